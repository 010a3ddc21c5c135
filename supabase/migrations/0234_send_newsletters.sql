-- How newsletters leave: a job owes them batch by batch through the outbox, behind every other mail, and each letter is looked at once
-- more in the moment that it leaves.

-- Letters to many wait behind those that somebody waits for.
alter table public.outbox add column priority smallint not null default 0 check (priority between 0 and 9);
drop index public.outbox_due;
create index outbox_due on public.outbox (priority, next_attempt_at) where state in ('waiting', 'sending');
create index outbox_newsletters on public.outbox (created_at) where kind = 'newsletter';

-- As in 0031, the more urgent first.
create or replace function public.claim_outbox(maximum integer default 20, lease interval default '2 minutes') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  with due as (
    select id from public.outbox
    where state in ('waiting', 'sending') and next_attempt_at <= now()
    order by priority, next_attempt_at limit maximum for update skip locked
  ), taken as (
    update public.outbox message set state = 'sending', attempts = attempts + 1, next_attempt_at = now() + lease
    from due where message.id = due.id returning message.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'kind', kind, 'recipient', recipient, 'language', language, 'attempts', attempts, 'payload', payload,
    'order', public.read_order(order_id)
  ) order by priority, created_at), '[]') into claimed from taken;
  return claimed;
end
$$;

-- Owes the next batch of the letter that is due first: to confirmed subscribers of its segment who were confirmed before it began, in the
-- order of their ids, each once. No more than `maximum` letters wait at a time, so that nothing stands in the outbox for long. One
-- transaction: a run that dies has owed nothing, and the next one goes on where the last whole one ended; of two at once one finds the
-- letter locked and leaves it. Answers { owed, newsletter }, owed 0 where there was nothing to do.
create function public.owe_newsletters(maximum integer default 200) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  letter public.newsletters;
  room integer;
  last_id uuid;
  batch integer;
begin
  select * into letter from public.newsletters
  where state in ('scheduled', 'sending') and scheduled_at <= now() order by scheduled_at, id limit 1 for no key update skip locked;
  if letter.id is null then
    return jsonb_build_object('owed', 0);
  end if;
  if letter.state = 'scheduled' then
    update public.newsletters set state = 'sending', began_at = now() where id = letter.id returning * into letter;
  end if;
  room := least(maximum, 1000) - (select count(*) from public.outbox where kind = 'newsletter' and state in ('waiting', 'sending'));
  if room <= 0 then
    return jsonb_build_object('owed', 0, 'newsletter', letter.id);
  end if;
  with batch_rows as materialized (
    select audience.id, audience.email, audience.given
    from public.newsletter_audience(letter.segment, letter.languages, letter.fallback) audience
    where given is not null and audience.confirmed_at <= letter.began_at and (letter.reached is null or audience.id > letter.reached)
    order by audience.id limit room
  ), owed as (
    insert into public.newsletter_deliveries (newsletter_id, subscriber_id, language)
    select letter.id, id, given from batch_rows
    on conflict (newsletter_id, subscriber_id) do nothing returning id, subscriber_id, language
  ), mails as (
    insert into public.outbox (idempotency_key, kind, recipient, language, payload, priority)
    select 'newsletter:' || letter.id || ':' || owed.subscriber_id, 'newsletter', batch_rows.email, owed.language,
      jsonb_build_object('newsletter', letter.id, 'delivery', owed.id), 5
    from owed join batch_rows on batch_rows.id = owed.subscriber_id
    on conflict (idempotency_key) do nothing
  )
  select count(*), (array_agg(id order by id desc))[1] into batch, last_id from batch_rows;
  update public.newsletters set
    reached = coalesce(last_id, reached),
    state = case when batch < room then 'sent' else state end,
    finished_at = case when batch < room then now() end
  where id = letter.id;
  return jsonb_build_object('owed', batch, 'newsletter', letter.id);
end
$$;

-- What products and codes of a letter are now: products that can be bought, prices in euro cents. { products, coupons }.
create function public.newsletter_goods(blocks jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', product.id, 'name', product.name, 'name_lt', product.name_lt, 'name_ru', product.name_ru,
        'price', product.price, 'sale_price', product.sale_price,
        'lowest_price', case when product.sale_price is not null then product.lowest_price end, 'picture', product.images[1]
      )), '[]')
      from public.products product
      where product.active and product.stock_quantity > 0 and product.id in (
        select jsonb_array_elements_text(block -> 'products') from jsonb_array_elements(blocks) block where block ->> 'kind' = 'products'
      )
    )
  )
$$;

-- What a letter says, asked in the moment that it leaves. Null: whoever it is for is no subscriber (any more), and it was put away.
create function public.open_newsletter(message_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  message public.outbox;
  letter public.newsletters;
begin
  select * into message from public.outbox where id = message_id;
  select * into letter from public.newsletters where id = (message.payload ->> 'newsletter')::uuid;
  if letter.id is null or (message.payload ->> 'test' is null and not exists (
    select from public.newsletter_subscribers where email = message.recipient and status = 'confirmed'
  )) then
    update public.newsletter_deliveries set state = 'left' where id = (message.payload ->> 'delivery')::bigint;
    delete from public.outbox where id = message_id;
    return null;
  end if;
  return jsonb_build_object(
    'subject', letter.subject, 'blocks', letter.blocks, 'is_test', message.payload ->> 'test' is not null
  ) || public.newsletter_goods(letter.blocks);
end
$$;

-- A letter's delivery follows its mail.
create function public.note_newsletter_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.newsletter_deliveries set
    state = case new.state when 'sent' then 'sent' when 'waiting' then 'owed' else 'failed' end, sent_at = new.sent_at
  where id = (new.payload ->> 'delivery')::bigint;
  return null;
end
$$;
create trigger note_newsletter_delivery after update of state on public.outbox
  for each row when (new.kind = 'newsletter' and new.state in ('sent', 'failed', 'dropped', 'waiting') and new.state <> old.state)
  execute function public.note_newsletter_delivery();

-- Owes somebody of the staff the letter as it is kept, to their own address, in one language. { ok, recipient } or newsletter_unknown.
create function public.owe_newsletter_test(newsletter uuid, test_language text, test_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select lower(email) into address from auth.users where id = public.acting_person();
  if address is null or not exists (select from public.newsletters where id = newsletter) then
    return jsonb_build_object('ok', false, 'code', 'newsletter_unknown');
  end if;
  insert into public.outbox (idempotency_key, kind, recipient, language, payload)
  values ('newsletter_test:' || test_id, 'newsletter', address, test_language, jsonb_build_object('newsletter', newsletter, 'test', true))
  on conflict (idempotency_key) do nothing;
  return jsonb_build_object('ok', true, 'recipient', address);
end
$$;

-- Addresses of letters that have gone out are not kept with the mail: a month, as with mail about accounts.
create function public.forget_newsletter_mail() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from public.outbox where kind = 'newsletter' and state in ('sent', 'dropped') and created_at < now() - interval '30 days';
  get diagnostics gone = row_count;
  return gone;
end
$$;

revoke execute on function public.note_newsletter_delivery() from public, anon, authenticated, service_role;
revoke execute on function
  public.owe_newsletters(integer), public.newsletter_goods(jsonb), public.open_newsletter(uuid),
  public.owe_newsletter_test(uuid, text, uuid), public.forget_newsletter_mail()
  from public, anon, authenticated;
grant execute on function
  public.owe_newsletters(integer), public.newsletter_goods(jsonb), public.open_newsletter(uuid),
  public.owe_newsletter_test(uuid, text, uuid), public.forget_newsletter_mail()
  to service_role;
