-- The building blocks below expect the order row to be locked by their caller.

-- The payment that pays for an order; its other payments were doubled or of a wrong amount and only go back.
create function public.main_payment(paid_order uuid) returns public.payments
language sql stable security definer set search_path = '' as $$
  select payment.* from public.payments payment
  where payment.order_id = paid_order and payment.state not in ('unpaid', 'failed')
    and not exists (
      select from public.refunds
      where refunds.payment_id = payment.id and refunds.reason in ('double_payment', 'amount_mismatch')
    )
  order by payment.paid_at, payment.id limit 1
$$;

-- What can still be owed back of a payment: what was paid, less every refund that is owed or done, less lost disputes.
create function public.refundable_amount(refunded_payment public.payments) returns integer
language sql stable security definer set search_path = '' as $$
  select refunded_payment.amount
    - coalesce((select sum(amount) from public.refunds where payment_id = refunded_payment.id and state <> 'void'), 0)::integer
    - coalesce((select sum(amount) from public.disputes where payment_id = refunded_payment.id and state = 'lost'), 0)::integer
$$;

-- What of a line goes back or has gone back: pieces, those of them that never left, and their worth.
create function public.refunded_part(
  item bigint, out quantity integer, out unsent integer, out amount integer, out amount_eur integer
)
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(part.quantity), 0), coalesce(sum(part.unsent), 0), coalesce(sum(part.amount), 0),
    coalesce(sum(part.amount_eur), 0)
  from public.refund_items part join public.refunds on refunds.id = part.refund_id
  where part.order_item_id = item and refunds.state <> 'void'
$$;

-- Whoever writes a refund, and however: never more than was paid. The payment's row is the lock.
create function public.check_refund_within_payment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refunded_payment public.payments;
begin
  select * into refunded_payment from public.payments where id = new.payment_id for no key update;
  if new.amount > public.refundable_amount(refunded_payment) then
    raise exception 'refunds of payment % would exceed what was paid', new.payment_id using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger check_refund_within_payment before insert on public.refunds
  for each row execute function public.check_refund_within_payment();

-- A task, once a matter: coming up again, it only learns the new day and facts.
create function public.add_task(
  task_kind text, task_order uuid, due timestamptz, task_details jsonb default '{}',
  task_refund uuid default null, task_dispute text default null, task_return uuid default null
) returns void
language sql security definer set search_path = '' as $$
  insert into public.tasks (kind, order_id, refund_id, dispute_id, return_id, due_at, details)
  values (task_kind, task_order, task_refund, task_dispute, task_return, due, task_details)
  on conflict (kind, refund_id, dispute_id, return_id) do update
    set due_at = excluded.due_at, details = tasks.details || excluded.details
$$;

-- Bank payments have no call for refunds: a person sends the money and says so.
create function public.ask_for_bank_refund() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state = 'pending' and exists (select from public.payments where id = new.payment_id and provider = 'paysera') then
    perform public.add_task('refund_by_bank', new.order_id, new.due_at,
      jsonb_build_object('amount', new.amount, 'currency', new.currency, 'reason', new.reason), new.id);
  end if;
  return null;
end
$$;

create trigger ask_for_bank_refund after insert on public.refunds
  for each row execute function public.ask_for_bank_refund();

create function public.close_tasks(closed_refund uuid, closed_dispute text, actor text) returns void
language sql security definer set search_path = '' as $$
  update public.tasks set done_at = now(), done_by = actor
  where done_at is null and (refund_id = closed_refund or dispute_id = closed_dispute)
$$;

