import * as z from 'zod/mini';
import { orderStatus, paymentStatus } from '#src/contracts/order-states.ts';
import type { OrderStatusResponse } from '#src/contracts/order-status.ts';
import type { OrderStatus, PaymentStatus } from '#src/domain/order/states.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

const row = z.nullable(
  z.object({
    order_number: z.string(),
    status: orderStatus,
    payment_status: paymentStatus,
    first_name: z.nullable(z.string()),
    refund_owed: z.boolean(),
    access_token: z.nullable(z.string()),
  }),
);

function stateOf(status: OrderStatus, paymentStatus: PaymentStatus, refundOwed: boolean): OrderStatusResponse['state'] {
  const unpaid = paymentStatus === 'unpaid' || paymentStatus === 'failed';
  // Money came that paid for nothing: the second payment of a purchase, or another amount.
  if (unpaid && refundOwed) return 'refunding';
  if (status === 'cancelled') return unpaid ? 'cancelled' : 'refunding';
  return unpaid ? 'waiting' : 'paid';
}

/** What the success page may know of the order behind a payment session. */
export async function readOrderStatus(
  call: CallDatabase,
  sessionId: string,
): Promise<Result<OrderStatusResponse, 'order_unknown'>> {
  const order = row.parse(await call('read_order_status', { session_id: sessionId }));
  if (order === null) return failure('order_unknown');
  return success({
    orderNumber: order.order_number,
    state: stateOf(order.status, order.payment_status, order.refund_owed),
    firstName: order.first_name,
    orderToken: order.access_token,
  });
}
