-- Customers of the back office: whoever has an account or has ordered as a guest, what the shop holds of them, notes about them, and
-- their rights (GDPR art. 15, 17, 20) where they ask the shop instead of their account.

create table public.customer_notes (
  id uuid primary key,
  -- Of an account, or of a guest by their address.
  user_id uuid references auth.users (id) on delete cascade,
  email text check (public.is_email(email)),
  text text not null check (length(text) between 1 and 1000),
  created_by text not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, email) = 1)
);
create index customer_notes_by_user on public.customer_notes (user_id);
create index customer_notes_by_email on public.customer_notes (email);

alter table public.customer_notes enable row level security;
create policy "administrators read notes" on public.customer_notes for select to authenticated using ((select public.is_admin()));
revoke insert, update, delete, truncate on public.customer_notes from anon, authenticated, service_role;
-- That there was a note is logged; what it said about somebody goes with it.
create trigger record_audit after insert or update or delete on public.customer_notes
  for each row execute function public.record_audit('id', 'user_id,email,text', 'staff');

-- What people wrote is theirs: the log says who moderated or answered it, and keeps none of it when it is erased.
drop trigger record_audit on public.reviews;
create trigger record_audit after insert or update or delete on public.reviews
  for each row execute function public.record_audit('id', 'user_id,author_name,body,photo');
drop trigger record_audit on public.contact_messages;
create trigger record_audit after insert or update or delete on public.contact_messages
  for each row execute function public.record_audit('id', 'user_id,first_name,last_name,email,subject,message');
drop trigger record_audit on public.orders;
create trigger record_audit after insert or update or delete on public.orders
  for each row execute function public.record_audit(
    'id', 'user_id,access_token,content_hash,client_hash,customer_name,customer_email,customer_phone,delivery_name,delivery_phone,delivery_street,delivery_postcode,delivery_city,delivery_note,pickup_point_id,pickup_point_name',
    'staff'
  );

