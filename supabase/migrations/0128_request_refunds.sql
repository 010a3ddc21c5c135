-- All that a refund of an order is computed from (src/domain/payment/refund.ts), and how many refunds it knew of: the answer
-- is only good as long as that number stands. `made`: what the refund of this id amounts to, where there is one already.
-- Null for an order that nobody knows.
create function public.read_refund_facts(refunded_order uuid, wanted_refund uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select refunds.* from public.refunds
    where refunds.order_id = refunded_order and refunds.state <> 'void'
      and refunds.payment_id = (public.main_payment(refunded_order)).id
  )
  select jsonb_build_object(
    'made', (select amount from public.refunds where id = wanted_refund and order_id = orders.id),
    'currency', orders.currency, 'rate_millionths', orders.rate_millionths,
    'refunds_known', (select count(*) from public.refunds where order_id = orders.id and state <> 'void'),
    'shipping', orders.shipping, 'shipping_eur', orders.shipping_eur,
    'surcharge_eur', coalesce((select surcharge from public.delivery_options where code = orders.delivery_option), 0),
    'paid', coalesce((public.main_payment(orders.id)).amount, 0), 'paid_eur', orders.total_eur,
    'refunded', (select coalesce(sum(amount), 0) from counted),
    'refunded_eur', (select coalesce(sum(amount_eur), 0) from counted),
    'refunded_shipping', (select coalesce(sum(shipping_amount), 0) from counted),
    'refunded_shipping_eur', (select coalesce(sum(shipping_amount_eur), 0) from counted),
    'refunded_other', (select coalesce(sum(other_amount), 0) from counted),
    'refunded_other_eur', (select coalesce(sum(other_amount_eur), 0) from counted),
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'order_item', item.id, 'quantity', item.quantity, 'total', item.total, 'total_eur', item.total_eur,
        'refunded_quantity', (public.refunded_part(item.id)).quantity
      ) order by item.position)
      from public.order_items item where item.order_id = orders.id
    )
  )
  from public.orders where orders.id = refunded_order
$$;

