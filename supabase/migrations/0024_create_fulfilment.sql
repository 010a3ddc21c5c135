create table public.parcels (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  carrier text,
  tracking_number text unique check (tracking_number ~ '^[A-Za-z0-9]{8,}$'),
  state text not null default 'preparing'
    check (state in ('preparing', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'returned')),
  signature_required boolean not null default false,
  shipped_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null default now()
);

create index parcels_by_order on public.parcels (order_id);
create index parcels_under_way on public.parcels (shipped_at) where delivered_at is null;

create table public.parcel_items (
  parcel_id uuid not null references public.parcels (id) on delete cascade,
  order_item_id bigint not null references public.order_items (id),
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, order_item_id)
);

create index parcel_items_by_item on public.parcel_items (order_item_id);

-- A withdrawal from the contract as it was declared. `checksum` is SHA-256 over the declaration and its time; the row is
-- never edited, and it is accepted even when no order is found (Directive 2011/83/EU art. 11a).
create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  order_id uuid references public.orders (id),
  order_reference text not null,
  customer_name text not null,
  customer_email text not null,
  scope text not null check (scope in ('whole_order', 'lines')),
  lines jsonb not null default '[]',
  statement text not null,
  language text not null check (language in ('en', 'lt', 'ru')),
  declared_at timestamptz not null default now(),
  checksum text not null check (checksum ~ '^[0-9a-f]{64}$')
);

create index withdrawals_by_order on public.withdrawals (order_id);
create index withdrawals_by_time on public.withdrawals (declared_at desc);

create trigger withdrawals_never_edited before update or delete on public.withdrawals
  for each row execute function public.keep_as_written();

create table public.returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  withdrawal_id uuid references public.withdrawals (id),
  reason text not null check (reason in ('withdrawal', 'return', 'exchange', 'complaint')),
  state text not null default 'requested'
    check (state in ('requested', 'label_sent', 'in_transit', 'received', 'accepted', 'refused', 'closed')),
  -- Euro cents kept back for the return label (shop settings).
  label_cost_eur integer not null default 0 check (label_cost_eur >= 0),
  tracking_number text,
  refund_id uuid references public.refunds (id),
  refund_due_at timestamptz,
  note text,
  requested_at timestamptz not null default now(),
  received_at timestamptz,
  closed_at timestamptz
);

create index returns_by_order on public.returns (order_id);
create index returns_open on public.returns (refund_due_at) where closed_at is null;
create index returns_by_withdrawal on public.returns (withdrawal_id);
create index returns_by_refund on public.returns (refund_id);

create table public.return_items (
  return_id uuid not null references public.returns (id) on delete cascade,
  order_item_id bigint not null references public.order_items (id),
  quantity integer not null check (quantity > 0),
  condition text check (condition in ('as_new', 'worn', 'damaged', 'missing')),
  restocked boolean not null default false,
  exchange_variant_id uuid references public.product_variants (id),
  primary key (return_id, order_item_id)
);

create index return_items_by_item on public.return_items (order_item_id);
create index return_items_by_exchange on public.return_items (exchange_variant_id);

alter table public.parcels enable row level security;
alter table public.parcel_items enable row level security;
alter table public.withdrawals enable row level security;
alter table public.returns enable row level security;
alter table public.return_items enable row level security;

create policy "customers read their own parcels" on public.parcels for select to authenticated using (
  exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
);
create policy "customers read what is in their own parcels" on public.parcel_items for select to authenticated using (
  exists (
    select from public.parcels join public.orders on orders.id = parcels.order_id
    where parcels.id = parcel_id and orders.user_id = (select auth.uid())
  )
);
create policy "customers read their own withdrawals" on public.withdrawals for select to authenticated using (
  exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
);
create policy "customers read their own returns" on public.returns for select to authenticated using (
  exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
);
create policy "customers read the lines of their own returns" on public.return_items for select to authenticated using (
  exists (
    select from public.returns join public.orders on orders.id = returns.order_id
    where returns.id = return_id and orders.user_id = (select auth.uid())
  )
);
create policy "administrators read parcels" on public.parcels for select to authenticated using ((select public.is_admin()));
create policy "administrators read parcel items" on public.parcel_items
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read withdrawals" on public.withdrawals
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read returns" on public.returns for select to authenticated using ((select public.is_admin()));
create policy "administrators read return items" on public.return_items
  for select to authenticated using ((select public.is_admin()));

revoke insert, update, delete, truncate
  on public.parcels, public.parcel_items, public.withdrawals, public.returns, public.return_items
  from anon, authenticated;
revoke update, delete, truncate on public.withdrawals from service_role;
