-- What the shop holds of a person, given to them (GDPR art. 15 and 20), and taken away at their wish (art. 17) as far as the
-- law lets it: docs/accounts.md says what stays, and why.

-- One order with all that belongs to it, for its buyer's own file. Left out is what only the shop's machines use: the key of
-- the order's page, hashes, ids of payment providers.
create function public.export_order(exported public.orders) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(exported) - array['access_token', 'checkout_id', 'content_hash', 'client_hash', 'superseded_by']
    || jsonb_build_object(
    'lines', (
      select coalesce(jsonb_agg(to_jsonb(item) - array['order_id', 'variant_id'] order by item.position), '[]')
      from public.order_items item where item.order_id = exported.id
    ),
    'events', public.list_told_events(exported.id),
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'amount', amount, 'currency', currency,
        'state', state, 'created_at', created_at, 'paid_at', paid_at) order by created_at, id), '[]')
      from public.payments where order_id = exported.id
    ),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount', amount, 'currency', currency, 'reason', reason,
        'state', state, 'created_at', created_at, 'completed_at', completed_at) order by created_at, id), '[]')
      from public.refunds where order_id = exported.id
    ),
    'parcels', (
      select coalesce(jsonb_agg(jsonb_build_object('carrier', carrier, 'tracking_number', tracking_number,
        'state', state, 'shipped_at', shipped_at, 'delivered_at', delivered_at) order by created_at, id), '[]')
      from public.parcels where order_id = exported.id
    ),
    'returns', (
      select coalesce(jsonb_agg(to_jsonb(back) - array['order_id', 'request_id', 'refund_id'] || jsonb_build_object(
        'lines', (
          select coalesce(jsonb_agg(to_jsonb(part) - array['return_id', 'variant_id']), '[]')
          from public.return_items part where part.return_id = back.id
        )
      ) order by back.requested_at, back.id), '[]')
      from public.returns back where back.order_id = exported.id
    ),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'series', series, 'number', number,
        'issued_at', issued_at, 'content', content) order by issued_at, number), '[]')
      from (
        select 'invoice' as kind, series, number, issued_at, content from public.invoices
        where order_id = exported.id
        union all
        select 'credit_note', note.series, note.number, note.issued_at, note.content
        from public.credit_notes note join public.invoices on invoices.id = note.invoice_id
        where invoices.order_id = exported.id
      ) documents
    ),
    'coupons', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_eur', amount_eur, 'redeemed_at', created_at)), '[]')
      from public.coupon_redemptions where order_id = exported.id
    )
  )
$$;

-- Everything that the shop holds of a person, for one file. What hangs on the address counts only where the address is
-- confirmed; `mailbox_hash` recognises the mailbox (src/server/order/customer-hash.ts). Of orders, messages and mails the
-- newest `most` each; `complete` says whether that was all. Null: there is no such person.
create function public.export_account(exported uuid, mailbox_hash text, most integer default 1000) returns jsonb
language sql stable security definer set search_path = '' as $$
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
      from public.reviews review where review.user_id = person.id
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

-- What of a person's orders is not settled: goods on their way, goods coming back, money that is owed. Until then the shop
-- needs the address to keep the contract (GDPR art. 17(1)(a): still necessary), and an account cannot go.
create function public.list_unsettled_orders(buyer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('order_number', order_number, 'reason', reason) order by created_at, id), '[]')
  from (
    select id, order_number, created_at, case
      when status in ('pending', 'processing', 'shipped') then 'order_open'
      when exists (
        select from public.returns where order_id = orders.id
          and (state not in ('accepted', 'refused', 'closed') or (state = 'accepted' and reason = 'exchange'))
      ) then 'return_open'
      when exists (
        select from public.refunds where order_id = orders.id and state in ('pending', 'submitted', 'failed')
      ) then 'refund_owed'
      when payment_status = 'disputed' or exists (
        select from public.tasks where order_id = orders.id and done_at is null
      ) then 'payment_disputed'
    end as reason
    from public.orders where user_id = buyer
  ) judged
  where reason is not null
$$;

-- Takes a person out of the shop, all in one transaction, the user last; a second call finds nobody and changes nothing.
--
-- Answers { ok: true, orders, invoices } (how many stay), or { ok: false, code }: `orders_open` with the unsettled orders, or
-- `back_office_role` (whoever runs the shop hands that over first).
--
-- Stays: orders with lines, sums and payments, invoices and credit notes as they were issued (ten years, art. 17(3)(b)), and
-- declarations of withdrawal, which are never edited (art. 17(3)(e)). The order is nobody's any more; the buyer's name and
-- address stay in the issued invoice alone, or in the order as long as an invoice is still to be made of it.
-- Lock order: e-mail (2002, as place_order), user, orders, products (by the reviews), the rest.
create function public.erase_account(erased uuid, mailbox_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person record;
  address text;
  unsettled jsonb;
  own_orders uuid[];
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
  delete from public.reviews where user_id = erased;
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

-- The last mail to an erased person is the last that is known of their address.
create function public.forget_recipient() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.recipient := 'forgotten';
  return new;
end
$$;

create trigger forget_recipient before update of state on public.outbox
  for each row when (new.kind = 'account_deleted' and new.state in ('sent', 'failed'))
  execute function public.forget_recipient();

revoke execute on function
  public.export_order(public.orders), public.list_unsettled_orders(uuid), public.forget_recipient()
  from public, anon, authenticated, service_role;
revoke execute on function public.export_account(uuid, text, integer), public.erase_account(uuid, text)
  from public, anon, authenticated;
grant execute on function public.export_account(uuid, text, integer), public.erase_account(uuid, text) to service_role;
