-- Banners and the order of listings: what staff read of them, the ways to change them, what pages are built from, and what a page that
-- is open asks. All of it is changed by functions alone, which look at the version that was read.
do $$
declare
  name text;
begin
  foreach name in array array['banners', 'listing_curation'] loop
    execute format('drop policy "editors write" on public.%I', name);
    execute format('revoke insert, update, delete on public.%I from authenticated', name);
  end loop;
end
$$;
create policy "editors read banners" on public.banners for select to authenticated using ((select public.is_editor()));

-- Where a banner stands at this moment: `off` (switched off by hand), `over`, `planned`, `running`.
create function public.banner_state(banner public.banners) returns text
language sql stable set search_path = '' as $$
  select case
    when not banner.is_active then 'off'
    when banner.ends_at <= now() then 'over'
    when banner.starts_at > now() then 'planned'
    else 'running'
  end
$$;

-- All banners for editors and administrators, place by place in their order; null for anybody else. `from` and `until` are times of
-- Vilnius (YYYY-MM-DDTHH:MM), `updated_at` the version. Of a place the first that runs is shown.
create function public.list_banners() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not public.is_editor() then
    return null;
  end if;
  return jsonb_build_object('banners', (
    select coalesce(jsonb_agg(
      to_jsonb(banner) - array['picture', 'starts_at', 'ends_at', 'display_order'] || jsonb_build_object(
        'state', public.banner_state(banner),
        'from', to_char(starts_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD"T"HH24:MI'),
        'until', to_char(ends_at at time zone 'Europe/Vilnius', 'YYYY-MM-DD"T"HH24:MI')
      ) order by placement, display_order, starts_at, id
    ), '[]')
    from public.banners banner
  ));
end
$$;

-- Makes a banner or changes one. `wanted`: id (made by who asks: said twice, it is one banner), version (null for a new one), placement,
-- text, text_lt, text_ru, path, from, until (times of Vilnius, until null for good), is_active. { ok } or banner_unknown, banner_stale.
create function public.save_banner(wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.banners;
  begins constant timestamptz := (wanted ->> 'from')::timestamp at time zone 'Europe/Vilnius';
  ends constant timestamptz := (wanted ->> 'until')::timestamp at time zone 'Europe/Vilnius';
begin
  select * into known from public.banners where id = (wanted ->> 'id')::uuid for no key update;
  if known.id is null and wanted ->> 'version' is not null then
    return jsonb_build_object('ok', false, 'code', 'banner_unknown');
  end if;
  if known.id is not null and wanted ->> 'version' is null then
    return jsonb_build_object('ok', true);
  end if;
  if known.updated_at <> (wanted ->> 'version')::timestamptz then
    return jsonb_build_object('ok', false, 'code', 'banner_stale');
  end if;
  insert into public.banners (id, placement, text, text_lt, text_ru, path, starts_at, ends_at, is_active, display_order)
  values (
    (wanted ->> 'id')::uuid, wanted ->> 'placement', wanted ->> 'text', wanted ->> 'text_lt', wanted ->> 'text_ru', wanted ->> 'path',
    -- A minute that was left as it is keeps its seconds.
    case when date_trunc('minute', known.starts_at) = begins then known.starts_at else begins end, ends,
    (wanted ->> 'is_active')::boolean,
    case when known.placement = wanted ->> 'placement' then known.display_order
      else (select coalesce(max(display_order), 0) + 1 from public.banners where placement = wanted ->> 'placement') end
  )
  on conflict (id) do update set
    placement = excluded.placement, text = excluded.text, text_lt = excluded.text_lt, text_ru = excluded.text_ru, path = excluded.path,
    starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_active = excluded.is_active, display_order = excluded.display_order;
  return jsonb_build_object('ok', true);
end
$$;

-- Takes a banner away for good. { ok, changed } or banner_stale.
create function public.delete_banner(banner uuid, version timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.banners where id = banner and updated_at <> version) then
    return jsonb_build_object('ok', false, 'code', 'banner_stale');
  end if;
  delete from public.banners where id = banner;
  return jsonb_build_object('ok', true, 'changed', found);
end
$$;

-- Puts the banners of a place in this order. { ok } or banner_stale, where others stand there by now.
create function public.order_banners(place text, ids uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.banners where placement = place order by id for no key update;
  if array(select id from public.banners where placement = place order by id) <> array(select id from unnest(ids) id order by id) then
    return jsonb_build_object('ok', false, 'code', 'banner_stale');
  end if;
  update public.banners set display_order = wanted.number
  from unnest(ids) with ordinality as wanted (id, number)
  where banners.id = wanted.id and display_order <> wanted.number;
  return jsonb_build_object('ok', true);
end
$$;

-- The products that stand first in a listing, in their order.
create function public.pinned_products(wanted text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(product_id order by position), '{}') from public.listing_curation where listing = wanted
$$;

-- A listing as its editors see it; null for whoever is none. `asked`: listing, language, and what belongs to it, as the shop's own rules
-- say it (src/domain/catalogue/listings.ts): department (root of the tree), subcategories, category (with all below it), is_new, is_sale,
-- in_stock, sort. { categories: the tree, listed: the listings that have pinned products, pinned, others: the 24 that follow by themselves }.
create function public.read_listing_order(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  pinned constant text[] := public.pinned_products(asked ->> 'listing');
  spoken constant text := asked ->> 'language';
  department constant text := asked ->> 'department';
  kinds constant text[] := case when asked ? 'subcategories' then array(select jsonb_array_elements_text(asked -> 'subcategories')) end;
  branch text[];
begin
  if not public.is_editor() then
    return null;
  end if;
  if coalesce(asked ->> 'category', department) is not null then
    branch := array(select public.category_branch(coalesce(asked ->> 'category', department)));
  end if;
  return jsonb_build_object(
    'categories', public.named_category_tree(),
    'listed', (
      select coalesce(jsonb_object_agg(listing, pinned_here), '{}')
      from (select listing, count(*) as pinned_here from public.listing_curation group by listing) curated
    ),
    'pinned', (
      select coalesce(jsonb_agg(public.shown_product(product, spoken) order by place.number), '[]')
      from unnest(pinned) with ordinality as place (id, number) join public.products product on product.id = place.id
    ),
    'others', (
      select coalesce(jsonb_agg(public.shown_product(listed, spoken) order by listed.stock_quantity <= 0,
        case asked ->> 'sort' when 'featured' then (not listed.featured)::integer
          when 'discount' then -round(100.0 * (listed.price - coalesce(listed.sale_price, listed.price)) / nullif(listed.price, 0))
          else 0 end,
        listed.created_at desc, listed.id), '[]')
      from (
        select * from public.products
        where active and id <> all (pinned) and (branch is null or category = any (branch))
          and (kinds is null or subcategory = any (kinds))
          and (not coalesce((asked ->> 'is_new')::boolean, false) or is_new)
          and (not coalesce((asked ->> 'is_sale')::boolean, false) or is_sale)
          and (not coalesce((asked ->> 'in_stock')::boolean, false) or stock_quantity > 0)
        order by stock_quantity <= 0,
          case asked ->> 'sort' when 'featured' then (not featured)::integer
            when 'discount' then -round(100.0 * (price - coalesce(sale_price, price)) / nullif(price, 0)) else 0 end,
          created_at desc, id
        limit 24
      ) listed
    )
  );
end
$$;

-- A product as lists of marketing show it; prices in euro cents, `free` in pieces.
create function public.shown_product(product public.products, language text) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', product.id, 'sku', product.sku, 'name', public.name_in(product, language), 'price', product.price,
    'sale_price', product.sale_price, 'free', product.stock_quantity, 'active', product.active, 'images', to_jsonb(product.images)
  )
$$;

-- Products for sale that words or a SKU find, for editors; null for whoever is none. With `within` (as `asked` of read_listing_order)
-- those of a listing alone.
create function public.find_products_to_show(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  within constant jsonb := asked -> 'within';
  kinds constant text[] := case when within ? 'subcategories' then array(select jsonb_array_elements_text(within -> 'subcategories')) end;
  branch text[];
begin
  if not public.is_editor() then
    return null;
  end if;
  if coalesce(within ->> 'category', within ->> 'department') is not null then
    branch := array(select public.category_branch(coalesce(within ->> 'category', within ->> 'department')));
  end if;
  return jsonb_build_object('products', (
    select coalesce(jsonb_agg(public.shown_product(product, asked ->> 'language') order by id), '[]')
    from (
      select * from public.products
      where active and words is not null
        and public.product_words(name, name_lt, name_ru, sku, brand) like '%' || public.escape_like(words) || '%'
        and (branch is null or category = any (branch)) and (kinds is null or subcategory = any (kinds))
        and (not coalesce((within ->> 'is_new')::boolean, false) or is_new)
        and (not coalesce((within ->> 'is_sale')::boolean, false) or is_sale)
      order by id limit 12
    ) product
  ));
end
$$;

-- Puts these products first in a listing, in this order; none takes the order away. `was`: those that were read. { ok } or
-- order_stale (somebody changed it meanwhile), product_unknown.
create function public.save_listing_order(wanted_listing text, was text[], products text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known text[];
begin
  perform pg_advisory_xact_lock(2030, hashtext(wanted_listing));
  known := public.pinned_products(wanted_listing);
  if known = products then
    return jsonb_build_object('ok', true);
  end if;
  if known <> was then
    return jsonb_build_object('ok', false, 'code', 'order_stale');
  end if;
  if (select count(*) from public.products known_product where id = any (products)) <> cardinality(products) then
    return jsonb_build_object('ok', false, 'code', 'product_unknown');
  end if;
  delete from public.listing_curation where listing = wanted_listing and product_id <> all (products);
  insert into public.listing_curation (listing, product_id, position)
  select wanted_listing, id, place from unnest(products) with ordinality as chosen (id, place)
  on conflict (listing, product_id) do update set position = excluded.position where listing_curation.position <> excluded.position;
  return jsonb_build_object('ok', true);
end
$$;

-- A category's page is known by its slug: what stands first there stays when the slug changes.
create function public.move_listing_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.listing_curation set listing = new.slug
  where listing = old.slug and not exists (select from public.listing_curation other where other.listing = new.slug);
  return null;
end
$$;
create trigger move_listing_order after update of slug on public.categories
  for each row when (old.slug <> new.slug) execute function public.move_listing_order();

-- A banner as the shop shows it; times as they are stored, for browsers to compare.
create function public.shop_banner(banner public.banners) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'id', banner.id, 'placement', banner.placement, 'path', banner.path,
    'text', jsonb_build_object('en', banner.text, 'lt', banner.text_lt, 'ru', banner.text_ru),
    'from', floor(extract(epoch from banner.starts_at)), 'until', floor(extract(epoch from banner.ends_at))
  )
$$;

-- What pages are built with: banners that run or are planned within sixty days, six of a place at most, and what stands first in listings.
create function public.read_marketing() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'banners', (
      select coalesce(jsonb_agg(public.shop_banner(banner) order by placement, display_order, starts_at, id), '[]')
      from public.banners banner
      where id in (
        select id from (
          select id, row_number() over (partition by placement order by display_order, starts_at, id) as place
          from public.banners
          where is_active and (ends_at is null or ends_at > now()) and starts_at < now() + interval '60 days'
        ) due where place <= 6
      )
    ),
    'curation', (
      select coalesce(jsonb_object_agg(listing, products), '{}')
      from (select listing, jsonb_agg(product_id order by position) as products from public.listing_curation group by listing) curated
    )
  )
$$;

-- What a page that is open asks: the banner of each place that runs now, and what can be bought of the products that stand first in
-- its listing.
create function public.read_shown_marketing(listing text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'banners', (
      select coalesce(jsonb_agg(public.shop_banner(banner)), '[]') from (
        select distinct on (placement) * from public.banners
        where is_active and starts_at <= now() and (ends_at is null or ends_at > now())
        order by placement, display_order, starts_at, id
      ) banner
    ),
    'pinned', (
      select coalesce(jsonb_agg(product.id order by position), '[]')
      from public.listing_curation curated join public.products product on product.id = curated.product_id
      where curated.listing = read_shown_marketing.listing and product.active and product.stock_quantity > 0
    )
  )
$$;

revoke execute on function
  public.banner_state(public.banners), public.pinned_products(text), public.shown_product(public.products, text),
  public.shop_banner(public.banners), public.move_listing_order()
  from public, anon, authenticated, service_role;
grant execute on function public.shop_banner(public.banners) to service_role;
revoke execute on function public.list_banners(), public.read_listing_order(jsonb), public.find_products_to_show(jsonb)
  from public, anon, service_role;
grant execute on function public.list_banners(), public.read_listing_order(jsonb), public.find_products_to_show(jsonb) to authenticated;
revoke execute on function
  public.save_banner(jsonb), public.delete_banner(uuid, timestamptz), public.order_banners(text, uuid[]),
  public.save_listing_order(text, text[], text[]), public.read_marketing()
  from public, anon, authenticated;
grant execute on function
  public.save_banner(jsonb), public.delete_banner(uuid, timestamptz), public.order_banners(text, uuid[]),
  public.save_listing_order(text, text[], text[]), public.read_marketing()
  to service_role;
revoke execute on function public.read_shown_marketing(text) from public;
grant execute on function public.read_shown_marketing(text) to anon, authenticated;
