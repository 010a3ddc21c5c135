-- What the build reads, by the service key alone. Products come page by page in the order of their ids, each whole, so that
-- one round trip brings hundreds and memory stays bounded however many there are.
create function public.read_catalogue_products(after_id text, page_size integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(shown) order by shown.id), '[]')
  from (
    select
      product.*,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('sku', sku, 'size', size, 'color', color, 'free', free)
          order by position, public.size_rank(size)
        ), '[]')
        from public.product_variants where product_id = product.id
      ) as variants,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'part', jsonb_build_array(part.name, part.name_lt, part.name_ru),
            'fibre', jsonb_build_array(fibre.name, fibre.name_lt, fibre.name_ru),
            'percent', composition.percent
          ) order by part.display_order, composition.percent desc, fibre.display_order
        ), '[]')
        from public.product_compositions composition
        join public.garment_parts part on part.code = composition.part_code
        join public.fibres fibre on fibre.code = composition.fibre_code
        where composition.product_id = product.id
      ) as composition,
      (
        select jsonb_build_array(text, text_lt, text_ru)
        from public.care_instructions where code = product.care_code
      ) as care,
      (select to_jsonb(maker) from public.manufacturers maker where id = product.manufacturer_id) as maker,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'id', id, 'rating', stars, 'body', body, 'author', author_name, 'language', language, 'createdAt', created_at
          ) order by created_at desc, id
        ), '[]')
        from public.reviews where product_id = product.id and status = 'approved'
      ) as reviews
    from public.products product
    where active and id > after_id
    order by id
    limit least(page_size, 1000)
  ) shown
$$;

-- The category tree and the facts of delivery and money that pages show.
create function public.read_catalogue_facts() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(to_jsonb(category) order by display_order, slug), '[]')
      from public.categories category where is_active
    ),
    'zones', (
      select coalesce(jsonb_agg(to_jsonb(zone) order by display_order, country), '[]')
      from public.shipping_zones zone where is_active
    ),
    'options', (
      select coalesce(jsonb_agg(to_jsonb(delivery) order by display_order, code), '[]')
      from public.delivery_options delivery where is_active
    ),
    'rates', (
      select coalesce(jsonb_object_agg(currency, rate_millionths), '{}')
      from (
        select distinct on (currency) currency, rate_millionths from public.exchange_rates
        where valid_from <= now() order by currency, valid_from desc
      ) current_rates
    ),
    'settings', (select coalesce(jsonb_object_agg(key, value), '{}') from public.settings where is_public)
  )
$$;
