-- Who wears a piece in its pictures, and which size: said beside the sizes. Empty where no person is seen.
alter table public.products
  add column model_height integer check (model_height between 50 and 230),
  add column model_size text check (length(model_size) between 1 and 20),
  add constraint products_model_is_whole check ((model_height is null) = (model_size is null));

comment on column public.products.model_height is 'Centimetres.';

-- As in 0050, and with what helps to choose a size: fit, measurements of the garment, and what its pictures show.
create or replace function public.read_catalogue_products(after_id text, page_size integer) returns jsonb
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
      (select jsonb_build_array(name, name_lt, name_ru) from public.fits where code = product.fit_code) as fit,
      (
        select coalesce(jsonb_agg(
          jsonb_build_object('size', size, 'measure', measure, 'millimetres', millimetres)
          order by public.size_rank(size), measure
        ), '[]')
        from public.product_measurements where product_id = product.id
      ) as measurements,
      (
        select coalesce(jsonb_object_agg(picture, jsonb_build_array(alt, alt_lt, alt_ru)), '{}')
        from public.product_pictures where product_id = product.id
      ) as pictures,
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

-- Size guides whole, and the days off of the coming year, by which pages promise a day of delivery. By the service key alone.
create function public.read_size_facts() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'guides', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'code', code,
        'name', jsonb_build_array(name, name_lt, name_ru),
        'help', jsonb_build_array(help, help_lt, help_ru),
        'measures', measures,
        'rows', (
          select coalesce(jsonb_agg(
            jsonb_build_object('size', size, 'ranges', ranges, 'conversions', conversions) order by position
          ), '[]')
          from public.size_guide_rows where guide_code = code
        )
      ) order by display_order, code), '[]')
      from public.size_guides
    ),
    'holidays', (
      select coalesce(jsonb_agg(day order by day), '[]') from public.public_holidays
      where country = 'LT' and day between current_date and current_date + 400
    )
  )
$$;