-- Takes back pending refunds that no longer fit, because the money went back another way: the latest first, and those only
-- that are not on their way yet. Owed ones that still fit stay owed. `room`: what has to be free afterwards.
create function public.void_refunds_beyond(settled_payment public.payments, actor text, room integer default 0) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owed public.refunds;
begin
  for owed in
    select * from public.refunds
    where payment_id = settled_payment.id and state in ('pending', 'failed')
    order by created_at desc, id
  loop
    exit when public.refundable_amount(settled_payment) >= room;
    update public.refunds set state = 'void', completed_at = now() where id = owed.id;
    perform public.close_tasks(owed.id, null, actor);
    insert into public.order_events (order_id, kind, code, actor, details)
    values (owed.order_id, 'refund', 'refund_void', actor,
      jsonb_build_object('refund_id', owed.id, 'amount', owed.amount, 'currency', owed.currency));
  end loop;
end
$$;

-- Puts a payment's state, and the order's where this payment pays for it, to what the facts say: an open dispute, else what
-- has really gone back. `paid → partially_refunded → refunded`, by done refunds and lost disputes alone. A step that is not
-- legal (a refund that failed after it had succeeded) is not taken: that is a matter for a person.
create function public.refresh_payment_state(changed_payment uuid, code text, actor text, details jsonb default '{}')
returns text
language plpgsql security definer set search_path = '' as $$
declare
  payment public.payments;
  paid_order public.orders;
  gone bigint;
  reached text;
begin
  select * into payment from public.payments where id = changed_payment for no key update;
  if payment.state in ('unpaid', 'failed') then
    return payment.state;
  end if;
  select
    coalesce((select sum(amount) from public.refunds where payment_id = payment.id and state = 'succeeded'), 0)
    + coalesce((select sum(amount) from public.disputes where payment_id = payment.id and state = 'lost'), 0)
  into gone;
  reached := case
    when exists (select from public.disputes where payment_id = payment.id and state = 'open') then 'disputed'
    when gone >= payment.amount and gone > 0 then 'refunded'
    when gone > 0 then 'partially_refunded'
    else 'paid'
  end;
  select * into paid_order from public.orders where id = payment.order_id;
  if reached is distinct from payment.state and exists (
    select from public.state_transitions where machine = 'payment' and from_state = payment.state and to_state = reached
  ) then
    update public.payments set state = reached where id = payment.id;
    if (public.main_payment(paid_order.id)).id = payment.id and paid_order.payment_status = payment.state then
      update public.orders set payment_status = reached where id = paid_order.id;
      insert into public.order_events (order_id, kind, code, from_state, to_state, actor, details)
      values (paid_order.id, 'payment', refresh_payment_state.code, paid_order.payment_status, reached,
        refresh_payment_state.actor, refresh_payment_state.details);
      return reached;
    end if;
  end if;
  -- The order's state stays; what happened is kept all the same.
  insert into public.order_events (order_id, kind, code, actor, details)
  values (payment.order_id, 'payment', refresh_payment_state.code, refresh_payment_state.actor, refresh_payment_state.details);
  return reached;
end
$$;

-- As in 0028; the letter says how the money goes back.
-- Writes down that money has to go back, once a payment, and tells the shopper.
create or replace function public.owe_refund(owed_payment public.payments, owed_reason text, owed_amount integer) returns void
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
      jsonb_build_object('reason', owed_reason, 'amount', owed_amount, 'currency', owed_payment.currency,
        'by', case owed_payment.provider when 'paysera' then 'bank' else 'card' end));
  end if;
end
$$;

-- The lines of a refund as its mail and its events show them.
create function public.describe_refund_items(described uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'order_item', order_item_id, 'quantity', quantity, 'amount', amount, 'restocked', restocked
  ) order by order_item_id), '[]')
  from public.refund_items where refund_id = described
$$;

