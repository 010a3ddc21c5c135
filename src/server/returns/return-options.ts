import type { ReturnLine, ReturnOptionsResponse } from '#src/contracts/returns.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { inOrderCurrency, type RefundableOrder, worthOf } from '#src/domain/payment/refund.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { returnCost } from '#src/domain/returns/return-cost.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readRefundableOrder } from '#src/server/payment/request-refund.ts';
import { labelFacts, type OptionsRow, type ReturnableRow, readOptionsRow } from './return-row.ts';

/** Is the day still to come, or today? Days are `YYYY-MM-DD`; none means that the goods have not arrived. */
const isInTime = (day: string | null, today: string) => day === null || day >= today;

function lineOf(row: ReturnableRow, { today }: OptionsRow, order: RefundableOrder): ReturnLine {
  const quantity = Math.min(row.quantity, row.line_left);
  const worth = (pieces: number) => worthOf(order, [{ line: row.order_item, quantity: pieces }])?.charged ?? 0;
  return {
    line: row.order_item,
    variant: row.variant_id,
    name: row.name,
    name_lt: row.name_lt,
    name_ru: row.name_ru,
    image: row.picture === null ? '' : pictureAddress(row.picture, 150, 'jpg'),
    size: row.size,
    color: row.color,
    bought: row.bought,
    quantity,
    lastDay: row.last_day,
    mayReturn: quantity > 0 && isInTime(row.last_day, today),
    mayClaim: quantity > 0 && isInTime(row.last_claim_day, today),
    worth: Array.from({ length: quantity }, (_, index) => worth(index + 1)),
    sizes: row.sizes.map(({ free, size, variant_id }) => ({ variant: variant_id, size, free })),
  };
}

/** What the label of a return costs in the order's own currency. */
function labelCostOf(row: OptionsRow, order: RefundableOrder): number {
  const cost = returnCost({ reason: 'return', country: row.country, goodsEuro: row.goods_eur }, labelFacts(row));
  return inOrderCurrency(order, cost, order.paid).charged;
}

/** What of the order behind a token may come back, until when, and what it costs. */
export async function readReturnOptions(
  call: CallDatabase,
  token: string,
): Promise<Result<ReturnOptionsResponse, 'order_unknown'>> {
  const row = await readOptionsRow(call, token);
  const order = row && (await readRefundableOrder(call, row.order_id));
  if (row === undefined || order === undefined) return failure('order_unknown');
  const { settings } = row;
  return success({
    orderNumber: row.order_number,
    currency: row.currency,
    lines: row.lines.map((line) => lineOf(line, row, order)),
    unsent: row.unsent,
    labelCost: labelCostOf(row, order),
    paidBy: row.payment_method,
    returnDays: settings.return_days,
    holdDays: settings.exchange_hold_days,
    processingDays: settings.return_processing_business_days,
    refundDays: row.payment_method === 'bank' ? settings.refund_days_bank : settings.refund_days_card,
    returns: row.returns.map(({ reason, return_number, state }) => ({ number: return_number, reason, state })),
  });
}
