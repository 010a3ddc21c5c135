-- Where the shop buys and for how much: nothing of this is anyone's business but an administrator's.
create table public.suppliers (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 150),
  email text check (public.is_email(email)),
  country text check (country ~ '^[A-Z]{2}$'),
  lead_days integer not null default 14 check (lead_days between 0 and 365),
  is_active boolean not null default true,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at before update on public.suppliers
  for each row execute function public.touch_updated_at();

create table public.supplier_products (
  supplier_id uuid not null references public.suppliers (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  supplier_sku text not null default '' check (length(supplier_sku) <= 60),
  -- Euro cents a piece. Repricing reckons with cost including VAT and leaves others alone.
  cost integer not null check (cost > 0),
  cost_includes_vat boolean not null default true,
  available integer check (available >= 0),
  is_preferred boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (supplier_id, product_id)
);

create index supplier_products_by_product on public.supplier_products (product_id);
create unique index supplier_products_one_preferred on public.supplier_products (product_id) where is_preferred;
create unique index supplier_products_by_sku on public.supplier_products (supplier_id, supplier_sku) where supplier_sku <> '';

create trigger touch_updated_at before update on public.supplier_products
  for each row execute function public.touch_updated_at();

create table public.supplier_feeds (
  id uuid primary key default gen_random_uuid(),
  supplier_id uuid not null references public.suppliers (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  format text not null check (format in ('csv', 'json', 'xml')),
  url text not null check (url ~ '^https://' and length(url) <= 500),
  -- Name of the environment's secret, never the secret itself.
  credential_name text check (credential_name ~ '^[A-Z][A-Z0-9_]{0,59}$'),
  -- Supplier's field → ours.
  mapping jsonb not null default '{}' check (jsonb_typeof(mapping) = 'object'),
  schedule text check (length(schedule) <= 60),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index supplier_feeds_by_supplier on public.supplier_feeds (supplier_id);

create trigger touch_updated_at before update on public.supplier_feeds
  for each row execute function public.touch_updated_at();

create table public.supplier_feed_runs (
  id uuid primary key default gen_random_uuid(),
  feed_id uuid not null references public.supplier_feeds (id) on delete cascade,
  state text not null default 'running' check (state in ('running', 'succeeded', 'failed')),
  is_dry_run boolean not null default false,
  rows_read integer not null default 0 check (rows_read >= 0),
  rows_changed integer not null default 0 check (rows_changed >= 0),
  errors jsonb not null default '[]' check (jsonb_typeof(errors) = 'array'),
  started_at timestamptz not null default now(),
  finished_at timestamptz
);

create index supplier_feed_runs_by_feed on public.supplier_feed_runs (feed_id, started_at desc);

do $$
declare
  name text;
begin
  foreach name in array array['suppliers', 'supplier_products', 'supplier_feeds'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "administrators write" on public.%I for all to authenticated
      using ((select public.is_admin())) with check ((select public.is_admin()))', name);
    execute format('grant insert, update, delete on public.%I to authenticated', name);
  end loop;
end
$$;

alter table public.supplier_feed_runs enable row level security;
create policy "administrators read runs" on public.supplier_feed_runs
  for select to authenticated using ((select public.is_admin()));
