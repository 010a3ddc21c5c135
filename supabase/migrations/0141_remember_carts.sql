-- Carts that their shoppers asked to be reminded of, kept until the letter has served, for a week at the longest. No prices:
-- the letter shows those of the day. The tick beside the address is the consent: when, to which words and where.
create table public.cart_reminders (
  -- Made in the browser with the tick and known to that tab alone: whoever knows it may change and take back what is kept.
  id uuid primary key,
  email text not null check (public.is_email(email)),
  -- Recognises the mailbox, however its address is spelled (src/server/order/customer-hash.ts).
  email_hash text not null check (email_hash ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('en', 'lt', 'ru')),
  currency text not null check (currency in ('EUR', 'USD')),
  consented_at timestamptz not null default now(),
  text_version text not null check (length(text_version) between 1 and 60),
  source text not null check (length(source) between 1 and 60),
  -- Of the tokens in the letter's links.
  restore_hash text not null unique check (restore_hash ~ '^[0-9a-f]{64}$'),
  stop_hash text not null check (stop_hash ~ '^[0-9a-f]{64}$'),
  changed_at timestamptz not null default now(),
  -- In the outbox; null again when it was taken out of it.
  owed_at timestamptz,
  -- First handed to the mail provider: from then on only this very message may be tried again.
  handed_at timestamptz
);

create index cart_reminders_by_email on public.cart_reminders (email);
create index cart_reminders_waiting on public.cart_reminders (changed_at) where owed_at is null and handed_at is null;

create table public.cart_reminder_lines (
  reminder_id uuid not null references public.cart_reminders (id) on delete cascade,
  position integer not null check (position >= 0),
  variant_id uuid not null references public.product_variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  primary key (reminder_id, position)
);

create index cart_reminder_lines_by_variant on public.cart_reminder_lines (variant_id);

-- What is left when cart and address are forgotten: that a mailbox has been written to, with the proof of its consent, and that
-- one wants no such letters. Without the key of the functions nobody can tell which mailbox a hash stands for.
create table public.cart_reminder_mailboxes (
  email_hash text primary key check (email_hash ~ '^[0-9a-f]{64}$'),
  -- Made of the hash, so it is one a mailbox too; not `unique`: two who write the same row at once have one arbiter.
  stop_hash text not null check (stop_hash ~ '^[0-9a-f]{64}$'),
  mailed_at timestamptz,
  consented_at timestamptz,
  text_version text,
  source text,
  stopped_at timestamptz,
  check (num_nonnulls(mailed_at, stopped_at) > 0)
);

create index cart_reminder_mailboxes_by_stop on public.cart_reminder_mailboxes (stop_hash);

alter table public.cart_reminders enable row level security;
alter table public.cart_reminder_lines enable row level security;
alter table public.cart_reminder_mailboxes enable row level security;
revoke all on public.cart_reminders, public.cart_reminder_lines, public.cart_reminder_mailboxes from anon, authenticated;

-- Takes letters out of the outbox that are not wanted any more; one that is on its way already cannot be called back, and is
-- not tried again.
create function public.withdraw_cart_reminders(reminders uuid[]) returns void
language sql security definer set search_path = '' as $$
  delete from public.outbox
  where idempotency_key in (select 'cart_reminder:' || reminder from unnest(reminders) reminder) and state <> 'sent'
$$;

-- Nobody who left the newsletter or stopped these letters gets one.
create function public.refuses_cart_reminders(asked_email text, asked_hash text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.cart_reminder_mailboxes where email_hash = asked_hash and stopped_at is not null
  ) or exists (
    select from public.newsletter_subscribers where email = asked_email and status = 'unsubscribed'
  )
$$;

