import * as z from 'zod/mini';
import { refundableOrder, refundFacts } from '#src/contracts/refund-facts.ts';
import { computeRefund, type Refund, type RefundableOrder, type RefundWish } from '#src/domain/payment/refund.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const facts = z.nullable(refundFacts);

const refusals = [
  'order_unknown',
  'order_disputed',
  'order_not_paid',
  'order_changed',
  'quantity_exceeded',
  'amount_exceeded',
] as const;
const requested = z.object({ refund_id: z.string() });
export type RefundRefusal = (typeof refusals)[number] | 'refund_impossible';

export interface RefundOrder extends Omit<RefundWish, 'pieces'> {
  readonly orderId: string;
  /** Made by who asks: the same id never makes a second refund. */
  readonly refundId: string;
  readonly pieces: readonly { readonly line: number; readonly quantity: number; readonly restock: boolean }[];
  /** Who does it, as the order's history says. */
  readonly actor: string;
}

/** How often a refund is computed anew when another one was quicker. */
const tries = 3;

/** The parameter `refund` of the SQL function `request_refund`. */
function refundRow({ pieces, reason, refundId }: RefundOrder, refund: Refund, known: number) {
  return {
    ...{ id: refundId, reason, refunds_known: known },
    ...{ amount: refund.amount.charged, amount_eur: refund.amount.euro },
    ...{ shipping_amount: refund.shipping.charged, shipping_amount_eur: refund.shipping.euro },
    ...{ other_amount: refund.other.charged, other_amount_eur: refund.other.euro },
    ...{ kept_back: refund.keptBack.charged, kept_back_eur: refund.keptBack.euro },
    lines: refund.lines.map(({ amount, line, quantity }) => ({
      ...{ order_item: line, quantity, amount: amount.charged, amount_eur: amount.euro },
      restock: pieces.some((piece) => piece.line === line && piece.restock),
    })),
  };
}

/** What is known of the money of an order, as refunds are computed from it; undefined for an order that nobody knows. */
export async function readRefundableOrder(call: CallDatabase, orderId: string): Promise<RefundableOrder | undefined> {
  const row = facts.parse(await call('read_refund_facts', { refunded_order: orderId, wanted_refund: null }));
  return row === null ? undefined : refundableOrder(row);
}

/**
 * Owes a refund of the whole order or a part: the parts are computed from what the database knows and verified there under
 * lock. Card refunds are sent by the job, bank refunds become a task. `refund_impossible`: more pieces than are left, or
 * nothing that would go back. `write` puts it into the database together with something else, which may be refused as well
 * (`others`).
 */
export async function requestRefund<Other extends string = never>(
  call: CallDatabase,
  order: RefundOrder,
  write = (refund: ReturnType<typeof refundRow>): Promise<unknown> =>
    call('request_refund', { refunded_order: order.orderId, refund, actor: order.actor }),
  others: readonly Other[] = [],
): Promise<Result<{ refundId: string; amount: number }, RefundRefusal | Other>> {
  for (let left = tries; left > 0; left -= 1) {
    const row = facts.parse(
      await call('read_refund_facts', { refunded_order: order.orderId, wanted_refund: order.refundId }),
    );
    if (row === null) return failure('order_unknown');
    if (row.made !== null) return success({ refundId: order.refundId, amount: row.made });
    const refund = computeRefund(refundableOrder(row), order);
    if (refund === undefined) return failure('refund_impossible');
    const answer = await write(refundRow(order, refund, row.refunds_known));
    const made = readAnswer(answer, requested, [...refusals, ...others]);
    if (made.ok) return success({ refundId: made.value.refund_id, amount: refund.amount.charged });
    if (made.failure.code !== 'order_changed') return made;
  }
  return failure('order_changed');
}
