-- Many products changed together, and a product as its page would show it before anybody may see it.

-- Changes products one by one, each { product, do (sell, withdraw, archive, restore, category), category, from }: what can be done is,
-- the rest is told. `from`: the category that it must be in, so that taking back takes nobody else's change back.
-- { ok, done: [{ product, back: changes that take it back }], refused: [{ product, code, problems }] }.
create function public.change_products(changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  change record;
  known public.products;
  answer jsonb;
  back jsonb;
  done jsonb := '[]';
  refused jsonb := '[]';
begin
  perform from public.products
  where id in (select value ->> 'product' from jsonb_array_elements(changes)) order by id for no key update;
  for change in
    select value ->> 'product' as product, value ->> 'do' as act, value ->> 'category' as category, value ->> 'from' as was
    from jsonb_array_elements(changes) with ordinality as list (value, place) order by place
  loop
    select * into known from public.products where id = change.product;
    back := '[]';
    if change.act <> 'category' then
      answer := public.move_product(change.product, change.act);
      if (answer ->> 'changed')::boolean then
        back := case change.act
          when 'sell' then jsonb_build_array(jsonb_build_object('product', known.id, 'do', 'withdraw'))
          when 'withdraw' then jsonb_build_array(jsonb_build_object('product', known.id, 'do', 'sell'))
          when 'restore' then jsonb_build_array(jsonb_build_object('product', known.id, 'do', 'archive'))
          else jsonb_build_array(jsonb_build_object('product', known.id, 'do', 'restore'))
            || case when known.active then jsonb_build_array(jsonb_build_object('product', known.id, 'do', 'sell')) else '[]' end
        end;
      end if;
    elsif known.id is null then
      answer := '{"ok": false, "code": "product_unknown"}';
    elsif change.was is not null and known.category is distinct from change.was then
      answer := '{"ok": false, "code": "product_stale"}';
    elsif not exists (select from public.categories where slug = change.category) then
      answer := '{"ok": false, "code": "choice_unknown"}';
    else
      answer := '{"ok": true}';
      if known.category is distinct from change.category then
        perform public.keep_product_version(known.id);
        update public.products set category = change.category where id = known.id;
        perform public.keep_product_version(known.id);
        if known.category is not null then
          back := jsonb_build_array(jsonb_build_object('product', known.id, 'do', 'category', 'category', known.category, 'from', change.category));
        end if;
        answer := '{"ok": true, "changed": true}';
      end if;
    end if;
    if not (answer ->> 'ok')::boolean then
      refused := refused || jsonb_build_array(jsonb_build_object('product', change.product) || (answer - 'ok'));
    elsif (answer ->> 'changed')::boolean then
      done := done || jsonb_build_array(jsonb_build_object('product', known.id, 'back', back));
    end if;
  end loop;
  return jsonb_build_object('ok', true, 'done', done, 'refused', refused);
end
$$;

-- A product with everything that its page shows.
create function public.shown_product(product public.products) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(product) || jsonb_build_object(
    'variants', (
      select coalesce(jsonb_agg(
        jsonb_build_object('sku', sku, 'size', size, 'color', color, 'free', free)
        order by position, public.size_rank(size)
      ), '[]')
      from public.product_variants where product_id = product.id),
    'composition', (
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
      where composition.product_id = product.id),
    'care', (
      select jsonb_build_array(text, text_lt, text_ru)
      from public.care_instructions where code = product.care_code),
    'fit', (select jsonb_build_array(name, name_lt, name_ru) from public.fits where code = product.fit_code),
    'measurements', (
      select coalesce(jsonb_agg(
        jsonb_build_object('size', size, 'measure', measure, 'millimetres', millimetres)
        order by public.size_rank(size), measure
      ), '[]')
      from public.product_measurements where product_id = product.id),
    'pictures', (
      select coalesce(jsonb_object_agg(picture, jsonb_build_array(alt, alt_lt, alt_ru)), '{}')
      from public.product_pictures where product_id = product.id),
    'maker', (select to_jsonb(maker) from public.manufacturers maker where id = product.manufacturer_id),
    'reviews', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', id, 'rating', stars, 'body', body, 'author', author_name, 'language', language, 'createdAt', created_at,
          'fit', fit, 'size', size, 'color', color, 'photo', photo
        ) order by created_at desc, id
      ), '[]')
      from public.reviews where product_id = product.id and status = 'approved')
  )
$$;

-- As in 0162.
create or replace function public.read_catalogue_products(after_id text, page_size integer) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(public.shown_product(product) order by product.id), '[]')
  from (
    select * from public.products where active and id > after_id order by id limit least(page_size, 1000)
  ) shown
  join public.products product on product.id = shown.id
$$;

-- A product as its page would show it, sold or not: what is not written in a language yet stands in English, what has no category
-- in the first.
create function public.read_draft_product(id text) returns jsonb
language sql stable set search_path = '' as $$
  select public.shown_product(product) || jsonb_build_object(
    'category', coalesce(category, (select slug from public.categories where parent_id is null order by display_order, slug limit 1)),
    'name_lt', coalesce(nullif(name_lt, ''), name), 'name_ru', coalesce(nullif(name_ru, ''), name),
    'description_lt', coalesce(nullif(description_lt, ''), description), 'description_ru', coalesce(nullif(description_ru, ''), description)
  )
  from public.products product where product.id = read_draft_product.id
$$;

revoke execute on function public.change_products(jsonb), public.shown_product(public.products), public.read_draft_product(text)
  from public, anon, authenticated;
grant execute on function public.change_products(jsonb), public.shown_product(public.products), public.read_draft_product(text)
  to service_role;
