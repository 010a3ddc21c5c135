-- Why no letter may go about this cart; null when it may. What is bought is
-- not reminded of: an order of the address that was placed after the cart was last changed, or just before (the browser's
-- word of the cart may be late).
create function public.refuse_cart_reminder(reminder public.cart_reminders) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when public.refuses_cart_reminders(reminder.email, reminder.email_hash) then 'stopped'
    when exists (
      select from public.orders
      where customer_email = reminder.email and created_at > reminder.changed_at - interval '10 minutes'
    ) then 'ordered'
    when exists (
      select from public.cart_reminder_mailboxes
      where email_hash = reminder.email_hash and mailed_at > now() - interval '30 days'
    ) then 'written_to'
  end
$$;

-- Can anything of this cart be bought today?
create function public.may_buy_again(reminder uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.cart_reminder_lines line
    join public.product_variants variant on variant.id = line.variant_id
    join public.products product on product.id = variant.product_id
    where line.reminder_id = reminder and product.active and variant.free > 0
  )
$$;

-- Owes a letter to those whose carts were last changed within the span (src/domain/cart/reminder-time.ts), the latest cart
-- of each mailbox. A cart that nothing can be bought of waits; one that no letter may go about is forgotten.
--
-- Whoever is ordering at this moment holds the lock of the address (place_order): such a cart has time until the next run.
-- Lock order: e-mail, reminders, outbox.
create function public.owe_cart_reminders(changed_from timestamptz, changed_until timestamptz, maximum integer default 200)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  candidate record;
  reminder public.cart_reminders;
  owed integer := 0;
begin
  for candidate in
    select id, email from (
      select distinct on (email_hash) id, email, changed_at from public.cart_reminders
      where owed_at is null and handed_at is null and changed_at between changed_from and changed_until
      order by email_hash, changed_at desc, id
    ) latest
    order by changed_at limit maximum
  loop
    continue when not pg_try_advisory_xact_lock(2002, hashtext(candidate.email));
    select * into reminder from public.cart_reminders
    where id = candidate.id and owed_at is null and handed_at is null and changed_at <= changed_until
    for update skip locked;
    continue when not found;
    if public.refuse_cart_reminder(reminder) is not null then
      delete from public.cart_reminders where id = reminder.id;
    elsif public.may_buy_again(reminder.id) then
      update public.cart_reminders set owed_at = now() where id = reminder.id;
      insert into public.outbox (idempotency_key, kind, recipient, language, payload)
      values (
        'cart_reminder:' || reminder.id, 'cart_reminder', reminder.email, reminder.language,
        jsonb_build_object('reminder', reminder.id)
      );
      owed := owed + 1;
    end if;
  end loop;
  return owed;
end
$$;

-- What the letter says, asked in the moment that it leaves: lines, prices and stock of now. Null: it is not to be sent, or not
-- now, and the message was put away. `changed_from` and `changed_until` are null at night.
create function public.open_cart_reminder(message_id uuid, changed_from timestamptz, changed_until timestamptz)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted uuid;
  reminder public.cart_reminders;
begin
  select (payload ->> 'reminder')::uuid into wanted from public.outbox where id = message_id;
  -- Whoever is ordering at this moment comes first.
  perform pg_advisory_xact_lock(2002, hashtext(email)) from public.cart_reminders where id = wanted;
  select * into reminder from public.cart_reminders where id = wanted for update;
  if reminder.handed_at is not null and changed_until is null then
    -- Its answer was lost before the night: only the same message is known again by the mail provider.
    update public.outbox set state = 'waiting', next_attempt_at = now() + interval '1 hour' where id = message_id;
    return null;
  end if;
  if reminder.id is null or changed_until is null or reminder.changed_at not between changed_from and changed_until
    or public.refuses_cart_reminders(reminder.email, reminder.email_hash) or not public.may_buy_again(reminder.id)
    or reminder.handed_at is null and public.refuse_cart_reminder(reminder) is not null then
    update public.cart_reminders set owed_at = null where id = reminder.id;
    delete from public.outbox where id = message_id;
    return null;
  end if;
  if reminder.handed_at is null then
    insert into public.cart_reminder_mailboxes as known (
      email_hash, stop_hash, mailed_at, consented_at, text_version, source
    ) values (
      reminder.email_hash, reminder.stop_hash, now(), reminder.consented_at, reminder.text_version, reminder.source
    )
    on conflict (email_hash) do update set
      mailed_at = excluded.mailed_at, consented_at = excluded.consented_at, text_version = excluded.text_version,
      source = excluded.source
    where known.stopped_at is null and (known.mailed_at is null or known.mailed_at <= now() - interval '30 days');
    if not found then
      delete from public.cart_reminders where id = reminder.id;
      delete from public.outbox where id = message_id;
      return null;
    end if;
    update public.cart_reminders set handed_at = now() where id = reminder.id;
  end if;
  return jsonb_build_object(
    'reminder', reminder.id, 'mailbox', reminder.email_hash, 'currency', reminder.currency,
    'lines', public.read_remembered_lines(reminder.id),
    'rates', (
      select jsonb_object_agg(currency, rate_millionths) from (
        select distinct on (currency) currency, rate_millionths from public.exchange_rates
        where valid_from <= now() order by currency, valid_from desc
      ) latest
    )
  );
