-- What a person did as a guest is theirs once the order is: their reviews with it, in what they see, in the file of their
-- data and when they leave. And what of an order is the shop's alone.

-- As in 0157, and the reviews of the claimed orders, which were written by the links in mails about them.
create or replace function public.claim_orders_of(claimer uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  claimed integer;
begin
  select nullif(lower(email), '') into address from auth.users
  where id = claimer and email_confirmed_at is not null;
  if address is null then
    return 0;
  end if;
  with guest as (
    select id from public.orders where customer_email = address and user_id is null order by id for update
  ), taken as (
    update public.orders set user_id = claimer from guest where orders.id = guest.id returning orders.id
  ), written as (
    update public.reviews set user_id = claimer
    from public.order_items item join taken on taken.id = item.order_id
    where reviews.order_item_id = item.id
  ), noted as (
    insert into public.order_events (order_id, kind, code) select id, 'note', 'claimed_by_account' from taken
  )
  select count(*) into claimed from taken;
  return claimed;
end
$$;

-- Those of orders that were claimed before.
update public.reviews set user_id = orders.user_id
from public.order_items item join public.orders on orders.id = item.order_id
where reviews.order_item_id = item.id and reviews.user_id is null
  and exists (select from auth.users where users.id = orders.user_id);

-- As in 0159, of guest orders too that no sign-in has claimed yet, and with the reviews of the person's orders whoever was
-- signed in when they were written (one that is written while its order is claimed has nobody's id).
create or replace function public.export_account(exported uuid, mailbox_hash text, most integer default 1000) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select public.claim_orders_of(exported);
  with person as (
    select id, lower(email) as email, email_confirmed_at, created_at, last_sign_in_at,
      case when email_confirmed_at is not null then lower(email) end as address
    from auth.users where id = exported
  ), own_orders as (
    select orders from public.orders join person on orders.user_id = person.id
    order by orders.created_at desc, orders.id desc limit most + 1
  ), mails as (
    select outbox.kind, outbox.language, outbox.created_at, outbox.sent_at
    from public.outbox join person on outbox.recipient = person.address
    order by outbox.created_at desc limit most + 1
  ), messages as (
    select message.* from public.contact_messages message
    join person on message.user_id = person.id or message.email = person.address
    order by message.created_at desc limit most + 1
  )
  select jsonb_build_object(
    'complete', greatest(
      (select count(*) from own_orders), (select count(*) from mails), (select count(*) from messages)
    ) <= most,
    'account', (to_jsonb(person) - 'address') || jsonb_build_object(
      'roles', (select coalesce(jsonb_agg(role), '[]') from public.user_roles where user_id = person.id),
      'recovery_codes', (select count(*) from public.recovery_codes where user_id = person.id)
    ),
    'profile', (select to_jsonb(profile) - 'user_id' from public.profiles profile where profile.user_id = person.id),
    'addresses', (
      select coalesce(jsonb_agg(to_jsonb(entry) - 'user_id' order by entry.created_at), '[]')
      from public.addresses entry where entry.user_id = person.id
    ),
    'orders', (
      select coalesce(jsonb_agg(public.export_order(own.orders)), '[]')
      from (select orders from own_orders limit most) own
    ),
    'withdrawals', (
      select coalesce(jsonb_agg(to_jsonb(declared) - array['order_id', 'findings', 'matched_by'] order by declared_at), '[]')
      from public.withdrawals declared
      where declared.customer_email = person.address
        or declared.order_id in (select orders.id from public.orders where orders.user_id = person.id)
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(review) - array['user_id', 'moderated_by', 'is_demonstration'] order by created_at), '[]')
      from public.reviews review
      where review.user_id = person.id or review.order_item_id in (
        select item.id from public.order_items item join public.orders on orders.id = item.order_id
        where orders.user_id = person.id
      )
    ),
    'uploads', (
      select coalesce(jsonb_agg(to_jsonb(upload) - 'owner_id' order by created_at), '[]')
      from public.uploads upload where upload.owner_id = person.id
    ),
    'favorites', (
      select coalesce(jsonb_agg(to_jsonb(favorite) - 'user_id' order by created_at desc), '[]')
      from public.favorites favorite where favorite.user_id = person.id
    ),
    'cart', (select to_jsonb(cart) - 'user_id' from public.carts cart where cart.user_id = person.id),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(consent) - array['user_id', 'device_hash'] order by given_at), '[]')
      from public.consents consent where consent.user_id = person.id or consent.email = person.address
    ),
    'newsletter', (
      select to_jsonb(subscriber) - array['confirmation_token_hash', 'unsubscribe_token_hash']
      from public.newsletter_subscribers subscriber where subscriber.email = person.address
    ),
    'stock_notices', (
      select coalesce(jsonb_agg(to_jsonb(notice) - array['user_id', 'token_hash'] order by created_at), '[]')
      from public.back_in_stock_requests notice where notice.user_id = person.id or notice.email = person.address
    ),
    'cart_reminders', (
      select coalesce(jsonb_agg(
        to_jsonb(reminder) - array['id', 'email_hash', 'restore_hash', 'stop_hash']
          || jsonb_build_object('lines', public.read_remembered_lines(reminder.id))
        order by consented_at
      ), '[]')
      from public.cart_reminders reminder where reminder.email = person.address
    ),
    'cart_reminders_stopped_at', (
      select stopped_at from public.cart_reminder_mailboxes
      where email_hash = mailbox_hash and person.address is not null
    ),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(letter) - array['user_id', 'doubts']), '[]')
      from (select * from messages limit most) letter
    ),
    'mails', (select coalesce(jsonb_agg(to_jsonb(mail)), '[]') from (select * from mails limit most) mail)
  )
  from person
