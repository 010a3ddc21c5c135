import * as z from 'zod/mini';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { type Carrier, parseTrackingNumber } from '#src/domain/shipping/carriers.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';

const codes = [
  'order_unknown',
  'order_disputed',
  'order_not_ready',
  'nothing_to_ship',
  'quantity_exceeded',
  'tracking_number_taken',
] as const;
type ShippingRefusal = (typeof codes)[number] | 'tracking_number_invalid';

const shipped = z.object({ parcel_id: z.string(), status: z.string() });

export interface Shipment {
  readonly orderId: string;
  /** Undefined: everything that has not been sent. */
  readonly lines: readonly { readonly line: number; readonly quantity: number }[] | undefined;
  readonly carrier: Carrier;
  readonly trackingNumber: string;
  readonly actor: string;
}

/** Hands a parcel to its carrier. The order is shipped when everything is on its way; the shopper is written to. */
export async function shipParcel(
  call: CallDatabase,
  { actor, carrier, lines, orderId, trackingNumber }: Shipment,
): Promise<Result<{ parcelId: string; status: string }, ShippingRefusal>> {
  const number = parseTrackingNumber(trackingNumber);
  if (number === undefined) return failure('tracking_number_invalid');
  const answer = await call('ship_parcel', {
    shipped_order: orderId,
    lines: lines?.map(({ line, quantity }) => ({ order_item: line, quantity })) ?? null,
    parcel_carrier: carrier,
    parcel_number: number,
    actor,
  });
  const result = readAnswer(answer, shipped, codes);
  return result.ok ? success({ parcelId: result.value.parcel_id, status: result.value.status }) : result;
}
