-- Orders that are put together on the telephone: what was talked about waits for the customer, who confirms it and pays on the
-- checkout's own page (docs/decisions/0035). Nothing is held for it.

create table public.phone_orders (
  -- Made by who asks: sent twice, it is one.
  id uuid primary key,
  -- Of the token in the letter's link (src/server/mail/link-tokens.ts).
  token_hash text not null unique,
  customer_name text not null,
  customer_email text not null check (customer_email = lower(customer_email)),
  language text not null check (language in ('en', 'lt', 'ru')),
  -- items, delivery and coupon, as the body of create-checkout has them; it is looked at anew whenever it is opened.
  request jsonb not null,
  -- What was told on the telephone and stands in the letter: lines and sums, euro cents.
  told jsonb not null,
  total integer not null check (total >= 0),
  taken_by uuid not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  times_sent integer not null default 1,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  -- The last order that was made of it.
  order_id uuid references public.orders (id)
);
create index phone_orders_by_creation on public.phone_orders (created_at desc, id desc);
create index phone_orders_by_email on public.phone_orders (customer_email);
create unique index phone_orders_by_order on public.phone_orders (order_id) where order_id is not null;

alter table public.phone_orders enable row level security;
create policy "administrators read phone orders" on public.phone_orders for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.phone_orders from anon, authenticated, service_role;

create trigger record_audit after insert or update or delete on public.phone_orders
  for each row execute function public.record_audit('id', 'token_hash,customer_name,customer_email,request', 'staff');

-- Where it stands: an order that was let go unpaid confirms nothing.
create function public.phone_order_state(asked public.phone_orders) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when orders.status = 'pending' then 'paying'
    when orders.status is not null and (orders.status <> 'cancelled' or orders.paid_at is not null) then 'confirmed'
    when asked.withdrawn_at is not null then 'withdrawn'
    when asked.expires_at <= now() then 'lapsed'
    else 'waiting'
  end
  from (values (1)) one left join public.orders on orders.id = asked.order_id
$$;

-- The letter with the way to the checkout; a letter each time that it is sent.
create function public.owe_phone_order_mail(owed public.phone_orders) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (idempotency_key, kind, recipient, language, payload)
  values ('phone-order-' || owed.id || '-' || owed.times_sent, 'phone_order', owed.customer_email, owed.language,
    owed.told || jsonb_build_object('phone_order', owed.id, 'expires_at', owed.expires_at))
  on conflict (idempotency_key) do nothing
$$;