-- Who a key of the back office names: an account by its id, or whoever placed an order by its number. `address` is the confirmed one
-- of an account, or the guest's. Both null: nobody.
create function public.customer_of(key text, out account uuid, out address text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select id, case when email_confirmed_at is not null then lower(email) end into account, address
    from auth.users where id = key::uuid;
  else
    select coalesce(orders.user_id, users.id), coalesce(lower(owner.email), orders.customer_email) into account, address
    from public.orders
    left join auth.users owner on owner.id = orders.user_id and owner.email_confirmed_at is not null
    left join auth.users on orders.user_id is null and lower(users.email) = orders.customer_email and users.email_confirmed_at is not null
    where orders.order_number = key;
    if account is not null then
      select case when email_confirmed_at is not null then lower(email) end into address from auth.users where id = account;
    end if;
  end if;
end
$$;

-- The ids of somebody's orders, those of a guest not yet claimed by the account with their address included.
create function public.orders_of_customer(account uuid, address text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.orders where user_id = account
  union all
  select id from public.orders where user_id is null and customer_email = address
$$;

-- Everybody who has an account or has ordered, with what they bought; `spent`: paid and not given back, euro cents.
create function public.known_customers() returns table (
  account uuid, email text, name text, orders bigint, spent bigint, open bigint, since timestamptz, seen timestamptz, key text, is_confirmed boolean
)
language sql stable security definer set search_path = '' as $$
  with given_back as (
    select order_id, sum(amount_eur) as amount from public.refunds where state in ('pending', 'submitted', 'succeeded') group by order_id
  ),
  bought as (
    select coalesce(placed.user_id, users.id) as account,
      case when placed.user_id is null and users.id is null then placed.customer_email end as email,
      count(*) as orders, min(placed.created_at) as first_at, max(placed.created_at) as last_at,
      count(*) filter (where placed.status in ('pending', 'processing', 'shipped')) as open,
      coalesce(sum(placed.total_eur - coalesce(given_back.amount, 0)) filter (where placed.paid_at is not null), 0)::bigint as spent,
      (array_agg(placed.order_number order by placed.created_at desc, placed.id))[1] as last_order,
      (array_agg(coalesce(placed.customer_name, placed.delivery_name) order by placed.created_at desc, placed.id))[1] as last_name
    from public.orders placed
    left join auth.users on placed.user_id is null and lower(users.email) = placed.customer_email and users.email_confirmed_at is not null
    left join given_back on given_back.order_id = placed.id
    where placed.user_id is not null or placed.customer_email is not null
    group by 1, 2
  )
  select users.id, lower(users.email), coalesce(nullif(trim(profile.display_name), ''), bought.last_name),
    coalesce(bought.orders, 0), coalesce(bought.spent, 0), coalesce(bought.open, 0),
    least(users.created_at, bought.first_at), greatest(users.created_at, bought.last_at), users.id::text, users.email_confirmed_at is not null
  from auth.users left join public.profiles profile on profile.user_id = users.id left join bought on bought.account = users.id
  union all
  select null, bought.email, bought.last_name, bought.orders, bought.spent, bought.open, bought.first_at, bought.last_at, bought.last_order, false
  from bought where bought.account is null
$$;

-- A page of customers for administrators, whoever was there last first; null for anybody else. `asked`: view (all, accounts, guests,
-- open: an order is under way, newsletter: subscribed), words (name, address, phone or number of an order), after ({at, key} of the
-- last before the page), size. Total and counts of the views come with the first page.
create function public.list_customers(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  view constant text := coalesce(asked ->> 'view', 'all');
  words constant text := nullif(public.normalize_search(left(asked ->> 'words', 100)), '');
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 500);
  after_at constant timestamptz := asked #>> '{after,at}';
  after_key constant text := asked #>> '{after,key}';
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with ordered as (
    select user_id, customer_email from public.orders
    where words is not null
      and public.order_words(order_number, customer_name, delivery_name, customer_email, customer_phone, company_name) like '%' || public.escape_like(words) || '%'
  ),
  found as materialized (
    select known.*, subscriber.email is not null as has_newsletter
    from public.known_customers() known
    left join public.newsletter_subscribers subscriber on subscriber.email = known.email and subscriber.status = 'confirmed'
    where words is null or public.normalize_search(coalesce(known.name, '') || ' ' || coalesce(known.email, '')) like '%' || public.escape_like(words) || '%'
      or known.account in (select user_id from ordered) or known.email in (select customer_email from ordered)
  ),
  viewed as (
    select * from found where case view
      when 'accounts' then account is not null
      when 'guests' then account is null
      when 'open' then open > 0
      when 'newsletter' then has_newsletter
      else true
    end
  ),
  page as (
    select * from viewed where after_key is null or (seen, key) < (after_at, after_key)
    order by seen desc, key desc limit page_size + 1
  )
  select jsonb_build_object(
    'more', count(*) > page_size,
    'customers', coalesce(jsonb_agg(to_jsonb(page) - 'since' || jsonb_build_object('place', jsonb_build_object('at', seen, 'key', key))
      order by seen desc, key desc), '[]')
  ) || case when after_key is null then jsonb_build_object(
    'total', (select count(*) from viewed),
    'counts', (
      select jsonb_build_object(
        'accounts', count(*) filter (where account is not null), 'guests', count(*) filter (where account is null),
        'open', count(*) filter (where open > 0), 'newsletter', count(*) filter (where has_newsletter)
      )
      from found
    )
  ) else '{}' end
  into answer from page;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{customers}', (answer -> 'customers') - page_size);
  end if;
  return answer;
end
$$;

-- Of these orders, those that keep somebody's data needed, each with why: order_open, return_open, refund_owed, payment_disputed.
drop function public.list_unsettled_orders(uuid);
create function public.list_unsettled_orders(ids uuid[]) returns jsonb
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
    from public.orders where id = any (ids)
  ) judged
  where reason is not null
$$;

-- All that staff see of a customer, { customer }, null for a key that is nobody's; null for whoever is no administrator. The fifty
-- newest orders, consents, addresses, notes; sums in euro cents; what keeps their data needed (`unsettled`).
create function public.read_customer(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  account uuid;
  address text;
  own_orders uuid[];
begin
  if not public.is_admin() then
    return null;
  end if;
  select found.account, found.address into account, address from public.customer_of(asked ->> 'customer') found;
  if account is null and address is null then
    return jsonb_build_object('customer', null);
  end if;
  own_orders := array(select public.orders_of_customer(account, address));
  return jsonb_build_object('customer', (
    select jsonb_build_object(
      'key', asked ->> 'customer', 'email', coalesce(address, lower(users.email)),
      'name', coalesce(nullif(trim(profile.display_name), ''), newest.customer_name, newest.delivery_name),
      'phone', coalesce(profile.phone_number, newest.customer_phone), 'language', coalesce(profile.language, newest.language),
      'account', case when account is not null then jsonb_build_object(
        'created_at', users.created_at, 'confirmed_at', users.email_confirmed_at, 'last_sign_in_at', users.last_sign_in_at,
        'has_second_factor', exists (select from auth.mfa_factors where user_id = account and status = 'verified'),
        'roles', array(select role from public.user_roles where user_id = account order by 1)
      ) end,
      'sums', (
        select jsonb_build_object(
          'orders', count(*), 'cancelled', count(*) filter (where status = 'cancelled'),
          'paid', coalesce(sum(total_eur) filter (where paid_at is not null), 0), 'first_at', min(created_at),
          'refunded', (
            select coalesce(sum(amount_eur), 0) from public.refunds
            where order_id = any (own_orders) and state in ('pending', 'submitted', 'succeeded')
          ),
          'returns', (select count(*) from public.returns where order_id = any (own_orders))
        )
        from public.orders where id = any (own_orders)
      ),
      'orders', (
        select coalesce(jsonb_agg(public.order_row(latest) order by latest.created_at desc, latest.id desc), '[]')
        from (select * from public.orders where id = any (own_orders) order by created_at desc, id desc limit 50) latest
      ),
      'unsettled', public.list_unsettled_orders(own_orders),
      'addresses', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', entry.name, 'phone', entry.phone, 'company', entry.company, 'street', entry.street, 'postcode', entry.postcode,
          'city', entry.city, 'country', entry.country, 'is_default', entry.is_default
        ) order by entry.is_default desc, entry.created_at desc), '[]')
        from public.addresses entry where entry.user_id = account
      ),
      'newsletter', (
        select jsonb_build_object('status', status, 'language', subscriber.language, 'at', coalesce(unsubscribed_at, confirmed_at, subscriber.created_at))
        from public.newsletter_subscribers subscriber where subscriber.email = address
      ),
      'consents', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'purpose', purpose, 'granted', granted, 'source', source, 'text_version', text_version, 'language', consent.language, 'at', given_at
        ) order by given_at desc), '[]')
        from (
          select * from public.consents where user_id = account or email = address order by given_at desc limit 50
        ) consent
      ),
      'notes', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', note.id, 'text', note.text, 'by', public.actor_name(note.created_by), 'at', note.created_at
        ) order by note.created_at desc, note.id), '[]')
        from public.customer_notes note where note.user_id = account or note.email = address
      ),
      'counts', jsonb_build_object(
        'reviews', (select count(*) from public.reviews where user_id = account or order_item_id in (
          select id from public.order_items where order_id = any (own_orders)
        )),
        'favorites', (select count(*) from public.favorites where user_id = account),
        'messages', (select count(*) from public.contact_messages message where message.user_id = account or message.email = address),
        'stock_notices', (select count(*) from public.back_in_stock_requests notice where notice.user_id = account or notice.email = address)
      )
    )
    from (select) once
    left join auth.users on users.id = account
    left join public.profiles profile on profile.user_id = account
    left join lateral (select * from public.orders where id = any (own_orders) order by created_at desc, id desc limit 1) newest on true
  ));
