import * as z from 'zod/mini';
import type { WithdrawalReceipt, WithdrawRequest } from '#src/contracts/withdrawal.ts';
import { parseOrderNumber } from '#src/domain/order/order-number.ts';
import { settlementDay, withdrawalPeriod } from '#src/domain/order/withdrawal-period.ts';
import { withdrawalStatement } from '#src/domain/order/withdrawal-statement.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { findWithdrawalOrder, withdrawalLineText } from './find-withdrawal-order.ts';

interface Dependencies {
  readonly call: CallDatabase;
  /** The seller's name, as the declaration addresses it. */
  readonly seller: string;
  now(): Date;
  /** One more receipt to this address? False when it had its share of those that no order stands behind. */
  allowMail(email: string): Promise<boolean>;
}

const recorded = z.object({
  id: z.string(),
  declared_at: z.string(),
  checksum: z.string(),
  statement: z.string(),
});
const refusals = ['quantity_exceeded', 'declaration_used'] as const;

/** A whole second, as the checksum has it: `2026-11-22T04:16:58Z`. */
const toSecond = (instant: string) => new Date(instant).toISOString().replace('.000Z', 'Z');

type Found = NonNullable<Awaited<ReturnType<typeof findWithdrawalOrder>>>;

/** The chosen pieces with their names; undefined where one is no line of the order. */
function chosenLines({ lines, locale, scope }: WithdrawRequest, order: Found | undefined) {
  if (scope === 'whole_order') return [];
  const chosen = lines.map(({ line, quantity }) => {
    const own = order?.lines.find(({ order_item }) => order_item === line);
    return own && { line, quantity, text: withdrawalLineText(own, locale) };
  });
  return chosen.every((line) => line !== undefined) ? chosen : undefined;
}

/**
 * Takes a declaration of withdrawal (Directive 2011/83/EU art. 11a) and owes its receipt. It is taken also when no order fits
 * or its days seem over: the shop looks at it afterwards. The answer is the same whether an order was found or not.
 * `order_unknown`, `quantity_exceeded`: pieces were chosen that the order behind the link does not have, or has not any more.
 * An order whose goods have not left is not cancelled here (docs/decisions/0010-withdrawals-cancel-nothing-by-themselves.md).
 */
export async function withdraw(
  { allowMail, call, now, seller }: Dependencies,
  request: WithdrawRequest,
): Promise<Result<WithdrawalReceipt, (typeof refusals)[number] | 'order_unknown'>> {
  const { email, locale: language, name, scope, token } = request;
  const number = token === undefined ? (parseOrderNumber(request.reference) ?? null) : null;
  const order = await findWithdrawalOrder(call, { token: token ?? null, number, email });
  const isOpened = token !== undefined;
  const lines = isOpened ? chosenLines(request, order) : [];
  if (lines === undefined) return failure(order === undefined ? 'order_unknown' : 'quantity_exceeded');
  const reference = (isOpened ? order?.order_number : undefined) ?? request.reference;
  const items = isOpened ? '' : request.items;
  const statement = withdrawalStatement({ language, scope, lines, items, reference, name, email }, seller);
  const period = withdrawalPeriod(order?.received_at ?? null, new Set(order?.holidays), now().toISOString());
  const answer = await call('record_withdrawal', {
    declaration: {
      ...{ id: request.id, order_id: order?.order_id ?? null, matched_by: order?.matched_by ?? null },
      ...{ order_reference: reference, customer_name: name, customer_email: email, scope, statement, language },
      lines: lines.map(({ line, quantity }) => ({ order_item: line, quantity })),
    },
    deadline_over: period.state === 'over',
    // The address is typed freely: only that of the order itself is surely the customer's.
    with_receipt: order?.customer_email === email || (await allowMail(email)),
  });
  const declared = readAnswer(answer, recorded, refusals);
  if (!declared.ok) return declared;
  const declaredAt = toSecond(declared.value.declared_at);
  const { checksum, id } = declared.value;
  return success({
    ...{ id, checksum, declaredAt, statement: declared.value.statement },
    settledBy: settlementDay(declaredAt),
  });
}
