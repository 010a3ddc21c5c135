import type { WithdrawalOrder, WithdrawalOrderRequest } from '#src/contracts/withdrawal.ts';
import { withdrawalPeriod } from '#src/domain/order/withdrawal-period.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { findWithdrawalOrder, withdrawalLineText } from './find-withdrawal-order.ts';

/** What the order behind a link can be withdrawn from, and until when. */
export async function readWithdrawalOrder(
  call: CallDatabase,
  { token, language }: WithdrawalOrderRequest,
  now: Date,
): Promise<Result<WithdrawalOrder, 'order_unknown'>> {
  const order = await findWithdrawalOrder(call, { token, number: null, email: '' });
  if (order === undefined) return failure('order_unknown');
  return success({
    orderNumber: order.order_number,
    name: order.customer_name ?? '',
    email: order.customer_email ?? '',
    period: withdrawalPeriod(order.received_at, new Set(order.holidays), now.toISOString()),
    lines: order.lines.map((line) => ({
      line: line.order_item,
      text: withdrawalLineText(line, language),
      quantity: line.quantity,
      left: line.unwithdrawn,
    })),
  });
}
