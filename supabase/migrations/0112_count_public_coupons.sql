-- What was announced to everyone by coupons, from which moment on: a general public code is an announced reduction
-- (Commission guidance 2021/C 526/02, to art. 6a of Directive 98/6/EC), so the price with it was a price in force. Written by
-- trigger, never edited, and left when the coupon goes: evidence like price_history. `percent` is null where nothing is announced any more.
-- An amount off the whole order says nothing of one product's price and is not here, nor is free delivery.
create table public.coupon_announcements (
  id bigint generated always as identity primary key,
  coupon_id uuid not null,
  code text not null,
  percent integer check (percent between 1 and 100),
  minimum_goods integer not null,
  -- Null: everything. Otherwise these products, and those in or below these categories.
  product_ids text[],
  categories text[],
  valid_from timestamptz not null,
  valid_until timestamptz,
  recorded_at timestamptz not null
);

create index coupon_announcements_by_coupon on public.coupon_announcements (coupon_id, id desc);

create trigger coupon_announcements_as_written before update or delete on public.coupon_announcements
  for each row execute function public.keep_as_written();

-- Runs when the transaction ends, so that a coupon and the goods that it names are recorded together.
create function public.record_coupon_announcement() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant uuid := (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end)
    ->> (case tg_table_name when 'coupons' then 'id' else 'coupon_id' end);
  coupon public.coupons;
  known public.coupon_announcements;
  said public.coupon_announcements;
begin
  select * into coupon from public.coupons where id = changed for no key update;
  select * into known from public.coupon_announcements where coupon_id = changed order by id desc limit 1;
  if coupon.public and coupon.active and coupon.kind = 'percent' then
    said.percent := coupon.value;
  elsif known.percent is null then
    return null;
  end if;
  said.minimum_goods := coalesce(coupon.minimum_goods, known.minimum_goods);
  said.valid_from := coalesce(coupon.valid_from, known.valid_from);
  said.valid_until := case when coupon.id is null then known.valid_until else coupon.valid_until end;
  if coupon.restricted then
    said.product_ids := array(select product_id from public.coupon_products where coupon_id = changed order by 1);
    said.categories := array(select category from public.coupon_categories where coupon_id = changed order by 1);
  end if;
  if known.id is null
    or (known.percent, known.minimum_goods, known.valid_from, known.valid_until, known.product_ids, known.categories)
      is distinct from
      (said.percent, said.minimum_goods, said.valid_from, said.valid_until, said.product_ids, said.categories) then
    insert into public.coupon_announcements (
      coupon_id, code, percent, minimum_goods, product_ids, categories, valid_from, valid_until, recorded_at
    )
    -- The first word of a coupon reaches back to its first day, as a first price reaches back to its product's.
    values (changed, coalesce(coupon.code, known.code), said.percent, said.minimum_goods, said.product_ids, said.categories,
      said.valid_from, said.valid_until,
      case when known.id is null then least(said.valid_from, clock_timestamp()) else clock_timestamp() end);
  end if;
  return null;
end
$$;

create constraint trigger record_coupon_announcement after insert or update or delete on public.coupons
  deferrable initially deferred for each row execute function public.record_coupon_announcement();
create constraint trigger record_coupon_announcement after insert or update or delete on public.coupon_products
  deferrable initially deferred for each row execute function public.record_coupon_announcement();
create constraint trigger record_coupon_announcement after insert or update or delete on public.coupon_categories
  deferrable initially deferred for each row execute function public.record_coupon_announcement();

-- The lowest price in the 30 days before the present reduction began, in euro cents; null where nothing is reduced, or where
-- the product had no price before (a draft's 0 is none). A reduction that deepens is still the same one (Commission guidance 2021/C 526/02), so
-- the answer stays what it was until the product has been without a sale price. What a public coupon made of a price, for as long as
-- it was announced and one piece was enough for it, was a price in force too.
-- Asked for every price that is written, and most are of nothing reduced: that is answered first, and plans are kept.
create or replace function public.lowest_price_before_reduction(product_id text) returns integer
language plpgsql stable security definer set search_path = '' as $$
declare
  began timestamptz;
  lowest integer;
begin
  select history.valid_until into began
  from (
    select id, sale_price, valid_from, lead(valid_from) over (order by valid_from, id) as valid_until
    from public.price_history
    where price_history.product_id = lowest_price_before_reduction.product_id and price > 0
  ) history
  where history.sale_price is null order by history.valid_from desc, history.id desc limit 1;
  if began is null then
    return null;
  end if;

  with
    history as (
      select
        coalesce(sale_price, price) as in_force, valid_from,
        lead(valid_from) over (order by valid_from, id) as valid_until
      from public.price_history
      where price_history.product_id = lowest_price_before_reduction.product_id and price > 0
    ),
    before as (
      select in_force, greatest(valid_from, began - interval '30 days') as begins, least(valid_until, began) as ends
      from history where valid_from < began and valid_until > began - interval '30 days'
    ),
    announced as (
      select announcement.*,
        greatest(recorded_at, valid_from) as begins,
        least(
          coalesce(lead(recorded_at) over (partition by coupon_id order by id), 'infinity'),
          coalesce(valid_until, 'infinity')
        ) as ends
      from public.coupon_announcements announcement
    )
  select min(offered) into lowest from (
    select in_force as offered from before
    union all
    select greatest(1, in_force - (in_force * percent + 50) / 100)
    from before join announced on percent is not null and minimum_goods <= in_force
      and greatest(before.begins, announced.begins) < least(before.ends, announced.ends)
    where product_ids is null or lowest_price_before_reduction.product_id = any (product_ids)
      or categories && public.category_branch_upwards(
        (select category from public.products where id = lowest_price_before_reduction.product_id)
      )
  ) offers;
  return lowest;
end
$$;

alter table public.coupon_announcements enable row level security;
create policy "administrators read announcements" on public.coupon_announcements
  for select to authenticated using ((select public.is_admin()));

revoke insert, update, delete, truncate on public.coupon_announcements from authenticated, service_role;
revoke execute on function public.record_coupon_announcement() from public, anon, authenticated, service_role;
