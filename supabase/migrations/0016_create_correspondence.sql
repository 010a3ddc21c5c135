-- All of it is written by functions with the service key: a visitor's address is checked, limited and confirmed there.

-- What a person agreed to, proof included: never edited; withdrawing is another row.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('newsletter', 'analytics', 'marketing', 'preferences', 'cart_reminder', 'terms')),
  granted boolean not null,
  user_id uuid references auth.users (id) on delete cascade,
  email text check (public.is_email(email)),
  -- Of someone without name or address (cookie choices): a random number kept with the choice on the device.
  device_hash text check (device_hash ~ '^[0-9a-f]{64}$'),
  -- Which words were on the screen, in which language, and where.
  text_version text not null check (length(text_version) between 1 and 60),
  language text not null check (language in ('en', 'lt', 'ru')),
  source text not null check (length(source) between 1 and 60),
  given_at timestamptz not null default now(),
  check (num_nonnulls(user_id, email, device_hash) > 0)
);

create index consents_by_user on public.consents (user_id, given_at desc);
create index consents_by_email on public.consents (email, purpose, given_at desc);
create index consents_by_device on public.consents (device_hash, given_at desc);

create trigger consents_as_written before update or delete on public.consents
  for each row execute function public.keep_as_written('forget');

-- Double opt-in: `pending` until the link in the mail is used. Tokens are kept as hashes.
create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (public.is_email(email)),
  language text not null check (language in ('en', 'lt', 'ru')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  confirmation_token_hash text unique check (confirmation_token_hash ~ '^[0-9a-f]{64}$'),
  confirmation_expires_at timestamptz,
  unsubscribe_token_hash text unique check (unsubscribe_token_hash ~ '^[0-9a-f]{64}$'),
  source text not null default 'footer' check (length(source) between 1 and 60),
  consent_id uuid references public.consents (id) on delete set null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  check (status <> 'confirmed' or confirmed_at is not null),
  check (status <> 'unsubscribed' or unsubscribed_at is not null)
);

create index newsletter_subscribers_by_status on public.newsletter_subscribers (status, created_at desc);
create index newsletter_subscribers_by_consent on public.newsletter_subscribers (consent_id);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  email text not null check (public.is_email(email)),
  subject text not null check (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  message text not null check (length(message) between 1 and 5000),
  language text not null check (language in ('en', 'lt', 'ru')),
  user_id uuid references auth.users (id) on delete set null,
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  created_at timestamptz not null default now(),
  answered_at timestamptz
);

create index contact_messages_by_status on public.contact_messages (status, created_at desc);
create index contact_messages_by_user on public.contact_messages (user_id);
create index contact_messages_by_email on public.contact_messages (email);

alter table public.consents enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table public.contact_messages enable row level security;

create policy "customers read what they agreed to" on public.consents
  for select to authenticated using (user_id = (select auth.uid()));
create policy "administrators read consents" on public.consents
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read messages" on public.contact_messages
  for select to authenticated using ((select public.is_admin()));
create policy "administrators file messages" on public.contact_messages
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));

revoke update on public.consents from service_role;
-- Tokens, even as hashes, are the functions' business.
revoke select on public.newsletter_subscribers from authenticated;
grant select (id, email, language, status, source, consent_id, created_at, confirmed_at, unsubscribed_at)
  on public.newsletter_subscribers to authenticated;
grant update (status, answered_at) on public.contact_messages to authenticated;