$$;

-- As in 0159, with all reviews of the person's orders, and photos for reviews that were never sent.
-- Lock order: e-mail (2002, as place_order), user, orders, reviews, products, the rest.
create or replace function public.erase_account(erased uuid, mailbox_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person record;
  address text;
  unsettled jsonb;
  own_orders uuid[];
  own_lines bigint[];
  invoiced integer;
  words text;
  reminders uuid[];
begin
  select lower(email) into address from auth.users where id = erased;
  perform pg_advisory_xact_lock(2002, hashtext(coalesce(address, '')));
  select id, lower(email) as email, email_confirmed_at into person from auth.users where id = erased for update;
  if not found then
    return jsonb_build_object('ok', true, 'orders', 0, 'invoices', 0);
  end if;
  if exists (select from public.user_roles where user_id = erased) then
    return jsonb_build_object('ok', false, 'code', 'back_office_role');
  end if;
  perform public.claim_orders_of(erased);
  perform from public.orders where user_id = erased order by id for update;
  unsettled := public.list_unsettled_orders(erased);
  if unsettled <> '[]' then
    return jsonb_build_object('ok', false, 'code', 'orders_open', 'orders', unsettled);
  end if;

  select coalesce(array_agg(id), '{}') into own_orders from public.orders where user_id = erased;
  select count(*) into invoiced from public.invoices where order_id = any (own_orders);
  select language into words from public.profiles where user_id = erased;
  select coalesce(array_agg(id), '{}') into own_lines from public.order_items where order_id = any (own_orders);
  delete from public.reviews where user_id = erased or order_item_id = any (own_lines);
  delete from public.review_photos where order_item_id = any (own_lines);
  update public.orders set
    user_id = null, customer_email = null, customer_phone = null, client_hash = null, delivery_phone = null,
    delivery_note = null, pickup_point_id = null, pickup_point_name = null,
    customer_name = case when needed then customer_name end,
    delivery_name = case when needed then delivery_name end,
    delivery_street = case when needed then delivery_street end,
    delivery_postcode = case when needed then delivery_postcode end,
    delivery_city = case when needed then delivery_city end
  from (
    select kept.id, public.may_be_invoiced(kept)
      and not exists (select from public.invoices where order_id = kept.id) as needed
    from public.orders kept where kept.id = any (own_orders)
  ) judged
  where orders.id = judged.id;

  delete from public.outbox where order_id = any (own_orders);
  -- Notices to a former address, too.
  delete from public.outbox
  where kind in ('account_notice', 'account_known') and payload ->> 'account' = erased::text;
  delete from public.back_in_stock_requests where user_id = erased;
  delete from public.contact_messages where user_id = erased;
  delete from public.uploads where owner_id = erased;
  if person.email_confirmed_at is not null then
    delete from public.outbox where recipient = person.email;
    delete from public.back_in_stock_requests where email = person.email;
    delete from public.contact_messages where email = person.email;
    delete from public.newsletter_subscribers where email = person.email;
    delete from public.consents where email = person.email;
    with gone as (
      delete from public.cart_reminders where email = person.email returning id
    )
    select array_agg(id) into reminders from gone;
    perform public.withdraw_cart_reminders(reminders);
    -- That somebody wants no such letters is kept, as a hash: it is how the shop knows that they want none.
    delete from public.cart_reminder_mailboxes where email_hash = mailbox_hash and stopped_at is null;
    insert into public.outbox (idempotency_key, kind, recipient, language, payload)
    values ('account_deleted:' || erased, 'account_deleted', person.email, coalesce(words, 'lt'),
      jsonb_build_object('orders', cardinality(own_orders), 'invoices', invoiced))
    on conflict (idempotency_key) do nothing;
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_key, after)
  values (erased, 'delete_account', 'users', erased::text, jsonb_build_object('orders', cardinality(own_orders)));
  -- Profile, addresses, favourites, cart, consents, sessions and factors go with it.
  delete from auth.users where id = erased;
  return jsonb_build_object('ok', true, 'orders', cardinality(own_orders), 'invoices', invoiced);
end
$$;

-- Customers read their orders over REST, but not what only the shop's machines use: the keys and hash by which a checkout is
-- recognised, and the hash of the network address. A column that is added later is the shop's until it is granted.
revoke select on public.orders from authenticated;
grant select (
  id, order_number, access_token, status, payment_status, payment_method, user_id, customer_name, customer_email,
  customer_phone, language, currency, rate_millionths, subtotal, discount, shipping, total_amount, vat_amount, vat_country,
  vat_basis_points, subtotal_eur, discount_eur, shipping_eur, total_eur, vat_eur, coupon_code, delivery_country,
  delivery_option, delivery_name, delivery_phone, delivery_street, delivery_postcode, delivery_city, delivery_note,
  pickup_carrier, pickup_point_id, pickup_point_name, promised_from, promised_to, signature_required, company_name,
  company_code, company_vat_code, company_street, company_postcode, company_city, company_country, expires_at, paid_at,
  cancelled_at, created_at, updated_at
) on public.orders to authenticated;
