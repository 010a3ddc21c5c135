-- `restore_favorite` (0171, 0180) copied name, price and picture of any product into the asker's list, also of one that was never
-- sold: whoever guessed its id read a draft. Of what is not sold now the person's own words are kept, as its price is.
drop function public.restore_favorite(text, integer, timestamptz);

create function public.restore_favorite(
  kept_product text, kept_price integer, kept_since timestamptz, kept_name text default null, kept_image text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner constant uuid := public.asker();
  is_new boolean;
begin
  if owner is null then
    raise exception 'nobody is signed in' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(2006, hashtext('favorites' || owner));
  insert into public.favorites (user_id, product_id)
  select owner, id from public.products where id = kept_product
  on conflict (user_id, product_id) do nothing;
  is_new := found;
  update public.favorites set product_price = greatest(0, kept_price), created_at = least(kept_since, now())
  where user_id = owner and product_id = kept_product;
  if not found then
    return false;
  end if;
  if is_new and not exists (select from public.products where id = kept_product and active) then
    update public.favorites
    set product_name = left(coalesce(kept_name, kept_product), 300), product_image = left(kept_image, 300)
    where user_id = owner and product_id = kept_product;
  end if;
  return true;
end
$$;

revoke execute on function public.restore_favorite(text, integer, timestamptz, text, text) from public, anon, service_role;
grant execute on function public.restore_favorite(text, integer, timestamptz, text, text) to authenticated;
