-- The last digit of an order number is a check digit by Damm's algorithm: it finds every single wrong digit and every
-- swap of neighbours, which is what goes wrong on the phone. The same as src/domain/order/order-number.ts.
create function public.order_number_check_digit(digits text) returns integer
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  quasigroup constant text :=
    '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';
  interim integer := 0;
begin
  for place in 1 .. length(digits) loop
    interim := substr(quasigroup, interim * 10 + substr(digits, place, 1)::integer + 1, 1)::integer;
  end loop;
  return interim;
end
$$;

-- Random, so that it tells nobody how many orders the shop has; collisions are retried by the caller.
create function public.new_order_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  random_bits constant bigint := ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint;
  digits constant text := lpad((random_bits % 100000000)::text, 8, '0');
  number constant text := digits || public.order_number_check_digit(digits);
begin
  return 'GJ-' || substr(number, 1, 3) || '-' || substr(number, 4, 3) || '-' || substr(number, 7, 3);
end
$$;

-- Amounts in minor units of `currency`, VAT included; the `_eur` columns hold the same in euro cents for the books.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  order_number text not null unique check (order_number ~ '^GJ-[0-9]{3}-[0-9]{3}-[0-9]{3}$'),
  -- Unguessable: opens this one order without signing in (leaving a payment, later the guest's order page).
  access_token uuid not null unique default gen_random_uuid(),
  checkout_id uuid not null unique,
  -- Of what was asked for: the same checkout id with another content is refused.
  content_hash text not null,
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled', 'returned')),
  payment_status text not null default 'unpaid'
    check (payment_status in ('unpaid', 'paid', 'failed', 'partially_refunded', 'refunded', 'disputed')),
  payment_method text not null check (payment_method in ('card', 'bank', 'none')),
  -- No foreign key: bookkeeping outlives an account that its owner deletes.
  user_id uuid,
  customer_name text,
  customer_email text check (customer_email = lower(customer_email)),
  customer_phone text,
  client_hash text,
  language text not null check (language in ('en', 'lt', 'ru')),
  currency text not null check (currency in ('EUR', 'USD')),
  rate_millionths integer not null check (rate_millionths > 0),
  subtotal integer not null check (subtotal >= 0),
  discount integer not null default 0 check (discount >= 0),
  shipping integer not null check (shipping >= 0),
  total_amount integer not null check (total_amount >= 0),
  vat_amount integer not null check (vat_amount >= 0),
  vat_country text not null,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  subtotal_eur integer not null check (subtotal_eur >= 0),
  discount_eur integer not null default 0 check (discount_eur >= 0),
  shipping_eur integer not null check (shipping_eur >= 0),
  total_eur integer not null check (total_eur >= 0),
  vat_eur integer not null check (vat_eur >= 0),
  coupon_code text,
  -- Null until the provider's page has asked for it (the minimal request sends no address).
  delivery_country text not null,
  delivery_option text not null,
  delivery_name text,
  delivery_phone text,
  delivery_street text,
  delivery_postcode text,
  delivery_city text,
  delivery_note text,
  pickup_carrier text,
  pickup_point_id text,
  pickup_point_name text,
  promised_from date,
  promised_to date,
  signature_required boolean not null default false,
  company_name text,
  company_code text,
  company_vat_code text,
  expires_at timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (total_amount = subtotal - discount + shipping),
  check (total_eur = subtotal_eur - discount_eur + shipping_eur)
);

create index orders_by_user on public.orders (user_id, created_at desc) where user_id is not null;
create index orders_by_email on public.orders (customer_email, created_at desc);
create index orders_by_status on public.orders (status, created_at desc);
create index orders_by_creation on public.orders (created_at desc);
create index orders_awaiting_payment on public.orders (expires_at) where status = 'pending';
create index orders_open_by_client on public.orders (client_hash) where status = 'pending';

create function public.check_order_transition() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from old.status and not exists (
    select from public.state_transitions
    where machine = 'order' and from_state = old.status and to_state = new.status
  ) then
    raise exception 'an order cannot go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.payment_status is distinct from old.payment_status and not exists (
    select from public.state_transitions
    where machine = 'payment' and from_state = old.payment_status and to_state = new.payment_status
  ) then
    raise exception 'a payment cannot go from % to %', old.payment_status, new.payment_status
      using errcode = 'check_violation';
  end if;
  new.updated_at := now();
  return new;
end
$$;

create trigger check_order_transition before update on public.orders
  for each row execute function public.check_order_transition();

-- What was bought, as it was called and priced then.
create table public.order_items (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  position integer not null,
  product_id text not null,
  variant_id uuid not null,
  sku text not null,
  name text not null,
  name_lt text not null,
  name_ru text not null,
  size text not null,
  color text not null,
  picture text,
  quantity integer not null check (quantity between 1 and 99),
  -- For one piece, minor units of the order's currency; list_price is the price before a reduction.
  unit_price integer not null check (unit_price >= 0),
  list_price integer not null check (list_price >= unit_price),
  discount integer not null default 0 check (discount >= 0),
  total integer not null,
  vat_amount integer not null check (vat_amount >= 0),
  vat_basis_points integer not null,
  unit_price_eur integer not null check (unit_price_eur >= 0),
  list_price_eur integer not null check (list_price_eur >= unit_price_eur),
  discount_eur integer not null default 0 check (discount_eur >= 0),
  total_eur integer not null,
  unique (order_id, position),
  check (total = unit_price * quantity - discount and total >= 0),
  check (total_eur = unit_price_eur * quantity - discount_eur and total_eur >= 0)
);

create index order_items_by_variant on public.order_items (variant_id);
create index order_items_by_product on public.order_items (product_id);

-- Who moved what, when, from where to where.
create table public.order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references public.orders (id),
  kind text not null check (kind in ('status', 'payment', 'stock', 'parcel', 'refund', 'mail', 'note')),
  code text not null,
  from_state text,
  to_state text,
  actor text not null default 'system',
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index order_events_by_order on public.order_events (order_id, id);

create trigger order_events_append_only before update or delete on public.order_events
  for each row execute function public.keep_as_written();

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_events enable row level security;

create policy "customers read their own orders" on public.orders
  for select to authenticated using (user_id = (select auth.uid()));
create policy "customers read the items of their own orders" on public.order_items
  for select to authenticated using (
    exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
  );
create policy "customers read the history of their own orders" on public.order_events
  for select to authenticated using (
    kind in ('status', 'payment', 'parcel')
    and exists (select from public.orders where orders.id = order_id and orders.user_id = (select auth.uid()))
  );
create policy "administrators read orders" on public.orders for select to authenticated using ((select public.is_admin()));
create policy "administrators read order items" on public.order_items
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read order events" on public.order_events
  for select to authenticated using ((select public.is_admin()));

revoke insert, update, delete, truncate on public.orders, public.order_items, public.order_events
  from anon, authenticated;
revoke update, delete, truncate on public.order_items, public.order_events from service_role;
revoke execute on function public.new_order_number(), public.check_order_transition() from public, anon, authenticated;
