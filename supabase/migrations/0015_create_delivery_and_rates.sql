-- Fees in euro cents with VAT. One row a country that the shop delivers to.
create table public.shipping_zones (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  name text not null,
  name_lt text not null,
  name_ru text not null,
  free_from integer not null check (free_from >= 0),
  standard_fee integer not null check (standard_fee >= 0),
  is_active boolean not null default true,
  display_order integer not null default 0,
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at before update on public.shipping_zones
  for each row execute function public.touch_updated_at();

-- Fee = the zone's standard fee (nothing from its threshold on) + surcharge.
create table public.delivery_options (
  code text primary key check (public.is_slug(code)),
  name text not null,
  name_lt text not null,
  name_ru text not null,
  surcharge integer not null default 0 check (surcharge >= 0),
  min_business_days integer not null check (min_business_days between 0 and 60),
  max_business_days integer not null check (max_business_days between 0 and 60),
  -- Null: every zone.
  countries text[] check (cardinality(countries) > 0),
  is_active boolean not null default true,
  display_order integer not null default 0,
  updated_at timestamptz not null default now(),
  check (min_business_days <= max_business_days)
);

create trigger touch_updated_at before update on public.delivery_options
  for each row execute function public.touch_updated_at();

create table public.public_holidays (
  country text not null check (country ~ '^[A-Z]{2}$'),
  day date not null,
  name text not null,
  name_lt text not null,
  name_ru text not null,
  primary key (country, day)
);

-- The carriers' lists, fetched by a job; the last good one is kept when a list is down.
create table public.parcel_lockers (
  carrier text not null check (carrier in ('omniva', 'lp_express', 'dpd', 'venipak')),
  locker_id text not null check (length(locker_id) between 1 and 60),
  country text not null check (country ~ '^[A-Z]{2}$'),
  city text not null,
  name text not null,
  address text not null,
  postcode text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  is_active boolean not null default true,
  fetched_at timestamptz not null default now(),
  primary key (carrier, locker_id)
);

create index parcel_lockers_by_place on public.parcel_lockers (country, city, name) where is_active;
create index parcel_lockers_by_words on public.parcel_lockers
  using gin (public.normalize_search(city || ' ' || address || ' ' || name) extensions.gin_trgm_ops) where is_active;

create table public.parcel_locker_lists (
  carrier text not null check (carrier in ('omniva', 'lp_express', 'dpd', 'venipak')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  fetched_at timestamptz,
  failed_at timestamptz,
  last_error text check (length(last_error) <= 500),
  is_stale boolean not null default false,
  primary key (carrier, country)
);

-- Standard rates in hundredths of a percent, from their day on (law.md).
create table public.vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  valid_from date not null,
  basis_points integer not null check (basis_points between 0 and 5000),
  primary key (country, valid_from)
);

-- Units of the currency for one euro, in millionths, from a moment on.
create table public.exchange_rates (
  currency text not null check (currency in ('EUR', 'USD', 'LTL')),
  valid_from timestamptz not null default now(),
  rate_millionths integer not null check (rate_millionths between 1 and 1000000000),
  primary key (currency, valid_from),
  check (currency <> 'EUR' or rate_millionths = 1000000)
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'shipping_zones', 'delivery_options', 'public_holidays', 'parcel_lockers', 'parcel_locker_lists', 'vat_rates', 'exchange_rates'
  ] loop
    execute format('alter table public.%I enable row level security', name);
  end loop;
  foreach name in array array['shipping_zones', 'delivery_options', 'parcel_lockers'] loop
    execute format('create policy "everyone reads active rows" on public.%I for select to anon, authenticated using (is_active)', name);
    execute format('grant select on public.%I to anon', name);
  end loop;
  foreach name in array array['public_holidays', 'vat_rates', 'exchange_rates'] loop
    execute format('create policy "everyone reads" on public.%I for select to anon, authenticated using (true)', name);
    execute format('grant select on public.%I to anon', name);
  end loop;
  foreach name in array array['shipping_zones', 'delivery_options', 'public_holidays', 'vat_rates', 'exchange_rates'] loop
    execute format('create policy "administrators write" on public.%I for all to authenticated
      using ((select public.is_admin())) with check ((select public.is_admin()))', name);
    execute format('grant insert, update, delete on public.%I to authenticated', name);
  end loop;
  execute 'create policy "administrators read" on public.parcel_locker_lists for select to authenticated using ((select public.is_admin()))';
end
$$;