-- The money has gone back: state, payment, tasks, event and one mail.
create function public.settle_refund(done_refund public.refunds, provider_id text, actor text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  way text;
begin
  update public.refunds set state = 'succeeded', completed_at = now(), last_error = null,
    provider_refund_id = coalesce(provider_id, provider_refund_id)
  where id = done_refund.id returning * into done_refund;
  -- A card refund that failed was sent to the bank account by hand.
  select case when provider = 'stripe' and not exists (
    select from public.tasks where refund_id = done_refund.id and kind = 'refund_failed'
  ) then 'card' else 'bank' end into way
  from public.payments where id = done_refund.payment_id;
  perform public.close_tasks(done_refund.id, null, actor);
  insert into public.order_events (order_id, kind, code, actor, details)
  values (done_refund.order_id, 'refund', 'refund_made', actor, jsonb_build_object('refund_id', done_refund.id,
    'amount', done_refund.amount, 'currency', done_refund.currency, 'reason', done_refund.reason));
  perform public.refresh_payment_state(done_refund.payment_id, 'payment_refunded', actor,
    jsonb_build_object('refund_id', done_refund.id));
  perform public.owe_mail(done_refund.order_id, 'refund_made', 'refund-made-' || done_refund.id, jsonb_build_object(
    'refund_id', done_refund.id, 'amount', done_refund.amount, 'currency', done_refund.currency,
    'reason', done_refund.reason, 'shipping', done_refund.shipping_amount, 'kept_back', done_refund.kept_back,
    'other', done_refund.other_amount, 'items', public.describe_refund_items(done_refund.id),
    'by', way, 'days', public.setting('refund_days_' || way)));
end
$$;

-- The money could not go back: a person finds another way.
create function public.fail_refund(failed_refund public.refunds, failure text, actor text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.refunds set state = 'failed', last_error = left(failure, 500) where id = failed_refund.id;
  insert into public.order_events (order_id, kind, code, actor, details)
  values (failed_refund.order_id, 'refund', 'refund_failed', actor,
    jsonb_build_object('refund_id', failed_refund.id, 'reason', left(failure, 500)));
  perform public.add_task('refund_failed', failed_refund.order_id, failed_refund.due_at,
    jsonb_build_object('reason', left(failure, 500), 'amount', failed_refund.amount, 'currency', failed_refund.currency),
    failed_refund.id);
  update public.tasks set done_at = null, done_by = null
  where refund_id = failed_refund.id and kind = 'refund_failed' and done_at is not null;
end
$$;

-- Puts pieces of an order back into the store. `pieces`: [{variant_id, quantity}].
create function public.restock_pieces(restocked_order uuid, pieces jsonb, why text, actor text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_array_length(pieces) = 0 then
    return;
  end if;
  perform public.lock_order_stock(array[restocked_order]);
  with
    piece as (
      select variant_id, sum(quantity)::integer as quantity
      from jsonb_to_recordset(pieces) as piece (variant_id uuid, quantity integer) group by variant_id
    ),
    put_back as (
      update public.product_variants variant set on_hand = variant.on_hand + piece.quantity
      from piece where variant.id = piece.variant_id
      returning variant.id, variant.on_hand, piece.quantity
    )
  insert into public.stock_movements (variant_id, kind, change, on_hand_after, order_id, reason, actor)
  select id, 'restock', quantity, on_hand, restocked_order, why, restock_pieces.actor from put_back;
  insert into public.order_events (order_id, kind, code, actor, details)
  values (restocked_order, 'stock', 'restocked', restock_pieces.actor, jsonb_build_object('pieces', pieces));
end
$$;

revoke execute on function
  public.main_payment(uuid), public.refundable_amount(public.payments),
  public.refunded_part(bigint),
  public.add_task(text, uuid, timestamptz, jsonb, uuid, text, uuid), public.close_tasks(uuid, text, text),
  public.void_refunds_beyond(public.payments, text, integer), public.refresh_payment_state(uuid, text, text, jsonb),
  public.describe_refund_items(uuid), public.settle_refund(public.refunds, text, text),
  public.fail_refund(public.refunds, text, text), public.restock_pieces(uuid, jsonb, text, text)
  from public, anon, authenticated, service_role;
revoke execute on function public.check_refund_within_payment(), public.ask_for_bank_refund()
  from public, anon, authenticated, service_role;