-- Takes a cart back, address and all. False: there was none.
create function public.forget_cart(forgotten_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.cart_reminders where id = forgotten_id;
  if not found then
    return false;
  end if;
  perform public.withdraw_cart_reminders(array[forgotten_id]);
  return true;
end
$$;

-- Keeps the cart as it is now; the letter's time counts from here. `items`: [{id, size, color, quantity}]. Answers nothing,
-- whether the address may be written to or not: then nothing is kept. Neither is anything while no letter could follow.
create function public.remember_cart(
  new_id uuid, new_email text, new_email_hash text, new_language text, new_currency text, new_text_version text,
  new_source text, new_restore_hash text, new_stop_hash text, items jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept public.cart_reminders;
begin
  if public.refuses_cart_reminders(new_email, new_email_hash) or exists (
    -- Thirty days between letters, less the three within which one can go.
    select from public.cart_reminder_mailboxes
    where email_hash = new_email_hash and mailed_at > now() - interval '27 days'
  ) then
    perform public.forget_cart(new_id);
    return;
  end if;
  insert into public.cart_reminders as known (
    id, email, email_hash, language, currency, text_version, source, restore_hash, stop_hash
  ) values (
    new_id, new_email, new_email_hash, new_language, new_currency, new_text_version, new_source, new_restore_hash,
    new_stop_hash
  )
  on conflict (id) do update set
    email = excluded.email, email_hash = excluded.email_hash, stop_hash = excluded.stop_hash,
    language = excluded.language, currency = excluded.currency, source = excluded.source,
    text_version = excluded.text_version,
    consented_at = case
      when (known.email, known.text_version) = (excluded.email, excluded.text_version) then known.consented_at
      else now()
    end,
    changed_at = now(), owed_at = null
  where known.handed_at is null
  returning * into kept;
  if kept.id is null then
    return;
  end if;
  perform public.withdraw_cart_reminders(array[new_id]);
  delete from public.cart_reminder_lines where reminder_id = new_id;
  insert into public.cart_reminder_lines (reminder_id, position, variant_id, quantity)
  select new_id, row_number() over (order by min(item.position)) - 1, variant.id, least(99, sum(item.quantity))
  from rows from (
    jsonb_to_recordset(items) as (id text, size text, color text, quantity integer)
  ) with ordinality as item (id, size, color, quantity, position)
  join public.product_variants variant
    on variant.product_id = item.id and variant.size = item.size and variant.color = item.color
  where item.quantity > 0
  group by variant.id;
  if not found then
    delete from public.cart_reminders where id = new_id;
  end if;
end
$$;

-- The lines of a kept cart as they are today, in their order; `free` is 0 for what is no longer sold. Prices in euro cents.
create function public.read_remembered_lines(reminder uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', product.id, 'name', product.name, 'name_lt', product.name_lt, 'name_ru', product.name_ru,
    'images', to_jsonb(product.images), 'price', coalesce(product.sale_price, product.price),
    'size', variant.size, 'color', variant.color, 'quantity', line.quantity,
    'free', case when product.active then greatest(variant.free, 0) else 0 end
  ) order by line.position), '[]')
  from public.cart_reminder_lines line
  join public.product_variants variant on variant.id = line.variant_id
  join public.products product on product.id = variant.product_id
  where line.reminder_id = reminder
$$;

-- What the link in the letter brings back, or null: never was a link, or its time is over.
create function public.restore_cart(token_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.read_remembered_lines(id) from public.cart_reminders
  where restore_hash = token_hash and changed_at > now() - interval '7 days'
$$;

-- No such letters to this mailbox any more. Cart and address are forgotten, the hash alone stays, so that it is known again.
-- False: never was a link.
create function public.stop_cart_reminders(token_hash text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  mailbox text;
  gone uuid[];
begin
  select email_hash into mailbox from (
    select email_hash from public.cart_reminder_mailboxes where stop_hash = token_hash
    union all
    select email_hash from public.cart_reminders where stop_hash = token_hash
  ) known limit 1;
  if mailbox is null then
    return false;
  end if;
  with ending as (
    select id from public.cart_reminders where email_hash = mailbox order by id for update
  ), ended as (
    delete from public.cart_reminders where id in (select id from ending) returning id
  )
  select array_agg(id) into gone from ended;
  insert into public.cart_reminder_mailboxes as known (email_hash, stop_hash, stopped_at)
  values (mailbox, token_hash, now())
  on conflict (email_hash) do update set
    stopped_at = coalesce(known.stopped_at, now()), mailed_at = null, consented_at = null, text_version = null, source = null;
  perform public.withdraw_cart_reminders(gone);
  return true;
end
$$;

revoke execute on function
  public.withdraw_cart_reminders(uuid[]), public.refuses_cart_reminders(text, text), public.read_remembered_lines(uuid)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.forget_cart(uuid), public.remember_cart(uuid, text, text, text, text, text, text, text, text, jsonb),
  public.restore_cart(text), public.stop_cart_reminders(text)
  from public, anon, authenticated;
grant execute on function
  public.forget_cart(uuid), public.remember_cart(uuid, text, text, text, text, text, text, text, text, jsonb),
  public.restore_cart(text), public.stop_cart_reminders(text)
  to service_role;

-- The page behind the link that stops the letters: no category may take its address.
insert into public.reserved_slugs (slug) values ('cart-reminder');