end
$$;

-- An order settles what its address was to be reminded of, in the transaction that places it, whoever is to be paid; so does the
-- address that a provider's page asked for.
create function public.settle_cart_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone uuid[];
begin
  with ending as (
    select id from public.cart_reminders where email = new.customer_email order by id for update
  ), ended as (
    delete from public.cart_reminders where id in (select id from ending) returning id
  )
  select array_agg(id) into gone from ended;
  if gone is not null then
    perform public.withdraw_cart_reminders(gone);
  end if;
  return null;
end
$$;

-- At the transaction's end: goods are locked before reminders, in whatever order an order learns its address.
create constraint trigger settle_cart_reminders_of_new_orders after insert on public.orders
  deferrable initially deferred for each row when (new.customer_email is not null) execute function public.settle_cart_reminders();
create constraint trigger settle_cart_reminders_of_named_orders after update of customer_email on public.orders
  deferrable initially deferred for each row when (new.customer_email is distinct from old.customer_email and new.customer_email is not null)
  execute function public.settle_cart_reminders();

-- What the page about privacy promises: cart and address within a week of the last change (the job runs every night, so it
-- takes what would be a week old before its next run), their letters too; the proof of consent as other proofs, two years. That
-- somebody wants no letters is kept, or they would get one.
create function public.forget_cart_reminders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  with old as (
    select id from public.cart_reminders where changed_at < now() - interval '6 days' order by id for update skip locked
  )
  delete from public.cart_reminders where id in (select id from old);
  get diagnostics gone = row_count;
  delete from public.outbox where kind = 'cart_reminder' and created_at < now() - interval '3 days';
  delete from public.cart_reminder_mailboxes where stopped_at is null and mailed_at < now() - interval '2 years';
  return gone;
end
$$;

create or replace function public.forget_correspondence() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  proven constant interval := interval '2 years';
  subscribers integer;
  notices integer;
  messages integer;
  errors integer;
  consents integer;
begin
  delete from public.newsletter_subscribers
  where (status = 'pending' and confirmed_at is null and requested_at < now() - interval '30 days')
    or (status = 'unsubscribed' and unsubscribed_at < now() - proven);
  get diagnostics subscribers = row_count;
  delete from public.back_in_stock_requests
  where (confirmed_at is null and asked_at < now() - interval '7 days') or notified_at < now() - interval '90 days';
  get diagnostics notices = row_count;
  delete from public.contact_messages
  where (status = 'spam' and created_at < now() - interval '90 days')
    or (status <> 'spam' and created_at < now() - proven);
  get diagnostics messages = row_count;
  delete from public.client_errors where last_seen_at < now() - interval '90 days';
  get diagnostics errors = row_count;
  delete from public.consents as consent
  where consent.given_at < now() - proven
    and (
      consent.source = 'cookies'
      or (
        consent.purpose = 'newsletter'
        and not exists (
          select from public.newsletter_subscribers as subscriber where subscriber.email = consent.email
        )
      )
    );
  get diagnostics consents = row_count;
  return jsonb_build_object(
    'subscribers', subscribers, 'notices', notices, 'messages', messages, 'errors', errors, 'consents', consents,
    'limits', public.forget_rate_limits(), 'reminders', public.forget_cart_reminders()
  );
end
$$;

revoke execute on function
  public.refuse_cart_reminder(public.cart_reminders), public.may_buy_again(uuid), public.settle_cart_reminders(),
  public.forget_cart_reminders()
  from public, anon, authenticated, service_role;
revoke execute on function
  public.owe_cart_reminders(timestamptz, timestamptz, integer),
  public.open_cart_reminder(uuid, timestamptz, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.owe_cart_reminders(timestamptz, timestamptz, integer),
  public.open_cart_reminder(uuid, timestamptz, timestamptz)
  to service_role;
