import * as z from 'zod/mini';
import type { OrderDetails } from '#src/contracts/order-details.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { shownRefundState } from '#src/domain/order/order-progress.ts';
import { orderRights } from '#src/domain/order/order-rights.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { mayReviewOrder } from '#src/server/reviews/reviewable-lines.ts';
import { type OrderPageRow, orderPageRow } from './order-page-row.ts';

/** A time of the database as browsers read it. */
const instant = (at: string) => new Date(at).toISOString();
const instantOrNull = (at: string | null) => (at === null ? null : instant(at));

function deliveryOf(row: OrderPageRow): OrderDetails['delivery'] {
  const { pickup_carrier: carrier, pickup_point_name: name, promised_from: from, promised_to: to } = row;
  return {
    option: row.delivery_option,
    country: row.delivery_country,
    name: row.delivery_name,
    street: row.delivery_street,
    postcode: row.delivery_postcode,
    city: row.delivery_city,
    locker: carrier === null ? null : { carrier, name: name ?? '' },
    promised: from === null || to === null ? null : { from, to },
    signature: row.signature_required,
  };
}

function linesOf(row: OrderPageRow): OrderDetails['lines'] {
  return row.lines.map((line) => ({
    id: line.id,
    productId: line.product_id,
    name: { en: line.name, lt: line.name_lt, ru: line.name_ru },
    size: line.size,
    color: line.color,
    picture: line.picture,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    unitPriceEuro: line.unit_price_eur,
    listPrice: line.list_price,
    refunded: line.refunded,
  }));
}

function movesOf(row: OrderPageRow): Pick<OrderDetails, 'parcels' | 'events' | 'refunds'> {
  return {
    parcels: row.parcels.map((parcel) => ({
      carrier: parcel.carrier,
      trackingNumber: parcel.tracking_number,
      state: parcel.state,
      deliveredAt: instantOrNull(parcel.delivered_at),
      isExchange: parcel.is_exchange,
      items: parcel.items.map(({ order_item, quantity, size = null }) => ({ line: order_item, quantity, size })),
    })),
    events: row.events.map(({ code, at, parcel }) => ({ code, at: instant(at), parcel })),
    refunds: row.refunds.map((refund) => ({
      amount: refund.amount,
      currency: refund.currency,
      reason: refund.reason,
      state: shownRefundState[refund.state],
      keptBack: refund.kept_back,
      askedAt: instant(refund.asked_at),
      dueAt: instant(refund.due_at),
      madeAt: refund.state === 'succeeded' ? instant(refund.made_at ?? refund.asked_at) : null,
      by: refund.provider === 'paysera' ? 'bank' : 'card',
    })),
  };
}

function describeOrder(row: OrderPageRow, canReview: boolean, now: Date): OrderDetails {
  const moves = movesOf(row);
  const lines = linesOf(row);
  const state = { status: row.status, paymentStatus: row.payment_status };
  const rules = { returnDays: row.return_days, holidays: new Set(row.holidays) };
  return {
    orderNumber: row.order_number,
    ...state,
    paymentMethod: row.payment_method,
    placedAt: instant(row.placed_at),
    paidAt: instantOrNull(row.paid_at),
    heldUntil: instantOrNull(row.held_until),
    payUrl: row.pay_url,
    standingOrder: row.standing_order,
    currency: row.currency,
    lines,
    sums: {
      goods: row.subtotal,
      discount: row.discount,
      couponCode: row.coupon_code,
      delivery: row.shipping,
      total: row.total_amount,
      vat: row.vat_amount,
      vatBasisPoints: row.vat_basis_points,
      totalEuro: row.total_eur,
      vatEuro: row.vat_eur,
    },
    delivery: deliveryOf(row),
    company:
      row.company_name === null
        ? null
        : { name: row.company_name, code: row.company_code, vatCode: row.company_vat_code },
    ...moves,
    documents: {
      invoice: row.has_invoice,
      // As the documents themselves write their number.
      creditNotes: row.credit_notes.map(({ series, number }) => ({
        label: `${series} ${String(number).padStart(6, '0')}`,
        number,
      })),
    },
    rights: orderRights({ ...state, lines, parcels: moves.parcels }, rules, vilniusDay(now.toISOString())),
    canReview,
  };
}

/** The order that a token opens, as its page shows it. What is no token is answered like one that never was. */
export async function readOrderDetails(
  call: CallDatabase,
  token: string,
  now: Date,
): Promise<Result<OrderDetails, 'order_unknown'>> {
  if (!z.uuid().safeParse(token).success) return failure('order_unknown');
  const [found, canReview] = await Promise.all([call('read_order_by_token', { token }), mayReviewOrder(call, token)]);
  const row = z.nullable(orderPageRow).parse(found);
  return row === null ? failure('order_unknown') : success(describeOrder(row, canReview, now));
}
