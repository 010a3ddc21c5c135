-- Sums of what is counted, so that a year among ten thousand products is read at once. Each count goes into its day, its month and the
-- day's sum of its kind; still no person, no identifier, nothing stored on a device.

create table public.visit_months (
  -- First day of the month.
  month date not null check (extract(day from month) = 1),
  event text not null,
  subject text not null,
  language text not null check (language in ('en', 'lt', 'ru')),
  count bigint not null check (count > 0),
  primary key (month, event, subject, language)
);

create table public.visit_totals (
  day date not null,
  event text not null,
  language text not null check (language in ('en', 'lt', 'ru')),
  count bigint not null check (count > 0),
  primary key (day, event, language)
);

insert into public.visit_months (month, event, subject, language, count)
select date_trunc('month', day)::date, event, subject, language, sum(count) from public.visit_counts group by 1, 2, 3, 4;
insert into public.visit_totals (day, event, language, count)
select day, event, language, sum(count) from public.visit_counts group by 1, 2, 3;

-- Days are those of the shop.
alter table public.visit_counts alter column day set default (now() at time zone 'Europe/Vilnius')::date;
alter table public.search_counts alter column day set default (now() at time zone 'Europe/Vilnius')::date;

-- The rows are always taken in this order: two counts at once wait for each other and never crosswise.
create or replace function public.count_visit(event text, subject text, language text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'Europe/Vilnius')::date;
begin
  insert into public.visit_counts as known (day, event, subject, language, count)
  values (today, count_visit.event, left(count_visit.subject, 200), count_visit.language, 1)
  on conflict (day, event, subject, language) do update set count = known.count + 1;
  insert into public.visit_months as known (month, event, subject, language, count)
  values (date_trunc('month', today)::date, count_visit.event, left(count_visit.subject, 200), count_visit.language, 1)
  on conflict (month, event, subject, language) do update set count = known.count + 1;
  insert into public.visit_totals as known (day, event, language, count)
  values (today, count_visit.event, count_visit.language, 1)
  on conflict (day, event, language) do update set count = known.count + 1;
end
$$;

-- As in 0073; of an arrival (`visit`) the country too, where the host says it, as a count of its own: it is joined to nothing else
-- that is counted, and countries that the shop does not deliver to are one.
drop function public.count_known_visit(text, text, text);
create function public.count_known_visit(event text, subject text, language text, country text default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if event in ('product_view', 'add_to_cart') and not exists (
    select from public.products where id = count_known_visit.subject
  ) then
    return;
  end if;
  perform public.count_visit(count_known_visit.event, count_known_visit.subject, count_known_visit.language);
  if event = 'visit' and country is not null then
    perform public.count_visit('visit_from', case
      when exists (select from public.shipping_zones zone where zone.country = count_known_visit.country) then count_known_visit.country
      else 'ZZ'
    end, count_known_visit.language);
  end if;
end
$$;

alter table public.visit_months enable row level security;
alter table public.visit_totals enable row level security;
create policy "administrators read visits by month" on public.visit_months
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read sums of visits" on public.visit_totals
  for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.visit_months, public.visit_totals from anon, authenticated, service_role;
revoke execute on function public.count_known_visit(text, text, text, text) from public, anon, authenticated;
grant execute on function public.count_known_visit(text, text, text, text) to service_role;
