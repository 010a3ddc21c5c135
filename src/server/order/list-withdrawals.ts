import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';
import { withdrawalScopes } from '#src/domain/order/withdrawal.ts';
import type { Result } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const text = z.string();
const declared = z.array(
  z.object({
    ...{ id: text, declared_at: text, refund_due_at: text, order_reference: text, statement: text, checksum: text },
    ...{ order_id: z.nullable(text), order_number: z.nullable(text), customer_name: text, customer_email: text },
    scope: z.enum(withdrawalScopes),
    /** Pieces of a known order; none where the goods are named in words. */
    lines: z.array(z.object({ order_item: z.int(), quantity: z.int() })),
    language: z.enum(languages),
    matched_by: z.nullable(z.enum(['token', 'number_and_email'])),
    /** Why a person has to look at it. */
    findings: z.array(text),
    ...{ return_id: z.nullable(text), return_state: z.nullable(text), receipt_state: z.nullable(text) },
    /** What is left to do, the most urgent first. */
    tasks: z.array(z.object({ id: text, kind: text, due_at: text, details: z.record(text, z.unknown()) })),
  }),
);
export type ListedWithdrawal = z.infer<typeof declared>[number];

export interface WithdrawalPage {
  /** Only those before this declaration: the last one of the page that is known. */
  readonly before?: string;
  readonly maximum?: number;
}

/** Declarations of withdrawal for the back office, newest first. */
export async function listWithdrawals(
  call: CallDatabase,
  { before, maximum = 50 }: WithdrawalPage = {},
): Promise<ListedWithdrawal[]> {
  return declared.parse(await call('list_withdrawals', { before: before ?? null, maximum }));
}

export interface OpenedWithdrawal {
  readonly withdrawalId: string;
  readonly orderId: string;
  readonly pieces: readonly { readonly line: number; readonly quantity: number }[];
  /** Who does it, as the order's history says. */
  readonly actor: string;
}

const refusals = ['withdrawal_unknown', 'order_unknown', 'return_open_already', 'quantity_exceeded'] as const;

/**
 * Goes on with a declaration that a person had to look at: opens the return of these goods and settles the task. The return
 * is null where nothing of them was sent yet.
 */
export async function openWithdrawal(
  call: CallDatabase,
  { actor, orderId, pieces, withdrawalId }: OpenedWithdrawal,
): Promise<Result<{ return_id: string | null }, (typeof refusals)[number]>> {
  const answer = await call('open_withdrawal', {
    opened_withdrawal: withdrawalId,
    goods_order: orderId,
    lines: pieces.map(({ line, quantity }) => ({ order_item: line, quantity })),
    actor,
  });
  return readAnswer(answer, z.object({ return_id: z.nullable(text) }), refusals);
}
