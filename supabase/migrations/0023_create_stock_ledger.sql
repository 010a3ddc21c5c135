-- What open orders hold back. Σ quantity of the open ones is product_variants.reserved.
create table public.stock_reservations (
  order_id uuid not null references public.orders (id),
  variant_id uuid not null references public.product_variants (id),
  quantity integer not null check (quantity > 0),
  state text not null default 'open' check (state in ('open', 'sold', 'released')),
  created_at timestamptz not null default now(),
  primary key (order_id, variant_id)
);

create index stock_reservations_open on public.stock_reservations (variant_id) where state = 'open';

-- Every piece that came or went. Σ change a variant is product_variants.on_hand.
create table public.stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null references public.product_variants (id),
  kind text not null check (kind in ('opening', 'sale', 'restock', 'delivery', 'adjustment')),
  change integer not null check (change <> 0),
  on_hand_after integer not null check (on_hand_after >= 0),
  order_id uuid references public.orders (id),
  reason text,
  actor text not null default 'system',
  created_at timestamptz not null default now()
);

create index stock_movements_by_variant on public.stock_movements (variant_id, id);
create index stock_movements_by_order on public.stock_movements (order_id) where order_id is not null;

create trigger stock_movements_append_only before update or delete on public.stock_movements
  for each row execute function public.keep_as_written();

-- The first stock of a variant is a movement too, or the ledger would not add up.
create function public.record_opening_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.stock_movements (variant_id, kind, change, on_hand_after)
  select id, 'opening', on_hand, on_hand from opened where on_hand > 0;
  return null;
end
$$;

create trigger record_opening_stock after insert on public.product_variants
  referencing new table as opened
  for each statement execute function public.record_opening_stock();

-- Changes what lies in the store: positive for goods that arrive, negative for loss. Answers what is there now, or why not.
create function public.adjust_stock(variant uuid, change integer, kind text, reason text, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  found_variant public.product_variants;
begin
  perform from public.products
    where id = (select product_id from public.product_variants where id = variant) for no key update;
  select * into found_variant from public.product_variants where id = variant for no key update;
  if found_variant.id is null then
    return jsonb_build_object('ok', false, 'code', 'variant_unknown');
  end if;
  if found_variant.on_hand + change < found_variant.reserved then
    return jsonb_build_object('ok', false, 'code', 'stock_reserved',
      'on_hand', found_variant.on_hand, 'reserved', found_variant.reserved);
  end if;
  update public.product_variants set on_hand = on_hand + change where id = variant;
  insert into public.stock_movements (variant_id, kind, change, on_hand_after, reason, actor)
  values (variant, adjust_stock.kind, adjust_stock.change, found_variant.on_hand + adjust_stock.change,
    adjust_stock.reason, adjust_stock.actor);
  return jsonb_build_object('ok', true, 'on_hand', found_variant.on_hand + change, 'reserved', found_variant.reserved);
end
$$;

alter table public.stock_reservations enable row level security;
alter table public.stock_movements enable row level security;

create policy "administrators read reservations" on public.stock_reservations
  for select to authenticated using ((select public.is_admin()));
create policy "administrators read stock movements" on public.stock_movements
  for select to authenticated using ((select public.is_admin()));

-- Stock changes through functions alone: not even the service key writes these columns directly.
revoke insert, update, delete, truncate on public.stock_reservations, public.stock_movements
  from anon, authenticated, service_role;
revoke execute on function public.record_opening_stock() from public, anon, authenticated;
revoke execute on function public.adjust_stock(uuid, integer, text, text, text) from public, anon, authenticated;
grant execute on function public.adjust_stock(uuid, integer, text, text, text) to service_role;
