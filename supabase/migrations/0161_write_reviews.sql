-- The lines that somebody may speak for: those of the order that a token opens, or without a token those of the orders of a
-- signed-in customer. A line of anybody else is not among them, whatever its number.
create function public.list_own_lines(order_token uuid, owner uuid)
returns table (order_item bigint, delivered_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select item.id, public.line_delivered_at(item.id)
  from public.orders join public.order_items item on item.order_id = orders.id
  where case when order_token is not null then orders.access_token = order_token else orders.user_id = owner end
$$;

-- What may be reviewed, with what was written already: of the order that a token opens (null when nobody knows it), or of the
-- last hundred delivered lines of a signed-in customer. `undelivered`: lines that can be reviewed later.
create function public.read_reviewable_lines(order_token uuid, owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (select * from public.list_own_lines(order_token, owner))
  select jsonb_build_object(
    'order_number', (select order_number from public.orders where access_token = order_token),
    'undelivered', (select count(*) from own where delivered_at is null),
    'lines', (
      select coalesce(jsonb_agg(shown.line order by shown.delivered_at desc, shown.id), '[]')
      from (
        select item.id, own.delivered_at, jsonb_build_object(
          'order_item', item.id, 'order_number', orders.order_number, 'product_id', item.product_id,
          'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru, 'picture', item.picture,
          'size', item.size, 'color', item.color, 'active', product.active,
          -- The first name: what stands before the first space.
          'author_name', left(split_part(trim(
            coalesce(nullif(trim(orders.customer_name), ''), orders.delivery_name, '')), ' ', 1), 60),
          'review', (
            select jsonb_build_object('stars', stars, 'fit', fit, 'body', body, 'author_name', author_name, 'photo', photo,
              'status', status, 'rejection', rejection)
            from public.reviews where order_item_id = item.id
          )
        ) as line
        from own
        join public.order_items item on item.id = own.order_item
        join public.orders on orders.id = item.order_id
        join public.products product on product.id = item.product_id
        where own.delivered_at is not null
        order by own.delivered_at desc, item.id limit 100
      ) shown
    )
  )
  where order_token is null and owner is not null
    or exists (select from public.orders where access_token = order_token)
$$;

-- How many delivered lines of the order behind a token have no review yet.
create function public.count_reviewable_lines(token uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
  from public.list_own_lines(token, null) own
  join public.order_items item on item.id = own.order_item
  join public.products on products.id = item.product_id
  where token is not null and own.delivered_at is not null
    and not exists (select from public.reviews where order_item_id = own.order_item)
$$;

-- Why a line cannot be written about by whom; null when it can. Locks the line: one word about it at a time.
create function public.refuse_reviewer(order_token uuid, owner uuid, line bigint) returns text
language plpgsql security definer set search_path = '' as $$
declare
  arrived timestamptz;
begin
  select delivered_at into arrived from public.list_own_lines(order_token, owner) where order_item = line;
  if not found or not exists (
    select from public.products join public.order_items item on item.product_id = products.id where item.id = line
  ) then
    return 'order_unknown';
  end if;
  if arrived is null then
    return 'not_delivered';
  end if;
  perform from public.order_items where id = line for no key update;
  if exists (select from public.reviews where order_item_id = line and status <> 'pending') then
    return 'review_closed';
  end if;
  return null;
end
$$;

-- Writes what a buyer says of a delivered line, or writes it anew while nobody has decided about it. `wanted`: { line, stars,
-- fit, text, author_name, language, photo }; everything else about the row (product, size, colour, status) is taken from the
-- order. Refused: order_unknown, not_delivered, review_closed (published or rejected: to be deleted first), fit_unasked (the
-- product has no sizes), photo_unknown (of another line, or gone).
create function public.write_review(order_token uuid, owner uuid, wanted jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  line constant bigint := (wanted ->> 'line')::bigint;
  refusal text := public.refuse_reviewer(order_token, owner, line);
  written public.reviews;
begin
  if refusal is null and wanted ->> 'fit' is not null
    and exists (select from public.order_items where id = line and size = '') then
    refusal := 'fit_unasked';
  end if;
  if refusal is null and wanted ->> 'photo' is not null and not exists (
    select from public.review_photos where id = (wanted ->> 'photo')::uuid and order_item_id = line
  ) then
    refusal := 'photo_unknown';
  end if;
  if refusal is not null then
    return jsonb_build_object('ok', false, 'code', refusal);
  end if;

  insert into public.reviews as known (
    product_id, order_item_id, user_id, author_name, stars, fit, body, language, size, color, photo
  )
  select item.product_id, item.id, orders.user_id, wanted ->> 'author_name', (wanted ->> 'stars')::integer,
    wanted ->> 'fit', wanted ->> 'text', wanted ->> 'language', item.size, item.color, wanted ->> 'photo'
  from public.order_items item join public.orders on orders.id = item.order_id
  where item.id = line
  on conflict (order_item_id) do update set
    author_name = excluded.author_name, stars = excluded.stars, fit = excluded.fit, body = excluded.body,
    language = excluded.language, photo = excluded.photo, revision = known.revision + 1
    where known.status = 'pending'
  returning * into written;
  if written.id is null then
    return jsonb_build_object('ok', false, 'code', 'review_closed');
  end if;
  delete from public.review_photos where order_item_id = line and id::text is distinct from written.photo;
  return jsonb_build_object('ok', true, 'status', written.status);
end
$$;

-- Takes one's own review back, whatever was decided about it. Refused: review_unknown.
create function public.delete_own_review(order_token uuid, owner uuid, line bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.reviews
  where order_item_id = line and line in (select order_item from public.list_own_lines(order_token, owner));
  get diagnostics gone = row_count;
  return case when gone = 1 then jsonb_build_object('ok', true)
    else jsonb_build_object('ok', false, 'code', 'review_unknown') end;
end
$$;

-- Keeps a photo for a review that is being written; the bytes come in base64. Whoever chooses another photo three times keeps
-- the last two, and what nobody has used for a day goes. Refused like `write_review`.
create function public.keep_review_photo(
  order_token uuid, owner uuid, line bigint, picture text, thumbnail text, width integer, height integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refusal constant text := public.refuse_reviewer(order_token, owner, line);
  kept uuid;
begin
  if refusal is not null then
    return jsonb_build_object('ok', false, 'code', refusal);
  end if;
  delete from public.review_photos photo
  where not exists (
      select from public.reviews where reviews.order_item_id = photo.order_item_id and reviews.photo = photo.id::text
    )
    and (photo.created_at < now() - interval '1 day' or photo.id in (
      select id from public.review_photos same where same.order_item_id = line order by created_at desc, id offset 1
    ));
  insert into public.review_photos (order_item_id, picture, thumbnail, width, height)
  values (line, decode(keep_review_photo.picture, 'base64'), decode(keep_review_photo.thumbnail, 'base64'),
    keep_review_photo.width, keep_review_photo.height)
  returning id into kept;
  return jsonb_build_object('ok', true, 'photo', kept);
end
$$;

-- A photo as base64, and whether it is everybody's: that of a published review. Otherwise it is shown to whoever may write
-- about its line, and to those who moderate. Null for all others.
create function public.read_review_photo(
  photo uuid, is_small boolean, order_token uuid, owner uuid, moderates boolean default false
) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'bytes', encode(case when is_small then kept.thumbnail else kept.picture end, 'base64'), 'is_public', review.is_public
  )
  from public.review_photos kept
  cross join lateral (
    select exists (
      select from public.reviews
      where order_item_id = kept.order_item_id and reviews.photo = kept.id::text and status = 'approved'
    ) as is_public
  ) review
  where kept.id = read_review_photo.photo and (
    review.is_public or moderates
    or kept.order_item_id in (select order_item from public.list_own_lines(order_token, owner))
  )
$$;

revoke execute on function public.list_own_lines(uuid, uuid), public.refuse_reviewer(uuid, uuid, bigint)
  from public, anon, authenticated, service_role;
revoke execute on function public.read_reviewable_lines(uuid, uuid), public.count_reviewable_lines(uuid),
  public.write_review(uuid, uuid, jsonb), public.delete_own_review(uuid, uuid, bigint),
  public.keep_review_photo(uuid, uuid, bigint, text, text, integer, integer),
  public.read_review_photo(uuid, boolean, uuid, uuid, boolean)
  from public, anon, authenticated;
grant execute on function public.read_reviewable_lines(uuid, uuid), public.count_reviewable_lines(uuid),
  public.write_review(uuid, uuid, jsonb), public.delete_own_review(uuid, uuid, bigint),
  public.keep_review_photo(uuid, uuid, bigint, text, text, integer, integer),
  public.read_review_photo(uuid, boolean, uuid, uuid, boolean)
  to service_role;
