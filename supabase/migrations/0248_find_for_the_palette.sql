-- What the command palette of the back office finds while somebody types: a few orders, products, customers or coupons at a time.
-- The lists count what they find and weigh every customer; asked with each pause of the keys, that would be too much of a busy shop.

create index profiles_by_words on public.profiles
  using gin (public.normalize_search(display_name) extensions.gin_trgm_ops) where display_name is not null;
create index coupons_by_words on public.coupons using gin (public.normalize_search(code || ' ' || note) extensions.gin_trgm_ops);

-- The condition that `expression` has every word in it. The words stand in the statement, so that the planner knows how many rows
-- there are and takes the index of trigrams for few, that of time for many.
create function public.has_words(expression text, words text[]) returns text
language sql immutable set search_path = '' as $$
  select string_agg(format('%s like %L', expression, '%' || public.escape_like(word) || '%'), ' and ' order by place)
  from unnest(words) with ordinality given(word, place)
$$;

-- Five orders whose words have all of `words`, those that `typed` names by number or parcel first, then those in which a word begins
-- so, then the newest.
create function public.find_palette_orders(words text[], typed text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  spelled constant text := 'public.order_words(order_number, customer_name, delivery_name, customer_email, customer_phone, company_name)';
  compact constant text := upper(regexp_replace(typed, '[\s‐-―-]', '', 'g'));
  digits constant text := substring(compact from '^(?:GJ)?([0-9]{9})$');
  answer jsonb;
begin
  execute format('
    with named as (
      select id from public.orders where order_number = $2
      union select order_id from public.parcels where tracking_number = $3
    ),
    found as (
      (select id from public.orders where %1$s order by created_at desc limit 50) union select id from named
    ),
    listed as (
      select orders.*, row_number() over (
        order by orders.id in (select id from named) desc, '' '' || %2$s like ''%% '' || public.escape_like($1) || ''%%'' desc, created_at desc, orders.id
      ) as place
      from public.orders join found on found.id = orders.id
    )
    select jsonb_build_object(''more'', count(*) > 5, ''orders'', coalesce(jsonb_agg(jsonb_build_object(
      ''number'', order_number, ''customer'', coalesce(delivery_name, customer_name, customer_email), ''status'', status,
      ''created_at'', created_at, ''total_amount'', total_amount, ''currency'', currency
    ) order by place) filter (where place <= 5), ''[]'')) from listed', public.has_words(spelled, words), spelled)
  into answer
  using words[1], 'GJ-' || substr(digits, 1, 3) || '-' || substr(digits, 4, 3) || '-' || substr(digits, 7), compact;
  return answer;
end
$$;

-- Five products by name in any language, SKU (a variant's too) or brand, archived ones last.
create function public.find_palette_products(words text[], typed text, language text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  spelled constant text := 'public.product_words(name, name_lt, name_ru, sku, brand)';
  answer jsonb;
begin
  execute format('
    with named as (select product_id as id from public.product_variants where sku in ($2, upper($2))),
    found as (
      (select id from public.products where %1$s order by created_at desc, id desc limit 50) union select id from named
    ),
    listed as (
      select product, row_number() over (
        order by product.id in (select id from named) desc, archived_at is null desc,
          '' '' || %2$s like ''%% '' || public.escape_like($1) || ''%%'' desc, created_at desc, product.id
      ) as place
      from public.products product join found on found.id = product.id
    )
    select jsonb_build_object(''more'', count(*) > 5, ''products'', coalesce(jsonb_agg(jsonb_build_object(
      ''id'', (product).id, ''name'', public.name_in(product, $3), ''sku'', (product).sku,
      ''state'', case when (product).archived_at is not null then ''archived'' when (product).active then ''on_sale'' else ''off_sale'' end
    ) order by place) filter (where place <= 5), ''[]'')) from listed', public.has_words(spelled, words), spelled)
  into answer using words[1], typed, language;
  return answer;
end
$$;

-- Five customers: whoever ordered by their words, and accounts by their name or address. `key` as `customer_of` takes it.
create function public.find_palette_customers(words text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  spelled constant text := 'public.order_words(order_number, customer_name, delivery_name, customer_email, customer_phone, company_name)';
  answer jsonb;
begin
  -- A guest's order belongs to the account of its address once that is confirmed (as in known_customers). Nothing may be indexed in
  -- the auth service's table; the addresses of those who have ordered are found in their orders, and the others are read through.
  execute format('
    with ordered as (
      select coalesce(placed.user_id, owner.id) as account, placed.customer_email as email,
        coalesce(placed.customer_name, placed.delivery_name) as name, placed.order_number, placed.created_at
      from (select * from public.orders where %s order by created_at desc limit 50) placed
      left join auth.users owner on placed.user_id is null and owner.email = placed.customer_email and owner.email_confirmed_at is not null
      where placed.user_id is not null or placed.customer_email is not null
    ),
    guests as (
      select distinct on (email) order_number as key, name, email, created_at from ordered where account is null order by email, created_at desc
    ),
    accounts as (
      select id, max(at) as at from (
        select account as id, created_at as at from ordered where account is not null
        union all (select user_id, created_at from public.profiles where %s and display_name is not null order by created_at desc limit 50)
        union all (select users.id, users.created_at from auth.users where %s order by users.created_at desc limit 50)
      ) known group by id
    ),
    people as (
      select key, name, email, created_at as at from guests
      union all
      select users.id::text, coalesce(nullif(trim(profile.display_name), ''''), (
        select name from ordered where ordered.account = users.id order by created_at desc limit 1
      )), lower(users.email), accounts.at
      from accounts join auth.users on users.id = accounts.id left join public.profiles profile on profile.user_id = users.id
    ),
    listed as (
      select people.*, row_number() over (
        order by '' '' || public.normalize_search(coalesce(name, '''') || '' '' || coalesce(email, '''')) like ''%% '' || public.escape_like($1) || ''%%'' desc, at desc, key
      ) as place from people
    )
    select jsonb_build_object(''more'', count(*) > 5, ''customers'', coalesce(jsonb_agg(jsonb_build_object(
      ''key'', key, ''name'', name, ''email'', email
    ) order by place) filter (where place <= 5), ''[]'')) from listed',
    public.has_words(spelled, words), public.has_words('public.normalize_search(display_name)', words),
    public.has_words('lower(users.email)', words))
  into answer using words[1];
  return answer;
end
$$;

-- Five coupons by code or note, codes that begin so first.
create function public.find_palette_coupons(words text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  execute format('
    with found as (
      select coupons as coupon from public.coupons where %s order by created_at desc limit 50
    ),
    listed as (
      select coupon, row_number() over (
        order by lower((coupon).code) like public.escape_like($1) || ''%%'' desc, (coupon).created_at desc, (coupon).code
      ) as place from found
    )
    select jsonb_build_object(''more'', count(*) > 5, ''coupons'', coalesce(jsonb_agg(jsonb_build_object(
      ''code'', (coupon).code, ''note'', (coupon).note, ''state'', public.coupon_state(coupon, (
        select count(*) from public.coupon_redemptions where coupon_id = (coupon).id and released_at is null
      ))
    ) order by place) filter (where place <= 5), ''[]'')) from listed',
    public.has_words('public.normalize_search(code || '' '' || note)', words))
  into answer using words[1];
  return answer;
end
$$;

-- What the palette shows of one kind (`asked`: kind, words, language): { more, and five of them under the name of the kind }. Editors
-- are told of products alone; null for whoever may not see what is asked for, or asks for nothing that there is. Every word has to
-- occur; without three letters or figures in a row nothing is found, since no index could help.
create function public.find_for_palette(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kind constant text := asked ->> 'kind';
  typed constant text := trim(left(asked ->> 'words', 100));
  words constant text[] := (array(
    select word from regexp_split_to_table(public.normalize_search(typed), '\s+') with ordinality given(word, place)
    where word <> '' order by word ~ '[[:alnum:]]{3}' desc, place
  ))[1:6];
begin
  if not public.is_editor() or (kind is distinct from 'products' and not public.is_admin()) then
    return null;
  end if;
  if words[1] is null or words[1] !~ '[[:alnum:]]{3}' then
    return jsonb_build_object('more', false, kind, '[]'::jsonb);
  end if;
  return case kind
    when 'orders' then public.find_palette_orders(words, typed)
    when 'products' then public.find_palette_products(words, typed, asked ->> 'language')
    when 'customers' then public.find_palette_customers(words)
    when 'coupons' then public.find_palette_coupons(words)
  end;
end
$$;

revoke execute on function
  public.has_words(text, text[]), public.find_palette_orders(text[], text), public.find_palette_products(text[], text, text),
  public.find_palette_customers(text[]), public.find_palette_coupons(text[])
  from public, anon, authenticated, service_role;
revoke execute on function public.find_for_palette(jsonb) from public, anon, service_role;
grant execute on function public.find_for_palette(jsonb) to authenticated;
