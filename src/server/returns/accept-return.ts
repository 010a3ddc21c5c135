import * as z from 'zod/mini';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { returnSums } from '#src/domain/returns/return-cost.ts';
import { returnReasons } from '#src/domain/returns/return-reason.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import {
  type RefundOrder,
  type RefundRefusal,
  readRefundableOrder,
  requestRefund,
} from '#src/server/payment/request-refund.ts';

const received = z.nullable(
  z.object({
    order_id: z.string(),
    reason: z.enum(returnReasons),
    label_cost_eur: z.int(),
    lines: z.array(z.object({ order_item: z.int(), quantity: z.int() })),
  }),
);

const accepted = z.object({ refund_id: z.nullable(z.string()) });

const codes = ['return_unknown', 'return_state', 'nothing_received', 'size_sold_out'] as const;
type Refusal = (typeof codes)[number] | RefundRefusal;

export interface Acceptance {
  readonly returnId: string;
  readonly actor: string;
  /** Gives the money of an exchange back, where its new size has gone or is not wanted any more. */
  readonly asRefund?: boolean;
}

/**
 * Takes what came back for good, once: an exchange gets its new size, everything else its refund, the label kept back; what
 * can be sold again goes back into the store. The refund has the return's own id, so that there is never a second one.
 * `refundId` is null for an exchange, and where the label takes all that the goods were worth.
 */
export async function acceptReturn(
  call: CallDatabase,
  { actor, asRefund = false, returnId }: Acceptance,
): Promise<Result<{ refundId: string | null }, Refusal>> {
  const row = received.parse(await call('read_received_return', { received: returnId }));
  if (row === null) return failure('return_unknown');
  const accept = (refund: object | null) =>
    call('accept_return', { accepted: returnId, refund, as_refund: asRefund, actor });
  const withoutRefund = async (): Promise<Result<{ refundId: string | null }, Refusal>> => {
    const answer = readAnswer(await accept(null), accepted, codes);
    return answer.ok ? success({ refundId: answer.value.refund_id }) : answer;
  };

  const pieces = row.lines.map(({ order_item, quantity }) => ({ line: order_item, quantity, restock: false }));
  if ((row.reason === 'exchange' && !asRefund) || pieces.length === 0) return withoutRefund();
  const order = await readRefundableOrder(call, row.order_id);
  const sums = order && returnSums(order, pieces, row.label_cost_eur);
  const refund: RefundOrder = {
    ...{ orderId: row.order_id, refundId: returnId, pieces, keptBackEuro: row.label_cost_eur, actor },
    reason: row.reason === 'withdrawal' ? 'withdrawal' : 'return',
  };
  const made = await requestRefund(call, refund, accept, codes);
  if (made.ok) return success({ refundId: made.value.refundId });
  const isWorthLess = sums !== undefined && sums.goods.euro <= row.label_cost_eur;
  return made.failure.code === 'refund_impossible' && isWorthLess ? withoutRefund() : made;
}
