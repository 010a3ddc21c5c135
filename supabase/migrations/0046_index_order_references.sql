-- Foreign keys whose rows are looked up from the other side too: a variant that is to go, a payment with its refunds.
create index if not exists refunds_by_payment on public.refunds (payment_id);
create index if not exists stock_reservations_by_variant on public.stock_reservations (variant_id);
