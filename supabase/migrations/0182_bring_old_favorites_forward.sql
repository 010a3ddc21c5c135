-- A browser shows the latest fifty hearts alone. One that is pressed again though it was kept all the time, further back, comes
-- forward; else it would go out again with the answer. Its price stays that of the first time, from which it may have fallen.
create or replace function public.merge_favorites(product_ids text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := public.asker();
  -- One for all, so that their order does not depend on how quickly rows are made.
  moment constant timestamptz := clock_timestamp();
  room integer;
begin
  if owner is null then
    raise exception 'nobody is signed in' using errcode = 'insufficient_privilege';
  end if;
  if cardinality(product_ids) > 200 then
    raise exception 'at most 200 products at once' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(2006, hashtext('favorites' || owner));
  room := 500 - (select count(*) from public.favorites where user_id = owner);
  update public.favorites kept set created_at = moment - wanted.place * interval '1 millisecond'
  from (
    select id, min(place) as place from unnest(product_ids) with ordinality as asked (id, place) group by id
  ) wanted
  where kept.user_id = owner and kept.product_id = wanted.id and kept.id not in (
    select id from public.favorites where user_id = owner order by created_at desc, id limit 50
  );
  insert into public.favorites (user_id, product_id, created_at)
  select owner, product.id, moment - wanted.place * interval '1 millisecond'
  from (
    select id, min(place) as place from unnest(product_ids) with ordinality as asked (id, place) group by id
  ) wanted
  join public.products product on product.id = wanted.id and product.active
  where not exists (select from public.favorites kept where kept.user_id = owner and kept.product_id = product.id)
  order by wanted.place limit greatest(0, room)
  on conflict (user_id, product_id) do nothing;
  return (
    select coalesce(jsonb_agg(product_id order by created_at desc, id), '[]') from public.favorites where user_id = owner
  );
end
$$;
