import * as z from 'zod/mini';
import { returnReasons } from '#src/domain/returns/return-reason.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { type Piece, piecesOf } from '../order-pieces.ts';

const span = z.tuple([z.int(), z.int()]);

/** What the letters about a return show (the outbox fills it in: SQL function `fill_return_letter`). */
const letterData = z.object({
  return_number: z.string(),
  reason: z.enum(returnReasons),
  note: z.nullable(z.string()),
  goods: z.nullable(z.int()),
  label_cost: z.nullable(z.int()),
  label_carrier: z.nullable(z.enum(carriers)),
  tracking_number: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
  received_at: z.nullable(z.string()),
  processing_days: span,
  card_days: span,
  bank_days: span,
  hold_days: z.int(),
  lines: z.array(
    z.object({
      order_item: z.int(),
      quantity: z.int(),
      size: z.string(),
      exchange_size: z.nullable(z.string()),
      received_quantity: z.nullable(z.int()),
    }),
  ),
});

/** A piece of a return, and the size that the shopper gets for it in an exchange. */
export interface ReturnedPiece extends Piece {
  readonly newSize: string | null;
}

/** A return as its letter tells it, and its order. */
export function readReturnLetter(owed: unknown, payload: unknown) {
  const data = letterData.parse(payload);
  const { order } = piecesOf(owed, []);
  const pieces = data.lines.flatMap((line): ReturnedPiece[] =>
    piecesOf(owed, [line]).pieces.map((piece) => ({
      ...piece,
      item: { ...piece.item, size: line.size },
      newSize: line.exchange_size,
    })),
  );
  return { data, order, pieces };
}
