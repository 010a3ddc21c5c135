-- The VAT of an order's margin is that of its documents, each rounded on its own, so that margins and the report of VAT agree to the
-- cent; it was reckoned anew from what was kept.

-- What an order owes in VAT, euro cents: its own, less that of the credit notes of what went back (one that is still to be written takes
-- the order's in proportion), as in `gone_between`. Nothing for what was never a sale.
create function public.order_vat(sold public.orders) returns bigint
language sql stable set search_path = '' as $$
  select case when sold.payment_status in ('paid', 'partially_refunded', 'refunded', 'disputed') and (
    sold.status <> 'cancelled'
    or not exists (select from public.refunds late where late.order_id = sold.id and late.reason = 'late_payment')
  ) then sold.vat_eur - (
    select coalesce(sum(coalesce(
      (
        select -sum(entry.vat_eur) from public.credit_notes note
        join public.vat_entries entry on entry.series = note.series and entry.number = note.number
        where note.refund_id = refund.id
      ),
      round(refund.amount_eur::numeric * sold.vat_eur / nullif(sold.total_eur, 0)), 0
    )), 0)::bigint
    from public.refunds refund
    where refund.order_id = sold.id and refund.state = 'succeeded' and refund.reason in ('return', 'withdrawal', 'cancellation', 'goodwill')
  ) else 0 end
$$;

-- A page of paid orders with what their margin follows from, the last paid first, for administrators; null for anybody else. `asked`:
-- words (an order number), after ({at, id}), size. Sums in euro cents: `paid` is what came, `refunded` what went back (lost disputes
-- too), `vat` what is owed of the rest by its documents, `goods` what the pieces cost that left for good, each by the cost of its time, without VAT; `costless` pieces had none.
create or replace function public.list_order_margins(asked jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := least(greatest(coalesce((asked ->> 'size')::integer, 50), 1), 200);
  words constant text := nullif(upper(trim(left(asked ->> 'words', 40))), '');
  after_at constant timestamptz := asked #>> '{after,at}';
  after_id constant uuid := asked #>> '{after,id}';
  terms constant jsonb := public.pricing_terms();
  answer jsonb;
begin
  if not public.is_admin() then
    return null;
  end if;
  with page as (
    select sold.*, sold from public.orders sold
    where paid_at is not null and (words is null or order_number like public.escape_like(words) || '%')
      and (after_id is null or (paid_at, id) < (after_at, after_id))
    order by paid_at desc, id desc limit page_size + 1
  )
  select jsonb_build_object('terms', terms, 'more', count(*) > page_size, 'orders', coalesce(jsonb_agg(jsonb_build_object(
    'order_number', page.order_number, 'paid_at', page.paid_at, 'status', page.status, 'payment_method', page.payment_method,
    'vat', public.order_vat(page.sold), 'is_home', page.delivery_country = 'LT', 'paid', money.paid, 'refunded', money.refunded,
    'goods', pieces.cost, 'pieces', pieces.number, 'costless', pieces.costless, 'parcels', parcels.number, 'returned', back.number,
    'place', jsonb_build_object('at', page.paid_at, 'id', page.id)
  ) order by page.paid_at desc, page.id desc), '[]'))
  into answer
  from page
  cross join lateral (
    select (
      select coalesce(sum(case
        when payment.amount = page.total_amount then page.total_eur
        when payment.currency = 'EUR' then payment.amount
        else public.half_up(payment.amount * 1000000.0 / page.rate_millionths)
      end), 0) from public.payments payment
      where payment.order_id = page.id and payment.state in ('paid', 'partially_refunded', 'refunded', 'disputed')
    ) as paid,
    (select coalesce(sum(amount_eur), 0) from public.refunds where order_id = page.id and state = 'succeeded') + (
      select coalesce(sum(case when currency = 'EUR' then amount else public.half_up(amount * 1000000.0 / page.rate_millionths) end), 0)
      from public.disputes where order_id = page.id and state = 'lost'
    ) as refunded
  ) money
  cross join lateral (
    select coalesce(sum(left_for_good), 0) as number, coalesce(sum(left_for_good) filter (where cost is null), 0) as costless,
      coalesce(sum(left_for_good * public.net_cost(cost, cost_includes_vat, (terms ->> 'vat_basis_points')::integer)), 0) as cost
    from (
      select variant.product_id, -sum(movement.change) as left_for_good
      from public.stock_movements movement join public.product_variants variant on variant.id = movement.variant_id
      where movement.order_id = page.id group by variant.product_id
    ) moved
    left join lateral (
      select cost, cost_includes_vat from public.cost_history
      where product_id = moved.product_id
      order by valid_from <= page.paid_at desc, case when valid_from <= page.paid_at then valid_from end desc nulls last, valid_from, id desc limit 1
    ) then_known on true
  ) pieces
  cross join lateral (
    select count(*) as number from public.parcels where order_id = page.id and shipped_at is not null
  ) parcels
  cross join lateral (
    select coalesce(sum(part.received_quantity), 0) as number
    from public.returns join public.return_items part on part.return_id = returns.id where returns.order_id = page.id
  ) back;
  if (answer -> 'more')::boolean then
    answer := jsonb_set(answer, '{orders}', (answer -> 'orders') - page_size);
  end if;
  return answer;
end
$$;

revoke execute on function public.order_vat(public.orders) from public, anon, authenticated, service_role;
