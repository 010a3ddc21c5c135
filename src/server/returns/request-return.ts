import * as z from 'zod/mini';
import type { ReturnRequest, ReturnRequestResponse } from '#src/contracts/returns.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { returnCost, returnSums } from '#src/domain/returns/return-cost.ts';
import { requestedReasons } from '#src/domain/returns/return-reason.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readRefundableOrder } from '#src/server/payment/request-refund.ts';
import { labelFacts, readOptionsRow } from './return-row.ts';

const codes = ['order_unknown', 'pieces_taken', 'return_too_late', 'size_unfit', 'size_sold_out'] as const;
type Refusal = (typeof codes)[number];

const answers = z.union([
  z.object({
    ok: z.literal(true),
    return_number: z.string(),
    reason: z.enum(requestedReasons),
    goods: z.nullable(z.int()),
    label_cost: z.nullable(z.int()),
  }),
  z.object({
    ok: z.literal(false),
    code: z.enum(codes),
    order_item: z.optional(z.int()),
    left: z.optional(z.int()),
    free: z.optional(z.int()),
  }),
]);

/** How many pieces of each line come back, over all its sizes. */
function piecesOf(lines: ReturnRequest['lines']): { line: number; quantity: number }[] {
  const pieces = new Map<number, number>();
  for (const { line, quantity } of lines) pieces.set(line, (pieces.get(line) ?? 0) + quantity);
  return [...pieces].map(([line, quantity]) => ({ line, quantity }));
}

/**
 * Asks for a return: what it will give back and what its label costs is computed here and written down as promised; the
 * database holds the pieces against what was sent, and an exchange's new sizes back, in one step. The same request again
 * answers the return that it made. Refusals name the line (`details.line`) and how many are left of it.
 */
export async function requestReturn(
  call: CallDatabase,
  request: ReturnRequest,
): Promise<Result<ReturnRequestResponse, Refusal>> {
  const options = await readOptionsRow(call, request.token);
  const order = options && (await readRefundableOrder(call, options.order_id));
  if (options === undefined || order === undefined) return failure('order_unknown');
  const { reason } = request;
  const labelCost = returnCost({ reason, country: options.country, goodsEuro: options.goods_eur }, labelFacts(options));
  // Too many pieces have no sums; the database says which of them are gone.
  const sums = reason === 'exchange' ? undefined : returnSums(order, piecesOf(request.lines), labelCost);
  const answer = answers.parse(
    await call('request_return', {
      token: request.token,
      wanted: {
        ...{ request_id: request.requestId, reason, note: request.note, label_cost_eur: labelCost },
        ...{ goods: sums?.goods.charged ?? null, label_cost: sums?.keptBack.charged ?? null },
        lines: request.lines.map(({ exchangeVariant, line, quantity, variant }) => ({
          ...{ order_item: line, variant_id: variant, quantity, exchange_variant_id: exchangeVariant ?? null },
        })),
      },
    }),
  );
  if (!answer.ok) {
    const { code, free, left, order_item: line } = answer;
    return line === undefined ? failure(code) : failure(code, { line, left: left ?? free ?? 0 });
  }
  return success({
    returnNumber: answer.return_number,
    reason: answer.reason,
    currency: options.currency,
    goods: answer.goods,
    labelCost: answer.label_cost,
  });
}
