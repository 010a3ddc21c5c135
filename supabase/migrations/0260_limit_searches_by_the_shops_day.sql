-- As in 0068, but its limit a day counts by the shop's day, as the counts themselves do since 0228: by the server's there was no limit
-- between the shop's midnight and the server's.
create or replace function public.count_visitor_search(words text, spoken text, results integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  client constant text := coalesce(
    headers ->> 'cf-connecting-ip', headers ->> 'x-real-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), ''
  );
  asked constant text := left(trim(regexp_replace(public.normalize_search(left(words, 100)), '\s+', ' ', 'g')), 100);
  today constant date := (now() at time zone 'Europe/Vilnius')::date;
begin
  if not public.take_rate_limit('search-count', client, 30, 60) then
    return;
  end if;
  if not exists (
    select from public.search_counts known where known.day = today and known.language = spoken and known.query = asked
  ) and (
    select count(*) from public.search_counts known where known.day = today and known.language = spoken
  ) >= 5000 then
    return;
  end if;
  perform public.count_search(words, spoken, results);
end
$$;
