-- Facts of the shop that an administrator may change. `description` documents the key; defaults are in 0019.
create table public.settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{1,59}$'),
  value jsonb not null,
  description text not null default '',
  is_public boolean not null default false,
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at before update on public.settings
  for each row execute function public.touch_updated_at();

-- Interface texts changed in the back office; the build merges them over public/locales.
create table public.interface_texts (
  language text not null check (language in ('en', 'lt', 'ru')),
  namespace text not null check (public.is_slug(namespace)),
  key text not null check (key ~ '^[A-Za-z0-9_.-]{1,120}$'),
  text text not null check (length(text) <= 5000),
  updated_at timestamptz not null default now(),
  primary key (language, namespace, key)
);

create trigger touch_updated_at before update on public.interface_texts
  for each row execute function public.touch_updated_at();

create table public.banners (
  id uuid primary key default gen_random_uuid(),
  placement text not null check (placement in ('top_bar', 'home', 'listing', 'cart')),
  text text not null check (length(text) between 1 and 300),
  text_lt text not null check (length(text_lt) between 1 and 300),
  text_ru text not null check (length(text_ru) between 1 and 300),
  path text check (public.is_shop_path(path)),
  picture text check (picture ~ '^[a-z0-9][a-z0-9/-]{0,119}$'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  is_active boolean not null default true,
  display_order integer not null default 0,
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at)
);

create index banners_by_place on public.banners (placement, display_order) where is_active;

create trigger touch_updated_at before update on public.banners
  for each row execute function public.touch_updated_at();

-- Products that stand first in a listing ("women/dresses", "sale"), in this order.
create table public.listing_curation (
  listing text not null check (listing ~ '^[a-z0-9-]+(/[a-z0-9-]+){0,2}$'),
  product_id text not null references public.products (id) on delete cascade,
  position integer not null check (position > 0),
  primary key (listing, product_id),
  unique (listing, position) deferrable initially deferred
);

create index listing_curation_by_product on public.listing_curation (product_id);

-- Words that mean the same when searched, normalised as normalize_search() does.
create table public.search_synonyms (
  id uuid primary key default gen_random_uuid(),
  language text not null check (language in ('en', 'lt', 'ru')),
  words text[] not null check (cardinality(words) between 2 and 30)
);

create index search_synonyms_by_words on public.search_synonyms using gin (words);

-- Searches that lead straight to a page.
create table public.search_redirects (
  language text not null check (language in ('en', 'lt', 'ru')),
  query text not null check (length(query) between 1 and 100 and query = lower(query)),
  path text not null check (public.is_shop_path(path)),
  primary key (language, query)
);

-- One row a publication. What it shows begins to exist when it has succeeded, all at once.
create table public.builds (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'changes' check (kind in ('full', 'changes')),
  state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed')),
  reason text not null default '' check (length(reason) <= 300),
  requested_by uuid references auth.users (id) on delete set null,
  -- Everything in the catalogue up to here is in it.
  last_change_id bigint,
  pages integer check (pages >= 0),
  error text check (length(error) <= 2000),
  deploy_url text check (deploy_url ~ '^https?://' and length(deploy_url) <= 500),
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz
);

create index builds_by_creation on public.builds (created_at desc);
create index builds_by_person on public.builds (requested_by);
-- Many changes make one build.
create unique index builds_one_waiting on public.builds (state) where state = 'queued';
create unique index builds_one_running on public.builds (state) where state = 'running';

-- Files on their way into the shop: shown only once a job has re-encoded them.
create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid references auth.users (id) on delete set null,
  purpose text not null check (purpose in ('product', 'banner', 'review', 'content')),
  storage_path text not null unique check (storage_path ~ '^[a-z0-9][a-z0-9/_.-]{0,199}$'),
  state text not null default 'requested' check (state in ('requested', 'received', 'ready', 'refused')),
  refusal text check (length(refusal) <= 200),
  bytes integer check (bytes between 1 and 50000000),
  width integer check (width between 1 and 20000),
  height integer check (height between 1 and 20000),
  picture text check (picture ~ '^[a-z0-9][a-z0-9/-]{0,119}$'),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create index uploads_by_owner on public.uploads (owner_id);
create index uploads_by_state on public.uploads (state, created_at);

do $$
declare
  name text;
begin
  foreach name in array array[
    'settings', 'interface_texts', 'banners', 'listing_curation', 'search_synonyms', 'search_redirects', 'builds', 'uploads'
  ] loop
    execute format('alter table public.%I enable row level security', name);
  end loop;
  foreach name in array array['interface_texts', 'listing_curation', 'search_synonyms', 'search_redirects'] loop
    execute format('create policy "everyone reads" on public.%I for select to anon, authenticated using (true)', name);
    execute format('grant select on public.%I to anon', name);
  end loop;
  foreach name in array array['interface_texts', 'banners', 'listing_curation', 'search_synonyms', 'search_redirects'] loop
    execute format('create policy "editors write" on public.%I for all to authenticated
      using ((select public.is_editor())) with check ((select public.is_editor()))', name);
    execute format('grant insert, update, delete on public.%I to authenticated', name);
  end loop;
  foreach name in array array['builds', 'uploads'] loop
    execute format('create policy "editors read" on public.%I for select to authenticated
      using ((select public.is_editor()))', name);
  end loop;
end
$$;

create policy "everyone reads banners of the day" on public.banners for select to anon, authenticated
  using (is_active and starts_at <= now() and (ends_at is null or ends_at > now()));
grant select on public.banners to anon;

create policy "everyone reads public settings" on public.settings for select to anon, authenticated using (is_public);
create policy "administrators read all settings" on public.settings
  for select to authenticated using ((select public.is_admin()));
create policy "administrators change settings" on public.settings
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
grant select on public.settings to anon;
grant update (value) on public.settings to authenticated;
