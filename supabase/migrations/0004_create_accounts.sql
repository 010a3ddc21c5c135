create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (length(display_name) <= 100),
  phone_number text check (phone_number ~ '^\+?[0-9 ()-]{5,25}$'),
  shipping_address text check (length(shipping_address) <= 1000),
  language text not null default 'lt' check (language in ('en', 'lt', 'ru')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index profiles_by_creation on public.profiles (created_at desc);

create trigger touch_updated_at before update on public.profiles
  for each row execute function public.touch_updated_at();

create table public.addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  phone text check (phone ~ '^\+[0-9]{7,15}$'),
  company text check (length(company) <= 150),
  street text not null check (length(street) between 1 and 200),
  postcode text not null check (length(postcode) between 3 and 12),
  city text not null check (length(city) between 1 and 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index addresses_by_user on public.addresses (user_id, created_at desc);
create unique index addresses_one_default on public.addresses (user_id) where is_default;

create trigger touch_updated_at before update on public.addresses
  for each row execute function public.touch_updated_at();

-- The profile is made with the user. Whatever the sign-up form sent, a name that does not fit must not stop the sign-up.
create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  data constant jsonb := coalesce(new.raw_user_meta_data::jsonb, '{}');
  wanted_language constant text := lower(coalesce(data ->> 'language', 'lt'));
begin
  insert into public.profiles (user_id, display_name, language)
  values (
    new.id, nullif(left(trim(data ->> 'display_name'), 100), ''),
    case when wanted_language in ('en', 'lt', 'ru') then wanted_language else 'lt' end
  )
  on conflict (user_id) do nothing;
  return new;
end
$$;

create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

alter table public.profiles enable row level security;
alter table public.addresses enable row level security;

create policy "customers read their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "customers make their own profile" on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "customers change their own profile" on public.profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "administrators read profiles" on public.profiles
  for select to authenticated using ((select public.is_admin()));

create policy "customers read their own addresses" on public.addresses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "customers add their own addresses" on public.addresses
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "customers change their own addresses" on public.addresses
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "customers delete their own addresses" on public.addresses
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "administrators read addresses" on public.addresses
  for select to authenticated using ((select public.is_admin()));

-- An upsert names user_id among the columns that it sets: the policy keeps it the person's own.
grant insert (user_id, display_name, phone_number, shipping_address, language),
  update (user_id, display_name, phone_number, shipping_address, language) on public.profiles to authenticated;
grant insert (user_id, name, phone, company, street, postcode, city, country, is_default),
  update (name, phone, company, street, postcode, city, country, is_default), delete on public.addresses to authenticated;
