import * as z from 'zod/mini';
import { fitsReason, stockReasonNames } from '#src/domain/stock/adjustment.ts';
import { staffErrors } from './staff.ts';

/** Body of `POST /.netlify/functions/admin-stock`: pieces that came to a variant or went, and why. */
export const adminStockRequest = z
  .strictObject({
    /** Made by who asks: said twice, it is one change. */
    request: z.uuid(),
    variant: z.uuid(),
    change: z.int(),
    reason: z.enum(stockReasonNames),
    note: z.string().check(z.trim(), z.maxLength(1000)),
  })
  .check(z.refine(({ reason, change }) => fitsReason(reason, change)));
export type AdminStockRequest = z.output<typeof adminStockRequest>;

/** `changed`: false where it had been done before. What lies in the store now, and how much of it orders hold. */
export const adminStockResponse = z.object({
  ok: z.literal(true),
  changed: z.boolean(),
  on_hand: z.int(),
  reserved: z.int(),
});
export type AdminStockResponse = z.output<typeof adminStockResponse>;

export const adminStockErrors = {
  ...staffErrors,
  variant_unknown: 404,
  /** Fewer than that lie there. */
  stock_short: 409,
  /** Orders hold these pieces: first they are paid, let go or cancelled. */
  stock_reserved: 409,
  stock_too_high: 409,
} as const;
