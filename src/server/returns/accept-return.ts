import * as z from 'zod/mini';
import type { RefundableOrder } from '#src/domain/payment/refund.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
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

const codes = ['return_unknown', 'return_state', 'nothing_received', 'size_sold_out', 'refund_owed'] as const;
type Refusal = Exclude<(typeof codes)[number], 'refund_owed'> | RefundRefusal;
type Accepted = Result<{ refundId: string | null }, Refusal>;

export interface Acceptance {
  readonly returnId: string;
  readonly actor: string;
  /**
   * Gives the money of an exchange back, where its new size has gone or is not wanted any more; also after it was accepted, as
   * long as the new size is here (or here again).
   */
  readonly asRefund?: boolean;
}

/** What arrived, as far as it was not refunded before. */
function piecesOwed(order: RefundableOrder, arrived: NonNullable<z.infer<typeof received>>['lines']) {
  return arrived.flatMap(({ order_item: line, quantity }) => {
    const bought = order.lines.find(({ id }) => id === line);
    const owed = bought === undefined ? 0 : Math.min(quantity, bought.quantity - bought.refundedQuantity);
    return owed > 0 ? [{ line, quantity: owed, restock: false }] : [];
  });
}

/**
 * Takes what came back for good, once: an exchange gets its new size, everything else its refund, the label kept back; what
 * can be sold again goes back into the store. The refund has the return's own id, so that there is never a second one.
 * `refundId` is null for an exchange, and where nothing is left to give back: the label takes all that the goods were worth,
 * or the money went back before (another refund, a lost dispute).
 */
export async function acceptReturn(
  call: CallDatabase,
  { actor, asRefund = false, returnId }: Acceptance,
): Promise<Accepted> {
  const row = received.parse(await call('read_received_return', { received: returnId }));
  if (row === null) return failure('return_unknown');
  const accept = (refund: object | null) =>
    call('accept_return', { accepted: returnId, refund, as_refund: asRefund, actor });
  /** `otherwise` is the answer when the database finds that money is owed after all. */
  const withoutRefund = async (otherwise: Accepted): Promise<Accepted> => {
    const answer = readAnswer(await accept(null), accepted, [...codes, 'order_disputed', 'order_not_paid'] as const);
    if (answer.ok) return success({ refundId: answer.value.refund_id });
    const { code } = answer.failure;
    return code === 'refund_owed' ? otherwise : failure(code);
  };

  const isExchange = row.reason === 'exchange' && !asRefund;
  const order = isExchange ? undefined : await readRefundableOrder(call, row.order_id);
  const pieces = order === undefined ? [] : piecesOwed(order, row.lines);
  if (pieces.length === 0) return withoutRefund(failure('order_changed'));
  const refund: RefundOrder = {
    ...{ orderId: row.order_id, refundId: returnId, pieces, keptBackEuro: row.label_cost_eur, actor },
    reason: row.reason === 'withdrawal' ? 'withdrawal' : 'return',
  };
  const made = await requestRefund(call, refund, accept, codes);
  if (made.ok) return success({ refundId: made.value.refundId });
  const { code } = made.failure;
  const refused: Accepted = code === 'refund_owed' ? failure('order_changed') : failure(code);
  return code === 'refund_impossible' || code === 'order_not_paid' ? withoutRefund(refused) : refused;
}
