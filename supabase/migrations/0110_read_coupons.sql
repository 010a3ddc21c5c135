-- Set with the first row that names goods, and by administrators. It stays when such a row goes with its product or category:
-- a coupon for one coat must not become one for everything because the coat is deleted.
alter table public.coupons add column restricted boolean not null default false;

create function public.restrict_coupon() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.coupons set restricted = true where id = new.coupon_id and not restricted;
  return null;
end
$$;

create trigger restrict_coupon after insert on public.coupon_products
  for each row execute function public.restrict_coupon();
create trigger restrict_coupon after insert on public.coupon_categories
  for each row execute function public.restrict_coupon();

-- A category and everything above it: where one of them is named, the category is meant too.
create function public.category_branch_upwards(lowest text) returns text[]
language sql stable security definer set search_path = '' as $$
  with recursive above as (
    select slug, parent_id from public.categories where slug = lowest
    union
    select parent.slug, parent.parent_id from public.categories parent join above on parent.id = above.parent_id
  )
  select coalesce(array_agg(slug), '{}') from above
$$;

-- Which of these products a coupon reduces: all, or those that it names itself or by a category at or above theirs.
create function public.products_under_coupon(coupon public.coupons, product_ids text[]) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(product.id order by product.id), '{}')
  from public.products product
  where product.id = any (product_ids) and (
    not coupon.restricted
    or exists (select from public.coupon_products where coupon_id = coupon.id and product_id = product.id)
    or exists (
      select from public.coupon_categories
      where coupon_id = coupon.id and category = any (public.category_branch_upwards(product.category))
    )
  )
$$;

-- A coupon by its code, as it works on these products; null where there is none, or none that is active. Its uses are counted
-- without the orders that are still to be paid: the shopper's own may be among them. place_order counts them all, under lock.
create function public.read_coupon(wanted_code text, product_ids text[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', coupon.id, 'code', coupon.code, 'kind', coupon.kind, 'value', coupon.value, 'minimum_goods', coupon.minimum_goods,
    'valid_from', coupon.valid_from, 'valid_until', coupon.valid_until,
    'covers', case when coupon.restricted then to_jsonb(public.products_under_coupon(coupon, product_ids)) end,
    'used_up', coupon.maximum_redemptions is not null and coupon.maximum_redemptions <= (
      select count(*) from public.coupon_redemptions redemption
      join public.orders on orders.id = redemption.order_id
      where redemption.coupon_id = coupon.id and redemption.released_at is null and orders.status <> 'pending'
    )
  )
  from public.coupons coupon where coupon.code = wanted_code and coupon.active
$$;

revoke execute on function
  public.restrict_coupon(), public.category_branch_upwards(text),
  public.products_under_coupon(public.coupons, text[]), public.read_coupon(text, text[])
  from public, anon, authenticated;
revoke execute on function
  public.restrict_coupon(), public.category_branch_upwards(text), public.products_under_coupon(public.coupons, text[])
  from service_role;
grant execute on function public.read_coupon(text, text[]) to service_role;
