-- The building blocks below expect the order row to be locked by their caller; they lock products, then variants.

create function public.lock_order_stock(locked_orders uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products where id in (
    select product_id from public.order_items where order_id = any (locked_orders)
  ) order by id for no key update;
  perform from public.product_variants where id in (
    select variant_id from public.stock_reservations where order_id = any (locked_orders)
  ) order by id for no key update;
end
$$;

-- Gives back what these pending orders hold and closes them. `code` says why, `actor` who.
create function public.release_orders(released_orders uuid[], code text, actor text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_order_stock(released_orders);
  with freed as (
    update public.stock_reservations set state = 'released'
    where order_id = any (released_orders) and state = 'open'
    returning variant_id, quantity
  )
  update public.product_variants variant set reserved = variant.reserved - total.quantity
  from (select variant_id, sum(quantity)::integer as quantity from freed group by variant_id) total
  where variant.id = total.variant_id;

  update public.payments set state = 'failed' where order_id = any (released_orders) and state = 'unpaid';
  update public.orders set status = 'cancelled', payment_status = 'failed', cancelled_at = now()
  where id = any (released_orders);
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor)
  select id, 'status', release_orders.code, 'pending', 'cancelled', release_orders.actor
  from unnest(released_orders) as id;
end
$$;

-- Turns an order's reservation into a sale. A reservation that has ended is taken again if everything is still there.
-- Answers whether the goods are the order's now.
create function public.sell_order_stock(sold_order uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform public.lock_order_stock(array[sold_order]);
  if exists (
    select from public.stock_reservations reservation
    join public.product_variants variant on variant.id = reservation.variant_id
    where reservation.order_id = sold_order and reservation.state = 'released'
      and variant.on_hand - variant.reserved < reservation.quantity
  ) then
    return false;
  end if;
  with
    before as (
      select variant_id, quantity, state from public.stock_reservations
      where order_id = sold_order and state in ('open', 'released')
    ),
    turned as (
      update public.stock_reservations set state = 'sold'
      where order_id = sold_order and state in ('open', 'released')
    ),
    taken as (
      update public.product_variants variant set
        on_hand = variant.on_hand - before.quantity,
        reserved = variant.reserved - case before.state when 'open' then before.quantity else 0 end
      from before where variant.id = before.variant_id
      returning variant.id, variant.on_hand, before.quantity
    )
  insert into public.stock_movements (variant_id, kind, change, on_hand_after, order_id)
  select id, 'sale', -quantity, on_hand, sold_order from taken;
  return true;
end
$$;

create function public.owe_mail(owed_order uuid, mail_kind text, idempotency text, mail_payload jsonb default '{}')
returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (idempotency_key, kind, recipient, language, order_id, payload)
  select idempotency, mail_kind, customer_email, language, id, mail_payload
  from public.orders where id = owed_order and customer_email is not null
  on conflict (idempotency_key) do nothing
$$;

-- Writes down that money has to go back, once a payment, and tells the shopper.
create function public.owe_refund(owed_payment public.payments, owed_reason text, owed_amount integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid_order public.orders;
begin
  select * into paid_order from public.orders where id = owed_payment.order_id;
  insert into public.refunds (order_id, payment_id, amount, currency, amount_eur, reason)
  values (paid_order.id, owed_payment.id, owed_amount, owed_payment.currency,
    greatest(1, round(owed_amount * 1000000.0 / paid_order.rate_millionths)), owed_reason)
  on conflict (payment_id) where reason in ('late_payment', 'double_payment', 'amount_mismatch') do nothing;
  if found then
    insert into public.order_events (order_id, kind, code, details)
    values (paid_order.id, 'refund', 'refund_owed',
      jsonb_build_object('reason', owed_reason, 'amount', owed_amount, 'currency', owed_payment.currency));
    perform public.owe_mail(paid_order.id, 'payment_to_be_refunded', 'refund-owed-' || owed_payment.id,
      jsonb_build_object('reason', owed_reason, 'amount', owed_amount, 'currency', owed_payment.currency));
  end if;
end
$$;

revoke execute on function
  public.lock_order_stock(uuid[]), public.release_orders(uuid[], text, text), public.sell_order_stock(uuid),
  public.owe_mail(uuid, text, text, jsonb), public.owe_refund(public.payments, text, integer)
  from public, anon, authenticated, service_role;
