import * as z from 'zod/mini';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { type Carrier, parseTrackingNumber } from '#src/domain/shipping/carriers.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { returnRow } from './return-row.ts';

const moved = z.object({ changed: z.boolean() });
const codes = ['return_unknown', 'return_state'] as const;
type Moved<Code extends string = never> = Promise<Result<{ changed: boolean }, (typeof codes)[number] | Code>>;

const openReturn = z.extend(returnRow, {
  order_number: z.string(),
  customer_name: z.nullable(z.string()),
  customer_email: z.nullable(z.string()),
  currency: z.string(),
});

/** Returns that somebody has to do something about, those first whose money is due first. */
export async function listOpenReturns(call: CallDatabase): Promise<z.infer<typeof openReturn>[]> {
  return z.array(openReturn).parse(await call('list_open_returns', {}));
}

export interface ReturnLabel {
  readonly returnId: string;
  readonly carrier: Carrier;
  readonly trackingNumber: string;
  readonly actor: string;
}

/** The parcel is announced to its carrier: the shopper is written the number. Said again, the number is corrected. */
export async function sendReturnLabel(
  call: CallDatabase,
  { actor, carrier, returnId, trackingNumber }: ReturnLabel,
): Moved<'tracking_number_invalid'> {
  const number = parseTrackingNumber(trackingNumber);
  if (number === undefined) return failure('tracking_number_invalid');
  return readAnswer(await call('send_return_label', { labelled: returnId, carrier, number, actor }), moved, codes);
}

/** The goods are on their way back. */
export async function recordReturnSent(call: CallDatabase, returnId: string, actor: string): Moved {
  return readAnswer(await call('record_return_sent', { sent: returnId, actor }), moved, codes);
}

export interface ReturnReceipt {
  readonly returnId: string;
  /** What arrived; a line that is not named did not. */
  readonly lines: readonly {
    readonly line: number;
    readonly variant: string;
    readonly quantity: number;
    readonly condition: 'as_new' | 'worn' | 'damaged';
    /** Whether it goes back into the store when the return is accepted. */
    readonly restock: boolean;
  }[];
  readonly actor: string;
}

const counted = z.object({ changed: z.boolean(), corrected: z.boolean() });

/**
 * The parcel was opened: what arrived, in which condition. From now on 14 days run to give the money back. Said again before
 * the goods are accepted, what was counted is put right (`corrected`).
 */
export async function receiveReturn(
  call: CallDatabase,
  { actor, lines, returnId }: ReturnReceipt,
): Promise<Result<z.infer<typeof counted>, (typeof codes)[number] | 'line_unknown' | 'quantity_exceeded'>> {
  const rows = lines.map(({ condition, line, quantity, restock, variant }) => ({
    ...{ order_item: line, variant_id: variant, quantity, condition, restock },
  }));
  const answer = await call('receive_return', { received: returnId, lines: rows, actor });
  return readAnswer(answer, counted, [...codes, 'line_unknown', 'quantity_exceeded'] as const);
}

/** The goods are not taken; the shopper is told why in these words, and gets them back where they had come. */
export async function refuseReturn(call: CallDatabase, returnId: string, why: string, actor: string): Moved {
  return readAnswer(await call('refuse_return', { refused_return: returnId, why, actor }), moved, codes);
}

/**
 * Ends a return whose goods do not come any more, or that is done; a withdrawal needs a reason. `return_open`: money or a new
 * size is still owed (an accepted exchange is taken back with `acceptReturn`, `asRefund`), or the reason is missing.
 */
export async function closeReturn(
  call: CallDatabase,
  returnId: string,
  why: string,
  actor: string,
): Moved<'return_open'> {
  const answer = await call('close_return', { closed: returnId, actor, why });
  return readAnswer(answer, moved, [...codes, 'return_open'] as const);
}

export interface ExchangeParcel {
  readonly returnId: string;
  readonly carrier: Carrier;
  readonly trackingNumber: string;
  readonly actor: string;
}

const exchangeCodes = [...codes, 'order_disputed', 'order_not_paid', 'tracking_number_taken'] as const;

/** Hands the new size of an accepted exchange to a carrier: nothing is charged, and the return is done. */
export async function sendExchange(
  call: CallDatabase,
  { actor, carrier, returnId, trackingNumber }: ExchangeParcel,
): Promise<Result<{ parcelId: string }, (typeof exchangeCodes)[number] | 'tracking_number_invalid'>> {
  const number = parseTrackingNumber(trackingNumber);
  if (number === undefined) return failure('tracking_number_invalid');
  const answer = await call('send_exchange', {
    ...{ exchanged: returnId, parcel_carrier: carrier, parcel_number: number, actor },
  });
  const result = readAnswer(answer, z.object({ parcel_id: z.string() }), exchangeCodes);
  return result.ok ? success({ parcelId: result.value.parcel_id }) : result;
}
