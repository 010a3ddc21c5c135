-- Legal moves of orders and payments: the same table as src/domain/order/states.ts (a test compares them).
create table public.state_transitions (
  machine text not null check (machine in ('order', 'payment')),
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state)
);

alter table public.state_transitions enable row level security;

insert into public.state_transitions (machine, from_state, to_state) values
  ('order', 'pending', 'processing'),
  ('order', 'pending', 'cancelled'),
  ('order', 'processing', 'shipped'),
  ('order', 'processing', 'cancelled'),
  ('order', 'shipped', 'delivered'),
  ('order', 'shipped', 'returned'),
  ('order', 'delivered', 'returned'),
  ('order', 'cancelled', 'processing'),
  ('payment', 'unpaid', 'paid'),
  ('payment', 'unpaid', 'failed'),
  ('payment', 'paid', 'partially_refunded'),
  ('payment', 'paid', 'refunded'),
  ('payment', 'paid', 'disputed'),
  ('payment', 'failed', 'paid'),
  ('payment', 'partially_refunded', 'refunded'),
  ('payment', 'partially_refunded', 'disputed'),
  ('payment', 'disputed', 'paid'),
  ('payment', 'disputed', 'refunded');