-- Writes a refund with its lines. `refund`: { id, reason, refunds_known, lines: [{order_item, quantity, amount, amount_eur,
-- restock}], shipping, shipping_eur, other, other_eur, kept_back, kept_back_eur, amount, amount_eur }. The amounts were
-- computed outside; here they are held against the locked rows. The same id again answers the refund that it made. Refused:
-- order_unknown, order_disputed, order_not_paid, order_changed (read again), quantity_exceeded, amount_exceeded.
create function public.request_refund(refunded_order uuid, refund jsonb, actor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.refunds;
  paid_order public.orders;
  payment public.payments;
  wanted constant public.refunds := jsonb_populate_record(null::public.refunds, refund - 'lines');
  lines constant jsonb := coalesce(refund -> 'lines', '[]');
  goods bigint;
  goods_eur bigint;
  refused text;
begin
  select * into paid_order from public.orders where id = refunded_order for no key update;
  if paid_order.id is null then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  select * into known from public.refunds where id = wanted.id;
  if found then
    return case when known.order_id = refunded_order
      then jsonb_build_object('ok', true, 'created', false, 'refund_id', known.id)
      else jsonb_build_object('ok', false, 'code', 'order_unknown')
    end;
  end if;
  payment := public.main_payment(refunded_order);
  refused := case
    when paid_order.payment_status = 'disputed' then 'order_disputed'
    when paid_order.payment_status not in ('paid', 'partially_refunded') or payment.id is null then 'order_not_paid'
    when (refund ->> 'refunds_known')::bigint <> (
      select count(*) from public.refunds where order_id = refunded_order and state <> 'void'
    ) then 'order_changed'
  end;
  if refused is not null then
    return jsonb_build_object('ok', false, 'code', refused);
  end if;

  select coalesce(sum(line.amount), 0), coalesce(sum(line.amount_eur), 0),
    case
      when count(*) <> count(distinct line.order_item)
        or bool_or(item.id is null or line.quantity < 1 or line.quantity + before.quantity > item.quantity) then 'quantity_exceeded'
      when bool_or(line.amount < 0 or line.amount_eur < 0
        or line.amount + before.amount > item.total or line.amount_eur + before.amount_eur > item.total_eur) then 'amount_exceeded'
    end
  into goods, goods_eur, refused
  from jsonb_to_recordset(lines) as line (order_item bigint, quantity integer, amount integer, amount_eur integer)
  left join public.order_items item on item.id = line.order_item and item.order_id = refunded_order
  cross join lateral public.refunded_part(line.order_item) before;
  if refused is null and (
    wanted.amount <> goods + wanted.shipping_amount + wanted.other_amount - wanted.kept_back
    or wanted.amount_eur <> goods_eur + wanted.shipping_amount_eur + wanted.other_amount_eur - wanted.kept_back_eur
  ) then
    raise exception 'the parts of the refund do not add up to %', wanted.amount;
  end if;
  if refused is null and (
    wanted.amount < 1 or wanted.amount > public.refundable_amount(payment)
    or wanted.shipping_amount > paid_order.shipping - (
      select coalesce(sum(shipping_amount), 0) from public.refunds
      where payment_id = payment.id and state <> 'void'
    )
  ) then
    refused := 'amount_exceeded';
  end if;
  if refused is not null then
    return jsonb_build_object('ok', false, 'code', refused);
  end if;
  perform public.write_refund(paid_order, payment, wanted, lines, actor);
  return jsonb_build_object('ok', true, 'created', true, 'refund_id', wanted.id,
    'status', public.follow_parcels(refunded_order, actor));
end
$$;

-- The rows of a refund that was checked: refund, lines, stock, event. Of a line, pieces that lie here still are counted
-- first, since they will not be sent now; of goods that come back, those that are out.
create function public.write_refund(
  paid_order public.orders, payment public.payments, wanted public.refunds, lines jsonb, actor text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.refunds (id, order_id, payment_id, amount, currency, amount_eur, reason, created_by,
    shipping_amount, shipping_amount_eur, kept_back, kept_back_eur, other_amount, other_amount_eur)
  values (wanted.id, paid_order.id, payment.id, wanted.amount, payment.currency, wanted.amount_eur, wanted.reason, actor,
    wanted.shipping_amount, wanted.shipping_amount_eur, wanted.kept_back, wanted.kept_back_eur,
    wanted.other_amount, wanted.other_amount_eur);
  insert into public.refund_items (refund_id, order_item_id, quantity, unsent, amount, amount_eur, restocked)
  select wanted.id, line.order_item, line.quantity,
    case
      when wanted.reason in ('return', 'goodwill') then greatest(0, line.quantity - (item.quantity - here.unsent - before.quantity))
      else least(line.quantity, here.unsent)
    end,
    line.amount, line.amount_eur, line.restock
  from jsonb_to_recordset(lines)
    as line (order_item bigint, quantity integer, amount integer, amount_eur integer, restock boolean)
  join public.order_items item on item.id = line.order_item
  join public.list_unsent(paid_order.id) here on here.order_item = line.order_item
  cross join lateral public.refunded_part(line.order_item) before;
  insert into public.order_events (order_id, kind, code, actor, details)
  values (paid_order.id, 'refund', 'refund_requested', write_refund.actor, jsonb_build_object('refund_id', wanted.id,
    'reason', wanted.reason, 'amount', wanted.amount, 'currency', payment.currency));
  perform public.restock_pieces(paid_order.id, (
    select coalesce(jsonb_agg(jsonb_build_object('variant_id', item.variant_id, 'quantity', line.quantity)), '[]')
    from jsonb_to_recordset(lines) as line (order_item bigint, quantity integer, restock boolean)
    join public.order_items item on item.id = line.order_item where line.restock
  ), wanted.reason, write_refund.actor);
end
$$;

-- Takes back a paid order of which nothing was sent: the goods go back into the store where `restock` says so, and all that
-- is left of the payment is owed back. Answers { ok, refund_id } or order_unknown, order_not_cancellable, order_partly_sent.
create function public.cancel_order(cancelled_order uuid, actor text, restock boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  left_order public.orders;
  payment public.payments;
  wanted public.refunds;
  lines jsonb;
begin
  select * into left_order from public.orders where id = cancelled_order for no key update;
  if left_order.id is null then
    return jsonb_build_object('ok', false, 'code', 'order_unknown');
  end if;
  if left_order.status <> 'processing' then
    return jsonb_build_object('ok', false, 'code', 'order_not_cancellable', 'status', left_order.status);
  end if;
  if exists (select from public.parcels where order_id = cancelled_order) then
    return jsonb_build_object('ok', false, 'code', 'order_partly_sent');
  end if;
  update public.orders set status = 'cancelled', cancelled_at = now() where id = cancelled_order;
  insert into public.order_events (order_id, kind, code, from_state, to_state, actor)
  values (cancelled_order, 'status', 'order_cancelled', 'processing', 'cancelled', cancel_order.actor);

  payment := public.main_payment(cancelled_order);
  wanted.amount := public.refundable_amount(payment);
  -- What is left of every line is exactly what the refunds before it left.
  select jsonb_agg(jsonb_build_object('order_item', item.id, 'quantity', item.quantity - before.quantity,
    'amount', item.total - before.amount, 'amount_eur', item.total_eur - before.amount_eur, 'restock', cancel_order.restock)
    order by item.id)
    filter (where item.quantity > before.quantity)
  into lines
  from public.order_items item
  cross join lateral public.refunded_part(item.id) before
  where item.order_id = cancelled_order;
  if coalesce(wanted.amount, 0) < 1 then
    -- Nothing was paid, or nothing is left of it: only the goods come back.
    if restock then
      perform public.restock_pieces(cancelled_order, (
        select coalesce(jsonb_agg(jsonb_build_object('variant_id', item.variant_id, 'quantity', (line ->> 'quantity')::integer)), '[]')
        from jsonb_array_elements(coalesce(lines, '[]')) line
        join public.order_items item on item.id = (line ->> 'order_item')::bigint
      ), 'cancellation', cancel_order.actor);
    end if;
    return jsonb_build_object('ok', true, 'refund_id', null);
  end if;

  wanted.id := gen_random_uuid();
  wanted.reason := 'cancellation';
  select left_order.total_eur - coalesce(sum(amount_eur), 0), left_order.shipping - coalesce(sum(shipping_amount), 0),
    left_order.shipping_eur - coalesce(sum(shipping_amount_eur), 0)
  into wanted.amount_eur, wanted.shipping_amount, wanted.shipping_amount_eur
  from public.refunds where payment_id = payment.id and state <> 'void';
  -- A dispute that took a part of the payment leaves less than the books of the refunds say.
  if exists (select from public.disputes where payment_id = payment.id and state = 'lost') then
    wanted.amount_eur := round(wanted.amount * 1000000.0 / left_order.rate_millionths);
  end if;
  wanted.kept_back := 0;
  wanted.kept_back_eur := 0;
  -- Goodwill of no line that went out before is part of what was given back.
  wanted.other_amount := wanted.amount - wanted.shipping_amount
    - (select coalesce(sum((line ->> 'amount')::integer), 0) from jsonb_array_elements(coalesce(lines, '[]')) line);
  wanted.other_amount_eur := wanted.amount_eur - wanted.shipping_amount_eur
    - (select coalesce(sum((line ->> 'amount_eur')::integer), 0) from jsonb_array_elements(coalesce(lines, '[]')) line);
  perform public.write_refund(left_order, payment, wanted, coalesce(lines, '[]'), actor);
  return jsonb_build_object('ok', true, 'refund_id', wanted.id);
end
$$;

-- The administrator has sent the money from the bank: for bank payments, and for card refunds that failed. Said twice, once.
create function public.confirm_bank_refund(confirmed_refund uuid, actor text, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  refund public.refunds;
begin
  perform from public.orders where id = (select order_id from public.refunds where id = confirmed_refund) for no key update;
  select * into refund from public.refunds where id = confirmed_refund;
  if refund.id is null then
    return jsonb_build_object('ok', false, 'code', 'refund_unknown');
  end if;
  if refund.state = 'succeeded' then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if refund.state = 'void' then
    return jsonb_build_object('ok', false, 'code', 'refund_void');
  end if;
  if refund.state <> 'failed' and not exists (
    select from public.payments where id = refund.payment_id and provider = 'paysera'
  ) then
    return jsonb_build_object('ok', false, 'code', 'refund_by_card');
  end if;
  perform public.settle_refund(refund, null, actor);
  update public.tasks set note = left(confirm_bank_refund.note, 1000)
  where refund_id = refund.id and kind in ('refund_by_bank', 'refund_failed');
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

-- A person is done with a matter. Those about refunds end with the refund alone: refund_open.
create function public.settle_task(settled_task uuid, actor text, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  task public.tasks;
begin
  select * into task from public.tasks where id = settled_task for no key update;
  if task.id is null then
    return jsonb_build_object('ok', false, 'code', 'task_unknown');
  end if;
  if task.done_at is not null then
    return jsonb_build_object('ok', true, 'changed', false);
  end if;
  if exists (select from public.refunds where id = task.refund_id and state not in ('succeeded', 'void')) then
    return jsonb_build_object('ok', false, 'code', 'refund_open');
  end if;
  update public.tasks set done_at = now(), done_by = settle_task.actor, note = left(settle_task.note, 1000)
  where id = task.id;
  return jsonb_build_object('ok', true, 'changed', true);
end
$$;

revoke execute on function
  public.write_refund(public.orders, public.payments, public.refunds, jsonb, text)
  from public, anon, authenticated, service_role;
revoke execute on function
  public.read_refund_facts(uuid, uuid), public.request_refund(uuid, jsonb, text), public.cancel_order(uuid, text, boolean),
  public.confirm_bank_refund(uuid, text, text), public.settle_task(uuid, text, text)
  from public, anon, authenticated;
grant execute on function
  public.read_refund_facts(uuid, uuid), public.request_refund(uuid, jsonb, text), public.cancel_order(uuid, text, boolean),
  public.confirm_bank_refund(uuid, text, text), public.settle_task(uuid, text, text)
  to service_role;
