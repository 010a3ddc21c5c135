-- What the account's lists need beside what they have: the price that a reduction has to be announced with, and a default
-- address that is there as long as there is an address.

-- As before (0156), with the lowest price of the 30 days before the present reduction.
create or replace function public.list_favorites() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', kept.id, 'user_id', kept.user_id, 'product_id', kept.product_id, 'product_name', kept.product_name,
    'product_price', kept.product_price, 'product_image', kept.product_image, 'created_at', kept.created_at,
    'now', case when product.id is not null then jsonb_build_object(
      'name', product.name, 'name_lt', product.name_lt, 'name_ru', product.name_ru, 'image', product.images[1],
      'price', product.price, 'sale_price', product.sale_price, 'lowest_price', product.lowest_price,
      'free', greatest(product.stock_quantity, 0),
      'variants', (
        select coalesce(jsonb_agg(
          jsonb_build_object('size', size, 'color', color, 'free', greatest(free, 0))
          order by position, public.size_rank(size)
        ), '[]')
        from public.product_variants where product_id = product.id
      )
    ) end
  ) order by kept.created_at desc, kept.id), '[]')
  from public.favorites kept
  left join public.products product on product.id = kept.product_id and product.active
  where kept.user_id = (select auth.uid())
$$;

-- Undo of a removal: kept again as it was, at the price and since the day of then, sold or not. True: it is kept. The price is
-- the person's own word; it is shown to nobody else and charged to nobody.
create function public.restore_favorite(kept_product text, kept_price integer, kept_since timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := auth.uid();
begin
  if owner is null then
    raise exception 'nobody is signed in' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(2006, hashtext('favorites' || owner));
  insert into public.favorites (user_id, product_id)
  select owner, id from public.products where id = kept_product
  on conflict (user_id, product_id) do nothing;
  update public.favorites set product_price = greatest(0, kept_price), created_at = least(kept_since, now())
  where user_id = owner and product_id = kept_product;
  return found;
end
$$;

revoke execute on function public.restore_favorite(text, integer, timestamptz) from public, anon, service_role;
grant execute on function public.restore_favorite(text, integer, timestamptz) to authenticated;

-- The person's lock comes before any row, as in set_default_address: after the row, a removal and a choice would wait for each
-- other for ever. Where a whole person is deleted nobody is asking, and there is no lock to take.
create function public.lock_own_addresses() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(2006, hashtext('addresses' || auth.uid()));
  return null;
end
$$;

create trigger lock_own_addresses before delete on public.addresses
  for each statement execute function public.lock_own_addresses();

-- Without its default the newest address is what a checkout begins with, and is called so.
create function public.pass_on_default_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.addresses set is_default = true where id = (
    select id from public.addresses where user_id = old.user_id order by created_at desc, id limit 1
  );
  return null;
end
$$;

create trigger pass_on_default_address after delete on public.addresses
  for each row when (old.is_default) execute function public.pass_on_default_address();

revoke execute on function public.lock_own_addresses(), public.pass_on_default_address()
  from public, anon, authenticated, service_role;