-- Keeps what was talked about and sends it. taken: { id, token_hash, customer_name, customer_email, language, request, told (with total), expires_in_seconds }.
-- Answers { ok, changed }; the same id again changes nothing.
create function public.take_phone_order(taken jsonb, actor uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  added public.phone_orders;
begin
  insert into public.phone_orders (id, token_hash, customer_name, customer_email, language, request, told, total, taken_by, expires_at)
  values ((taken ->> 'id')::uuid, taken ->> 'token_hash', taken ->> 'customer_name', lower(taken ->> 'customer_email'), taken ->> 'language',
    taken -> 'request', taken -> 'told', (taken #>> '{told,total}')::integer, take_phone_order.actor,
    now() + make_interval(secs => (taken ->> 'expires_in_seconds')::integer))
  on conflict (id) do nothing returning * into added;
  if added.id is null then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  perform public.owe_phone_order_mail(added);
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- Sends it anew, good for as long again; a lapsed one too, at most once a minute. Answers { ok, changed } or phone_order_unknown,
-- phone_order_settled (confirmed, being paid or withdrawn).
create function public.resend_phone_order(sent uuid, expires_in_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_order public.phone_orders;
begin
  select * into found_order from public.phone_orders where id = sent for no key update;
  if found_order.id is null then
    return jsonb_build_object('ok', false, 'code', 'phone_order_unknown');
  end if;
  if public.phone_order_state(found_order) not in ('waiting', 'lapsed') then
    return jsonb_build_object('ok', false, 'code', 'phone_order_settled');
  end if;
  if found_order.sent_at > now() - interval '1 minute' then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  update public.phone_orders set sent_at = now(), times_sent = times_sent + 1,
    expires_at = now() + make_interval(secs => expires_in_seconds)
  where id = sent returning * into found_order;
  perform public.owe_phone_order_mail(found_order);
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- Takes it back: its link opens nothing any more. Answers { ok, changed } or phone_order_unknown, phone_order_settled.
create function public.withdraw_phone_order(withdrawn uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_order public.phone_orders;
begin
  select * into found_order from public.phone_orders where id = withdrawn for no key update;
  if found_order.id is null then
    return jsonb_build_object('ok', false, 'code', 'phone_order_unknown');
  end if;
  if found_order.withdrawn_at is not null then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if public.phone_order_state(found_order) in ('paying', 'confirmed') then
    return jsonb_build_object('ok', false, 'code', 'phone_order_settled');
  end if;
  update public.phone_orders set withdrawn_at = now() where id = withdrawn;
  delete from public.outbox where kind = 'phone_order' and state = 'waiting' and payload ->> 'phone_order' = withdrawn::text;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- What the page that its link leads to begins with; null where it opens nothing: withdrawn, lapsed, or paid by now.
create function public.open_phone_order(link_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'customer_email', customer_email, 'language', language, 'request', request
  )
  from public.phone_orders where token_hash = link_hash and public.phone_order_state(phone_orders) in ('waiting', 'paying')
$$;

-- Says of an order that it was taken by telephone, and by whom; once an order. A link that opens nothing any more says nothing.
create function public.confirm_phone_order(link_hash text, made_order uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_order public.phone_orders;
begin
  perform from public.orders where id = made_order for no key update;
  select * into found_order from public.phone_orders where token_hash = link_hash for no key update;
  if found_order.id is null or found_order.order_id = made_order
    or public.phone_order_state(found_order) not in ('waiting', 'paying') then
    return;
  end if;
  update public.phone_orders set order_id = made_order where id = found_order.id;
  insert into public.order_events (order_id, kind, code, actor)
  values (made_order, 'note', 'taken_by_phone', found_order.taken_by::text);
end
$$;

-- A page of them, the newest first, for administrators with all locks open; null for anybody else. asked: state, after ({at, id}).
create function public.list_phone_orders(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant integer := 50;
begin
  if not public.is_admin() then
    return null;
  end if;
  return (
    select jsonb_build_object('more', count(*) > most, 'phone_orders', coalesce(jsonb_agg(jsonb_build_object(
      'id', page.id, 'state', public.phone_order_state(page), 'customer_name', page.customer_name,
      'customer_email', page.customer_email, 'total', page.total, 'language', page.language,
      'taken_by', public.actor_name(page.taken_by::text), 'created_at', page.created_at, 'sent_at', page.sent_at,
      'times_sent', page.times_sent, 'expires_at', page.expires_at,
      'pieces', (select coalesce(sum((item ->> 'quantity')::integer), 0) from jsonb_array_elements(page.request -> 'items') item),
      'order_number', (select order_number from public.orders where orders.id = page.order_id)
    ) order by page.created_at desc, page.id desc) filter (where place <= most), '[]'))
    from (
      select phone_orders as page, row_number() over (order by created_at desc, id desc) as place
      from public.phone_orders
      where asked #>> '{after,id}' is null
        or (created_at, id) < ((asked #>> '{after,at}')::timestamptz, (asked #>> '{after,id}')::uuid)
      order by created_at desc, id desc limit most + 1
    ) listed cross join lateral (select (listed.page).*) page
  );
end
$$;

-- What a person is given of it, and what goes with them.
alter function public.export_held(uuid, text, text, integer) rename to export_held_of_orders;
create function public.export_held(holder uuid, address text, mailbox_hash text, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.export_held_of_orders(holder, address, mailbox_hash, most) || jsonb_build_object('phone_orders', (
    select coalesce(jsonb_agg(to_jsonb(taken) - array['id', 'token_hash', 'taken_by', 'order_id'] order by created_at), '[]')
    from public.phone_orders taken where taken.customer_email = address
  ))
$$;
alter function public.erase_held(uuid, text, uuid[], text) rename to erase_held_of_orders;
create function public.erase_held(erased uuid, address text, own_orders uuid[], mailbox_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.phone_orders where customer_email = address or order_id = any (own_orders);
  return public.erase_held_of_orders(erased, address, own_orders, mailbox_hash);
end
$$;

revoke execute on function
  public.phone_order_state(public.phone_orders), public.owe_phone_order_mail(public.phone_orders),
  public.export_held(uuid, text, text, integer), public.erase_held(uuid, text, uuid[], text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.take_phone_order(jsonb, uuid), public.resend_phone_order(uuid, integer), public.withdraw_phone_order(uuid),
  public.open_phone_order(text), public.confirm_phone_order(text, uuid)
  from public, anon, authenticated;
grant execute on function
  public.take_phone_order(jsonb, uuid), public.resend_phone_order(uuid, integer), public.withdraw_phone_order(uuid),
  public.open_phone_order(text), public.confirm_phone_order(text, uuid)
  to service_role;
revoke execute on function public.list_phone_orders(jsonb) from public, anon, service_role;
grant execute on function public.list_phone_orders(jsonb) to authenticated;
