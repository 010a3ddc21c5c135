-- Reviews and messages of the contact form, as the back office lists and settles them.

create index reviews_by_status_and_id on public.reviews (status, created_at, id);
create index contact_messages_by_status_and_id on public.contact_messages (status, created_at, id);

-- A page of reviews for editors and administrators; null for anybody else. `asked`: status (pending: those that wait longest first;
-- approved, rejected: the newest first), language (of products' names), after ({at, id} of the last before the page), size. The number of
-- an order is an administrator's. Counts come with the first page.
create function public.list_reviews(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := coalesce(asked ->> 'status', 'pending');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 20), 1), 100);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  shows_orders constant boolean := public.is_admin();
  answer jsonb;
begin
  if not public.is_editor() then
    return null;
  end if;
  with page as (
    (
      select * from public.reviews where wanted = 'pending' and status = 'pending'
        and (after_id is null or (created_at, id) > (after_at, after_id))
      order by created_at, id limit page_size + 1
    )
    union all
    (
      select * from public.reviews where wanted <> 'pending' and status = wanted
        and (after_id is null or (created_at, id) < (after_at, after_id))
      order by created_at desc, id desc limit page_size + 1
    )
  ),
  ranked as (
    select page.*, row_number() over (
      order by case when wanted = 'pending' then created_at end, case when wanted = 'pending' then id end, created_at desc, id desc
    ) as place
    from page
  )
  select jsonb_build_object('more', count(*) > page_size, 'reviews', coalesce(jsonb_agg(jsonb_build_object(
    'id', review.id, 'revision', review.revision, 'status', review.status, 'stars', review.stars, 'fit', review.fit,
    'body', review.body, 'author_name', review.author_name, 'language', review.language, 'size', review.size, 'color', review.color,
    'photo', review.photo, 'rejection', review.rejection, 'created_at', review.created_at, 'product', product.id,
    'product_name', public.name_in(product, asked ->> 'language'),
    'order_number', case when shows_orders then (
      select order_number from public.order_items item join public.orders on orders.id = item.order_id where item.id = review.order_item_id
    ) end,
    'place', jsonb_build_object('at', review.created_at, 'id', review.id)
  ) order by review.place) filter (where review.place <= page_size), '[]'))
  into answer
  from ranked review join public.products product on product.id = review.product_id;
  return answer || case when after_id is null then jsonb_build_object('counts', (
    select jsonb_build_object(
      'pending', count(*) filter (where status = 'pending'), 'approved', count(*) filter (where status = 'approved'),
      'rejected', count(*) filter (where status = 'rejected')
    ) from public.reviews
  )) else '{}' end;
end
$$;

-- A page of messages for administrators, null for anybody else. `asked`: status (new: those that wait longest first; answered, spam: the
-- newest first), after ({at, id}), size. `doubts` are signs of machine writing. Counts come with the first page.
create function public.list_contact_messages(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := coalesce(asked ->> 'status', 'new');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 20), 1), 100);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with page as (
    (
      select * from public.contact_messages where wanted = 'new' and status = 'new'
        and (after_id is null or (created_at, id) > (after_at, after_id))
      order by created_at, id limit page_size + 1
    )
    union all
    (
      select * from public.contact_messages where wanted <> 'new' and status = wanted
        and (after_id is null or (created_at, id) < (after_at, after_id))
      order by created_at desc, id desc limit page_size + 1
    )
  ),
  ranked as (
    select page.*, row_number() over (
      order by case when wanted = 'new' then created_at end, case when wanted = 'new' then id end, created_at desc, id desc
    ) as place
    from page
  )
  select jsonb_build_object('more', count(*) > page_size, 'messages', coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', first_name || ' ' || last_name, 'email', email, 'subject', subject, 'message', message, 'language', language,
    'status', status, 'doubts', doubts, 'created_at', created_at, 'answered_at', answered_at,
    'place', jsonb_build_object('at', created_at, 'id', id)
  ) order by place) filter (where place <= page_size), '[]'))
  into answer from ranked;
  return answer || case when after_id is null then jsonb_build_object('counts', (
    select jsonb_build_object(
      'new', count(*) filter (where status = 'new'), 'answered', count(*) filter (where status = 'answered'),
      'spam', count(*) filter (where status = 'spam')
    ) from public.contact_messages
  )) else '{}' end;
end
$$;

-- Files a message: answered, spam, or new again. { ok, changed } or message_unknown.
create function public.file_contact_message(filed uuid, wanted text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_messages set status = wanted, answered_at = case wanted when 'answered' then now() end
  where id = filed and status <> wanted;
  if found then
    return jsonb_build_object('ok', true, 'changed', true);
  end if;
  return case when exists (select from public.contact_messages where id = filed)
    then jsonb_build_object('ok', true, 'changed', false) else jsonb_build_object('ok', false, 'code', 'message_unknown') end;
end
$$;

revoke execute on function public.list_reviews(jsonb), public.list_contact_messages(jsonb) from public, anon, service_role;
grant execute on function public.list_reviews(jsonb), public.list_contact_messages(jsonb) to authenticated;
revoke execute on function public.file_contact_message(uuid, text) from public, anon, authenticated;
grant execute on function public.file_contact_message(uuid, text) to service_role;