end
$$;

-- By which address the shop knows a customer, for its own server; null for a key that is nobody's.
create function public.read_customer_address(customer text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(found.address, lower(users.email))
  from public.customer_of(customer) found left join auth.users on users.id = found.account
$$;

-- Notes down something about a customer; said twice under the same id, it is one note. { ok } or customer_unknown.
create function public.note_customer(note uuid, customer text, text text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found record;
begin
  select * into found from public.customer_of(customer);
  if found.account is null and found.address is null then
    return jsonb_build_object('ok', false, 'code', 'customer_unknown');
  end if;
  insert into public.customer_notes (id, user_id, email, text, created_by)
  values (note, found.account, case when found.account is null then found.address end, trim(note_customer.text), actor)
  on conflict (id) do nothing;
  return jsonb_build_object('ok', true);
end
$$;

-- Takes a note away; one that is gone is gone. { ok }
create function public.remove_customer_note(note uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.customer_notes where id = note;
  return jsonb_build_object('ok', true);
end
$$;

-- Ends the subscription of an address, with `source` as the proof's; false where there is none. Asked again, it stays ended.
create function public.end_subscription(address text, source text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select * into subscriber from public.newsletter_subscribers where email = address for update;
  if not found then
    return false;
  end if;
  if subscriber.status = 'unsubscribed' then
    return true;
  end if;
  update public.newsletter_subscribers set
    status = 'unsubscribed', unsubscribed_at = now(), confirmation_token_hash = null, confirmation_expires_at = null
  where id = subscriber.id;
  insert into public.consents (purpose, granted, email, text_version, language, source)
  values ('newsletter', false, subscriber.email, 'unsubscribe', subscriber.language, end_subscription.source);
  delete from public.outbox
  where recipient = subscriber.email and kind in ('newsletter_confirm', 'newsletter_known', 'newsletter_welcome') and state = 'waiting';
  return true;
end
$$;

-- As in 0070.
create or replace function public.unsubscribe_newsletter(token_hash text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select coalesce((
    select public.end_subscription(email, 'unsubscribe') from public.newsletter_subscribers where unsubscribe_token_hash = token_hash
  ), false)
$$;

-- Ends a customer's newsletter at their wish. { ok, changed } or customer_unknown.
create function public.unsubscribe_customer(customer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found record;
begin
  select * into found from public.customer_of(customer);
  if found.address is null then
    return jsonb_build_object('ok', false, 'code', 'customer_unknown');
  end if;
  return jsonb_build_object('ok', true, 'changed', public.end_subscription(found.address, 'back_office'));
end
$$;

-- As in 0178, and what staff noted about the guest.
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
  update public.customer_notes set user_id = claimer, email = null where email = address;
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

-- What the shop holds of somebody, by their account (`holder`) and confirmed address, or of a guest by the address alone; all but the
-- account itself. Of orders, messages and mails the newest `most` each; `complete` says whether that was all.
create function public.export_held(holder uuid, address text, mailbox_hash text, most integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own_orders as (
    select orders from public.orders where id in (select public.orders_of_customer(holder, address))
    order by orders.created_at desc, orders.id desc limit most + 1
  ), mails as (
    select outbox.kind, outbox.language, outbox.created_at, outbox.sent_at
    from public.outbox where outbox.recipient = address
    order by outbox.created_at desc limit most + 1
  ), messages as (
    select message.* from public.contact_messages message where message.user_id = holder or message.email = address
    order by message.created_at desc limit most + 1
  )
  select jsonb_build_object(
    'complete', greatest(
      (select count(*) from own_orders), (select count(*) from mails), (select count(*) from messages)
    ) <= most,
    'profile', (select to_jsonb(profile) - 'user_id' from public.profiles profile where profile.user_id = holder),
    'addresses', (
      select coalesce(jsonb_agg(to_jsonb(entry) - 'user_id' order by entry.created_at), '[]')
      from public.addresses entry where entry.user_id = holder
    ),
    'orders', (
      select coalesce(jsonb_agg(public.export_order(own.orders)), '[]')
      from (select orders from own_orders limit most) own
    ),
    'withdrawals', (
      select coalesce(jsonb_agg(to_jsonb(declared) - array['order_id', 'findings', 'matched_by'] order by declared_at), '[]')
      from public.withdrawals declared
      where declared.customer_email = address
        or declared.order_id in (select public.orders_of_customer(holder, address))
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(review) - array['user_id', 'moderated_by', 'is_demonstration'] order by created_at), '[]')
      from public.reviews review
      where review.user_id = holder or review.order_item_id in (
        select item.id from public.order_items item where item.order_id in (select public.orders_of_customer(holder, address))
      )
    ),
    'uploads', (
      select coalesce(jsonb_agg(to_jsonb(upload) - 'owner_id' order by created_at), '[]')
      from public.uploads upload where upload.owner_id = holder
    ),
    'favorites', (
      select coalesce(jsonb_agg(to_jsonb(favorite) - 'user_id' order by created_at desc), '[]')
      from public.favorites favorite where favorite.user_id = holder
    ),
    'cart', (select to_jsonb(cart) - 'user_id' from public.carts cart where cart.user_id = holder),
    'consents', (
      select coalesce(jsonb_agg(to_jsonb(consent) - array['user_id', 'device_hash'] order by given_at), '[]')
      from public.consents consent where consent.user_id = holder or consent.email = address
    ),
    'newsletter', (
      select to_jsonb(subscriber) - array['confirmation_token_hash', 'unsubscribe_token_hash']
      from public.newsletter_subscribers subscriber where subscriber.email = address
    ),
    'stock_notices', (
      select coalesce(jsonb_agg(to_jsonb(notice) - array['user_id', 'token_hash'] order by created_at), '[]')
      from public.back_in_stock_requests notice where notice.user_id = holder or notice.email = address
    ),
    'cart_reminders', (
      select coalesce(jsonb_agg(
        to_jsonb(reminder) - array['id', 'email_hash', 'restore_hash', 'stop_hash']
          || jsonb_build_object('lines', public.read_remembered_lines(reminder.id))
        order by consented_at
      ), '[]')
      from public.cart_reminders reminder where reminder.email = address
    ),
    'cart_reminders_stopped_at', (
      select stopped_at from public.cart_reminder_mailboxes
      where email_hash = mailbox_hash and address is not null
    ),
    'messages', (
      select coalesce(jsonb_agg(to_jsonb(letter) - array['user_id', 'doubts']), '[]')
      from (select * from messages limit most) letter
    ),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('text', note.text, 'created_at', note.created_at) order by note.created_at), '[]')
      from public.customer_notes note where note.user_id = holder or note.email = address
    ),
    'mails', (select coalesce(jsonb_agg(to_jsonb(mail)), '[]') from (select * from mails limit most) mail)
  )
$$;

-- As in 0178, with what staff noted.
create or replace function public.export_account(exported uuid, mailbox_hash text, most integer default 1000) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select public.claim_orders_of(exported);
  with person as (
    select id, lower(email) as email, email_confirmed_at, created_at, last_sign_in_at from auth.users where id = exported
  )
  select jsonb_build_object('account', to_jsonb(person) || jsonb_build_object(
    'roles', (select coalesce(jsonb_agg(role), '[]') from public.user_roles where user_id = person.id),
    'recovery_codes', (select count(*) from public.recovery_codes where user_id = person.id)
  )) || public.export_held(person.id, case when email_confirmed_at is not null then email end, mailbox_hash, most)
  from person
$$;

-- The same for whoever asks the shop itself, fetched by staff, who know that it is the person who asks; logged. { ok, file } or
-- customer_unknown.
create function public.export_customer(customer text, mailbox_hash text, most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found record;
  file jsonb;
begin
  select * into found from public.customer_of(customer);
  if found.account is not null then
    file := public.export_account(found.account, mailbox_hash, most);
  elsif found.address is not null then
    file := jsonb_build_object('account', null) || public.export_held(null, found.address, mailbox_hash, most);
  else
    return jsonb_build_object('ok', false, 'code', 'customer_unknown');
  end if;
  insert into public.audit_log (actor_id, action, table_name, row_key) 
  values (public.acting_person(), 'export_customer', case when found.account is null then 'orders' else 'users' end, customer);
  return jsonb_build_object('ok', true, 'file', file);
end
$$;

-- Takes out of the shop what is held of an account or a guest (`erased` null) with these orders; the caller holds the locks and has
-- looked whether it may be. Answers how many orders and invoices stay: what stays, and why, stands in 0159 and docs/accounts.md.
create function public.erase_held(erased uuid, address text, own_orders uuid[], mailbox_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  own_lines bigint[];
  invoiced integer;
  words text;
  reminders uuid[];
begin
  select count(*) into invoiced from public.invoices where order_id = any (own_orders);
  select coalesce(
    (select profile.language from public.profiles profile where profile.user_id = erased),
    (select orders.language from public.orders where id = any (own_orders) order by created_at desc limit 1), 'lt'
  ) into words;
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
  delete from public.customer_notes where user_id = erased or email = address;
  if address is not null then
    delete from public.outbox where recipient = address;
    delete from public.back_in_stock_requests where email = address;
    delete from public.contact_messages where email = address;
    delete from public.newsletter_subscribers where email = address;
    delete from public.consents where email = address;
    with gone as (
      delete from public.cart_reminders where email = address returning id
    )
    select array_agg(id) into reminders from gone;
    perform public.withdraw_cart_reminders(reminders);
    -- That somebody wants no such letters is kept, as a hash: it is how the shop knows that they want none.
    delete from public.cart_reminder_mailboxes where email_hash = mailbox_hash and stopped_at is null;
    insert into public.outbox (idempotency_key, kind, recipient, language, payload)
    values ('account_deleted:' || coalesce(erased, gen_random_uuid()), 'account_deleted', address, words,
      jsonb_build_object('orders', cardinality(own_orders), 'invoices', invoiced, 'guest', erased is null))
    on conflict (idempotency_key) do nothing;
  end if;
  return jsonb_build_object('ok', true, 'orders', cardinality(own_orders), 'invoices', invoiced);
end
$$;

-- As in 0178.
create or replace function public.erase_account(erased uuid, mailbox_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person record;
  typed text;
  own_orders uuid[];
  unsettled jsonb;
  answer jsonb;
begin
  select lower(email) into typed from auth.users where id = erased;
  perform pg_advisory_xact_lock(2002, hashtext(coalesce(typed, '')));
  select id, case when email_confirmed_at is not null then lower(email) end as address into person
  from auth.users where id = erased for update;
  if not found then
    return jsonb_build_object('ok', true, 'orders', 0, 'invoices', 0);
  end if;
  if exists (select from public.user_roles where user_id = erased) then
    return jsonb_build_object('ok', false, 'code', 'back_office_role');
  end if;
  perform public.claim_orders_of(erased);
  perform from public.orders where user_id = erased order by id for update;
  own_orders := array(select id from public.orders where user_id = erased);
  unsettled := public.list_unsettled_orders(own_orders);
  if unsettled <> '[]' then
    return jsonb_build_object('ok', false, 'code', 'orders_open', 'orders', unsettled);
  end if;
  answer := public.erase_held(erased, person.address, own_orders, mailbox_hash);
  insert into public.audit_log (actor_id, action, table_name, row_key, after)
  values (coalesce(public.acting_person(), erased), 'delete_account', 'users', erased::text, jsonb_build_object('orders', cardinality(own_orders)));
  -- Profile, addresses, favourites, cart, consents, sessions and factors go with it.
  delete from auth.users where id = erased;
  return answer;
end
$$;

-- Takes a customer out of the shop at their wish: an account, or a guest, whose address staff have typed (`typed`). { ok, orders,
-- invoices } or customer_unknown, address_differs, orders_open (with those orders), back_office_role.
create function public.erase_customer(customer text, typed text, mailbox_hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found record;
  own_orders uuid[];
  unsettled jsonb;
  answer jsonb;
begin
  select held.*, coalesce(held.address, lower(users.email)) as email into found
  from public.customer_of(customer) held left join auth.users on users.id = held.account;
  if found.email is null then
    return jsonb_build_object('ok', false, 'code', 'customer_unknown');
  end if;
  if found.email <> lower(trim(typed)) then
    return jsonb_build_object('ok', false, 'code', 'address_differs');
  end if;
  if found.account is not null then
    return public.erase_account(found.account, mailbox_hash);
  end if;
  perform pg_advisory_xact_lock(2002, hashtext(found.address));
  perform from public.orders where user_id is null and customer_email = found.address order by id for update;
  own_orders := array(select id from public.orders where user_id is null and customer_email = found.address);
  unsettled := public.list_unsettled_orders(own_orders);
  if unsettled <> '[]' then
    return jsonb_build_object('ok', false, 'code', 'orders_open', 'orders', unsettled);
  end if;
  answer := public.erase_held(null, found.address, own_orders, mailbox_hash);
  insert into public.audit_log (actor_id, action, table_name, row_key, after)
  values (public.acting_person(), 'erase_guest', 'orders', customer, jsonb_build_object('orders', cardinality(own_orders)));
  return answer;
end
$$;

revoke execute on function
  public.customer_of(text), public.orders_of_customer(uuid, text), public.known_customers(), public.list_unsettled_orders(uuid[]),
  public.end_subscription(text, text), public.export_held(uuid, text, text, integer), public.erase_held(uuid, text, uuid[], text)
  from public, anon, authenticated, service_role;
revoke execute on function public.list_customers(jsonb), public.read_customer(jsonb) from public, anon, service_role;
grant execute on function public.list_customers(jsonb), public.read_customer(jsonb) to authenticated;
revoke execute on function
  public.read_customer_address(text), public.note_customer(uuid, text, text, text), public.remove_customer_note(uuid), public.unsubscribe_customer(text),
  public.export_customer(text, text, integer), public.erase_customer(text, text, text)
  from public, anon, authenticated;
grant execute on function
  public.read_customer_address(text), public.note_customer(uuid, text, text, text), public.remove_customer_note(uuid), public.unsubscribe_customer(text),
  public.export_customer(text, text, integer), public.erase_customer(text, text, text)
  to service_role;
