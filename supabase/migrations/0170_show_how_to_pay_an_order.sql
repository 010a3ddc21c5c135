-- As in 0138, and what is told of an order whose purchase another order has paid.
-- What has happened to an order that its owner is told of, each with its time: codes of `order_events`, withdrawals and
-- returns. `parcel`: which of the order's parcels, from 0, in the order in which they were packed.
create or replace function public.list_told_events(told_order uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with numbered as (
    select id, row_number() over (order by created_at, id) - 1 as place from public.parcels where order_id = told_order
  ), told as (
    select case when kind = 'status' and to_state = 'cancelled' then
        case
          when code = 'paid_by_another_order' then 'cancelled_paid_elsewhere'
          when code = 'checkout_cancelled' then 'cancelled_by_shopper'
          -- The provider's word was quicker than the shopper's (0130): it is theirs that is told.
          when from_state = 'pending' and exists (
            select from public.order_events left_event
            where left_event.order_id = told_order and left_event.code = 'checkout_left'
          ) then 'cancelled_by_shopper'
          when code in ('payment_declined_too_often', 'cards_refused') then 'cancelled_after_refusals'
          when from_state = 'pending' then 'cancelled_unpaid'
          else 'cancelled_by_shop'
        end
      -- To its shopper the new size of an exchange is a parcel like another; that it is one the parcel itself says.
      when code = 'exchange_sent' then 'parcel_shipped'
      else code end as code, event.created_at as at, numbered.place as parcel, event.id as rank
    from public.order_events event
    left join numbered on event.kind = 'parcel' and numbered.id = (event.details ->> 'parcel_id')::uuid
    where event.order_id = told_order and (
      (event.kind = 'status' and (event.to_state in ('cancelled', 'returned')))
      or (event.kind = 'payment' and event.code in (
        'payment_declined', 'paid_too_late', 'paid_twice', 'amount_mismatch', 'dispute_opened', 'dispute_won', 'dispute_lost'
      ))
      or (event.kind = 'parcel' and numbered.id is not null)
    )
    union all
    select 'withdrawal_declared', declared_at, null, 0 from public.withdrawals where order_id = told_order
    union all
    select 'return_requested', requested_at, null, 0 from public.returns
    where order_id = told_order and withdrawal_id is null
    union all
    select 'return_received', received_at, null, 0 from public.returns
    where order_id = told_order and received_at is not null
  )
  select coalesce(jsonb_agg(jsonb_build_object('code', code, 'at', at, 'parcel', parcel) order by at, rank), '[]') from told
$$;

-- As in 0138, with where a waiting order can be paid, and which order stands instead of a cancelled one.
-- The order that an unguessable token opens, as its page shows it and nothing beside: no e-mail, no phone, no ids of providers.
-- Null when no order has this token. Amounts in minor units of the order's currency, those named `_eur` in euro cents.
create or replace function public.read_order_by_token(token uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'order_number', orders.order_number, 'status', orders.status, 'payment_status', orders.payment_status,
    'payment_method', orders.payment_method, 'currency', orders.currency, 'placed_at', orders.created_at,
    'paid_at', orders.paid_at, 'held_until', case when orders.status = 'pending' then orders.expires_at end,
    'pay_url', case when orders.status = 'pending' and orders.expires_at > now() then (
      select session_url from public.payments
      where payments.order_id = orders.id and payments.state = 'unpaid' and session_url is not null
      order by created_at desc limit 1
    ) end,
    'standing_order', case when orders.status = 'cancelled' then public.find_standing_order(orders) end,
    'subtotal', orders.subtotal, 'discount', orders.discount, 'coupon_code', orders.coupon_code,
    'shipping', orders.shipping, 'total_amount', orders.total_amount, 'vat_amount', orders.vat_amount,
    'vat_basis_points', orders.vat_basis_points, 'total_eur', orders.total_eur, 'vat_eur', orders.vat_eur,
    'delivery_option', (
      select jsonb_build_object('en', name, 'lt', name_lt, 'ru', name_ru) from public.delivery_options
      where code = orders.delivery_option
    ),
    'delivery_country', orders.delivery_country, 'delivery_name', orders.delivery_name,
    'delivery_street', orders.delivery_street, 'delivery_postcode', orders.delivery_postcode,
    'delivery_city', orders.delivery_city, 'pickup_carrier', orders.pickup_carrier,
    'pickup_point_name', orders.pickup_point_name, 'promised_from', orders.promised_from,
    'promised_to', orders.promised_to, 'signature_required', orders.signature_required,
    'company_name', orders.company_name, 'company_code', orders.company_code,
    'company_vat_code', orders.company_vat_code,
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', item.id, 'product_id', item.product_id, 'name', item.name, 'name_lt', item.name_lt, 'name_ru', item.name_ru,
        'size', item.size, 'color', item.color, 'picture', item.picture, 'quantity', item.quantity,
        'unit_price', item.unit_price, 'unit_price_eur', item.unit_price_eur, 'list_price', item.list_price,
        'refunded', (public.refunded_part(item.id)).quantity
      ) order by item.position), '[]')
      from public.order_items item where item.order_id = orders.id
    ),
    'parcels', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'carrier', parcel.carrier, 'tracking_number', parcel.tracking_number, 'state', parcel.state,
        'delivered_at', parcel.delivered_at, 'is_exchange', parcel.return_id is not null,
        'items', coalesce(public.describe_parcel_items(parcel.id), '[]')
      ) order by parcel.created_at, parcel.id), '[]')
      from public.parcels parcel where parcel.order_id = orders.id
    ),
    'events', public.list_told_events(orders.id),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'amount', refund.amount, 'currency', refund.currency, 'reason', refund.reason, 'state', refund.state,
        'kept_back', refund.kept_back, 'asked_at', refund.created_at, 'due_at', refund.due_at,
        'made_at', refund.completed_at, 'provider', payment.provider
      ) order by refund.created_at, refund.id), '[]')
      from public.refunds refund join public.payments payment on payment.id = refund.payment_id
      where refund.order_id = orders.id and refund.state <> 'void'
    ),
    'has_invoice', public.may_be_invoiced(orders) or exists (select from public.invoices where invoices.order_id = orders.id),
    'credit_notes', (
      select coalesce(jsonb_agg(jsonb_build_object('series', note.series, 'number', note.number) order by note.number), '[]')
      from public.credit_notes note join public.invoices on invoices.id = note.invoice_id
      where invoices.order_id = orders.id
    ),
    'return_days', (public.setting('return_days'))::integer,
    -- Days off around the end of the withdrawal period.
    'holidays', (
      select coalesce(jsonb_agg(holiday.day order by holiday.day), '[]') from public.public_holidays holiday
      where holiday.country = 'LT' and exists (
        select from public.parcels parcel where parcel.order_id = orders.id
          and holiday.day between parcel.delivered_at::date and parcel.delivered_at::date + 40
      )
    )
  )
  from public.orders where access_token = token
$$;
