create table public.coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  kind text not null check (kind in ('percent', 'fixed', 'free_shipping')),
  -- Percent, or euro cents; 0 for free shipping.
  value integer not null check (
    case kind when 'percent' then value between 1 and 100 when 'fixed' then value > 0 else value = 0 end
  ),
  -- Goods after other reductions, euro cents.
  minimum_goods integer not null default 0 check (minimum_goods >= 0),
  valid_from timestamptz not null default now(),
  valid_until timestamptz,
  maximum_redemptions integer check (maximum_redemptions > 0),
  maximum_per_customer integer check (maximum_per_customer > 0),
  -- Announced to everyone: counts as a reduction for the lowest-price rule.
  public boolean not null default false,
  active boolean not null default true,
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (valid_until > valid_from)
);

create index coupons_by_creation on public.coupons (created_at desc);
create index coupons_public on public.coupons (valid_from) where public and active;

create trigger touch_updated_at before update on public.coupons
  for each row execute function public.touch_updated_at();

-- Where a coupon has rows here, it reduces these goods alone.
create table public.coupon_products (
  coupon_id uuid not null references public.coupons (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  primary key (coupon_id, product_id)
);

create index coupon_products_by_product on public.coupon_products (product_id);

create table public.coupon_categories (
  coupon_id uuid not null references public.coupons (id) on delete cascade,
  category text not null references public.categories (slug) on update cascade on delete cascade,
  primary key (coupon_id, category)
);

create index coupon_categories_by_category on public.coupon_categories (category);

-- One row an order that used the coupon. `customer_hash` is made of the normalised address of the mailbox, so that dots and
-- plus signs do not make another customer. The row of a released order is taken back (`released_at`).
create table public.coupon_redemptions (
  order_id uuid primary key,
  coupon_id uuid not null references public.coupons (id) on delete restrict,
  customer_hash text check (customer_hash ~ '^[0-9a-f]{64}$'),
  amount_eur integer not null check (amount_eur >= 0),
  created_at timestamptz not null default now(),
  released_at timestamptz
);

create index coupon_redemptions_by_coupon on public.coupon_redemptions (coupon_id, customer_hash);

do $$
declare
  name text;
begin
  foreach name in array array['coupons', 'coupon_products', 'coupon_categories'] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "administrators write" on public.%I for all to authenticated
      using ((select public.is_admin())) with check ((select public.is_admin()))', name);
    execute format('grant insert, update, delete on public.%I to authenticated', name);
  end loop;
end
$$;

alter table public.coupon_redemptions enable row level security;
create policy "administrators read redemptions" on public.coupon_redemptions
  for select to authenticated using ((select public.is_admin()));
