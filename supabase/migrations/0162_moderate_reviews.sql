-- Reviews that wait for somebody to read them, those that wait longest first.
create function public.list_pending_reviews(at_most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(waiting) order by waiting.created_at, waiting.id), '[]')
  from (
    select review.id, review.revision, review.product_id, product.name as product_name, orders.order_number, review.stars,
      review.fit, review.body, review.author_name, review.language, review.size, review.color, review.photo,
      review.created_at
    from public.reviews review
    join public.products product on product.id = review.product_id
    left join public.order_items item on item.id = review.order_item_id
    left join public.orders on orders.id = item.order_id
    where review.status = 'pending'
    order by review.created_at, review.id limit least(at_most, 200)
  ) waiting
$$;

-- Publishes a review or keeps it back, with a reason that its writer is told. `seen_revision`: the words that were read; what
-- the writer has changed since is read again first (review_changed). A published one may be taken down later, and a rejected
-- one published. The same verdict again changes nothing. The product's rating follows by trigger (0012).
create function public.moderate_review(
  moderated uuid, seen_revision integer, verdict text, reason text, moderator uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.reviews;
begin
  if verdict not in ('approved', 'rejected') or (verdict = 'rejected') <> (nullif(trim(reason), '') is not null) then
    raise exception 'a review is approved, or rejected with a reason' using errcode = 'invalid_parameter_value';
  end if;
  select * into known from public.reviews where id = moderated for no key update;
  if known.id is null then
    return jsonb_build_object('ok', false, 'code', 'review_unknown');
  end if;
  if known.revision <> seen_revision then
    return jsonb_build_object('ok', false, 'code', 'review_changed');
  end if;
  if known.status = verdict then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  update public.reviews set status = verdict, rejection = nullif(trim(reason), ''), moderated_by = moderator
  where id = moderated;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

revoke execute on function public.list_pending_reviews(integer),
  public.moderate_review(uuid, integer, text, text, uuid) from public, anon, authenticated;
grant execute on function public.list_pending_reviews(integer),
  public.moderate_review(uuid, integer, text, text, uuid) to service_role;

-- As in 0085, and with what reviews say beside their words: how it fitted, in which size and colour, and a photo.
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
            'id', id, 'rating', stars, 'body', body, 'author', author_name, 'language', language, 'createdAt', created_at,
            'fit', fit, 'size', size, 'color', color, 'photo', photo
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
