-- What a shopper orders anew on coming Back from the payment page is one purchase: of its orders one may be paid. Bank links
-- cannot be ended, so the payment of an earlier one can still come.
alter table public.orders add column superseded_by uuid;
comment on column public.orders.superseded_by is 'The checkout (checkout_id) that ordered the same purchase anew.';
create index orders_of_a_purchase on public.orders (coalesce(superseded_by, checkout_id));
create index orders_by_successor on public.orders (superseded_by) where superseded_by is not null;

-- Notes, before the new order is placed, that this checkout makes way for a later one. Answers the token of the order that has
-- to be let go of; it may be paid by now, which whoever lets go of it finds out. Whoever knows a checkout's id made it. Null
-- when there is nothing to let go of.
create function public.supersede_checkout(earlier_checkout uuid, later_checkout uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  earlier public.orders;
begin
  update public.orders set superseded_by = later_checkout
  where (checkout_id = earlier_checkout or superseded_by = earlier_checkout) and checkout_id <> later_checkout
    and payment_status in ('unpaid', 'failed');
  select * into earlier from public.orders where checkout_id = earlier_checkout and status <> 'cancelled';
  return earlier.access_token;
end
$$;

-- The number of the order that is paid for the same purchase already, null where there is none.
create function public.find_standing_order(wanted public.orders) returns text
language sql stable security definer set search_path = '' as $$
  select order_number from public.orders other
  where coalesce(other.superseded_by, other.checkout_id) = coalesce(wanted.superseded_by, wanted.checkout_id)
    and other.id <> wanted.id
    and other.payment_status in ('paid', 'partially_refunded', 'disputed') and other.status <> 'cancelled'
  order by other.paid_at limit 1
$$;

-- A card payment that the shop could not keep goes back by itself; a person looks at it all the same.
alter table public.tasks
  drop constraint tasks_kind_check,
  add constraint tasks_kind_check check (kind in (
    'refund_by_bank', 'refund_failed', 'refund_due', 'dispute', 'withdrawal_check', 'withdrawal_unsent', 'payment_sent_back'
  ));

-- As in 0126; what a person has to look at is closed by a person.
create or replace function public.close_tasks(closed_refund uuid, closed_dispute text, actor text) returns void
language sql security definer set search_path = '' as $$
  update public.tasks set done_at = now(), done_by = actor
  where done_at is null and kind <> 'payment_sent_back' and (refund_id = closed_refund or dispute_id = closed_dispute)
$$;

-- As in 0126; tells which order of the purchase stands, where it is another one, and an administrator of card payments too.
create or replace function public.owe_refund(owed_payment public.payments, owed_reason text, owed_amount integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid_order public.orders;
  owed public.refunds;
begin
  select * into paid_order from public.orders where id = owed_payment.order_id;
  insert into public.refunds (order_id, payment_id, amount, currency, amount_eur, reason)
  values (paid_order.id, owed_payment.id, owed_amount, owed_payment.currency,
    greatest(1, round(owed_amount * 1000000.0 / paid_order.rate_millionths)), owed_reason)
  on conflict (payment_id) where reason in ('late_payment', 'double_payment', 'amount_mismatch') do nothing
  returning * into owed;
  if found then
    if owed_payment.provider <> 'paysera' then
      perform public.add_task('payment_sent_back', paid_order.id, now() + interval '1 day',
        jsonb_build_object('reason', owed_reason, 'amount', owed_amount, 'currency', owed_payment.currency),
        task_refund => owed.id);
    end if;
    insert into public.order_events (order_id, kind, code, details)
    values (paid_order.id, 'refund', 'refund_owed',
      jsonb_build_object('reason', owed_reason, 'amount', owed_amount, 'currency', owed_payment.currency));
    perform public.owe_mail(paid_order.id, 'payment_to_be_refunded', 'refund-owed-' || owed_payment.id,
      jsonb_build_object('reason', owed_reason, 'amount', owed_amount, 'currency', owed_payment.currency,
        'by', case owed_payment.provider when 'paysera' then 'bank' else 'card' end,
        'standing_order', public.find_standing_order(paid_order)));
  end if;
end
$$;

-- As in 0029; of one purchase one order is paid, and the payment of another goes back.
-- Money has arrived. Answers what became of it.
create or replace function public.settle_paid(paid_order public.orders, payment public.payments, details jsonb) returns text
language plpgsql security definer set search_path = '' as $$
declare
  received constant integer := coalesce((details ->> 'amount')::integer, payment.amount);
  received_currency constant text := upper(coalesce(details ->> 'currency', payment.currency));
  actor constant text := 'provider:' || payment.provider;
  has_stock boolean;
  standing text;
begin
  if payment.state not in ('unpaid', 'failed') then
    return 'already_paid';
  end if;
  update public.payments set
    state = 'paid', paid_at = now(), amount = received,
    provider_session_id = coalesce(provider_session_id, details ->> 'session_id'),
    provider_payment_id = coalesce(details ->> 'payment_id', provider_payment_id)
  where id = payment.id returning * into payment;

  -- The minimal checkout learns who bought, and where it goes, from the provider's page.
  update public.orders set
    paid_at = coalesce(paid_at, now()),
    customer_email = coalesce(customer_email, lower(details ->> 'email')),
    customer_name = coalesce(customer_name, details ->> 'name'),
    customer_phone = coalesce(customer_phone, details ->> 'phone'),
    delivery_name = coalesce(delivery_name, details #>> '{address,name}', details ->> 'name'),
    delivery_street = coalesce(delivery_street, details #>> '{address,street}'),
    delivery_postcode = coalesce(delivery_postcode, details #>> '{address,postcode}'),
    delivery_city = coalesce(delivery_city, details #>> '{address,city}')
  where id = paid_order.id returning * into paid_order;

  if paid_order.payment_status not in ('unpaid', 'failed') then
    insert into public.order_events (order_id, kind, code, actor) values (paid_order.id, 'payment', 'paid_twice', actor);
    perform public.owe_refund(payment, 'double_payment', received);
    return 'double_payment';
  end if;
  if received <> paid_order.total_amount or received_currency <> paid_order.currency then
    insert into public.order_events (order_id, kind, code, actor, details)
    values (paid_order.id, 'payment', 'amount_mismatch', actor,
      jsonb_build_object('received', received, 'currency', received_currency, 'expected', paid_order.total_amount));
    perform public.owe_refund(payment, 'amount_mismatch', received);
    return 'amount_mismatch';
  end if;

  -- Payments of one purchase wait for one another: of two at once the second sees the first.
  perform pg_advisory_xact_lock(2005, hashtext(coalesce(paid_order.superseded_by, paid_order.checkout_id)::text));
  standing := public.find_standing_order(paid_order);
  if standing is not null then
    if paid_order.status = 'pending' then
      perform public.release_orders(array[paid_order.id], 'paid_by_another_order', actor);
    end if;
    insert into public.order_events (order_id, kind, code, actor, details)
    values (paid_order.id, 'payment', 'paid_twice', actor, jsonb_build_object('standing_order', standing));
    perform public.owe_refund(payment, 'double_payment', received);
    return 'double_payment';
  end if;

  has_stock := public.sell_order_stock(paid_order.id);
  update public.orders set
    payment_status = 'paid',
    status = case when has_stock then 'processing' else status end,
    cancelled_at = case when has_stock then null else cancelled_at end
  where id = paid_order.id;
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor)
  values (paid_order.id, 'payment', case when has_stock then 'paid' else 'paid_too_late' end,
    paid_order.payment_status, 'paid', actor);
  if not has_stock then
    perform public.owe_refund(payment, 'late_payment', received);
    return 'too_late';
  end if;
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor)
  values (paid_order.id, 'status', 'order_confirmed', paid_order.status, 'processing', actor);
  perform public.owe_mail(paid_order.id, 'order_confirmation', 'order-confirmation-' || paid_order.id);
  return 'paid';
end
$$;

drop function public.find_standing_checkout(uuid);

revoke execute on function public.find_standing_order(public.orders) from public, anon, authenticated, service_role;
revoke execute on function public.supersede_checkout(uuid, uuid) from public, anon, authenticated;
grant execute on function public.supersede_checkout(uuid, uuid) to service_role;
