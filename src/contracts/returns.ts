import * as z from 'zod/mini';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { requestedReasons, returnReasons } from '#src/domain/returns/return-reason.ts';
import { returnStates } from '#src/domain/returns/states.ts';

/** Longest words of a complaint, characters. */
export const longestComplaint = 1000;

/** Query of `GET /.netlify/functions/return-options`: the order's unguessable token. */
export const returnOptionsRequest = z.object({ token: z.uuid() });

const cents = z.int().check(z.gte(0));
const days = z.tuple([z.int(), z.int()]);

/** What has been bought in one size and lies with the shopper. */
const returnLine = z.object({
  /** The line of the order, and the variant that is returned of it. */
  line: z.int(),
  variant: z.uuid(),
  name: z.string(),
  name_lt: z.string(),
  name_ru: z.string(),
  image: z.string(),
  size: z.string(),
  color: z.string(),
  bought: z.int(),
  /** How many may come back: none when they did already, or are about to. */
  quantity: z.int(),
  /** The last day of the shop's own term, `YYYY-MM-DD`; null while a parcel is on its way. */
  lastDay: z.nullable(z.string()),
  mayReturn: z.boolean(),
  mayClaim: z.boolean(),
  /** What one, two, … pieces are worth: minor units of the order's currency. */
  worth: z.array(cents),
  /** The other sizes of the same product and colour, and how many of each are free. */
  sizes: z.array(z.object({ variant: z.uuid(), size: z.string(), free: z.int() })),
});
export type ReturnLine = z.infer<typeof returnLine>;

export const returnOptionsResponse = z.object({
  orderNumber: z.string(),
  currency: z.enum(chargedCurrencies),
  lines: z.array(returnLine),
  /** Pieces of the order that have not been sent yet. */
  unsent: z.int(),
  /** What is kept back of a return's refund for its label: minor units of the order's currency. */
  labelCost: cents,
  paidBy: z.enum(['card', 'bank', 'none']),
  /** The shop's own term, and for how long a new size is held. */
  returnDays: z.int(),
  holdDays: z.int(),
  /** Business days from receipt to refund, and days that the money is on its way. */
  processingDays: days,
  refundDays: days,
  returns: z.array(z.object({ number: z.string(), reason: z.enum(returnReasons), state: z.enum(returnStates) })),
});
export type ReturnOptionsResponse = z.infer<typeof returnOptionsResponse>;

export const returnOptionsErrors = { invalid_request: 400, order_unknown: 404, rate_limited: 429 } as const;

/**
 * Body of `POST /.netlify/functions/request-return`. `requestId` is made by the page: the same request sent again is one
 * return. An exchange names the new variant of each line, a complaint says what is wrong.
 */
export const returnRequest = z
  .strictObject({
    requestId: z.uuid(),
    token: z.uuid(),
    reason: z.enum(requestedReasons),
    note: z._default(z.string().check(z.trim(), z.maxLength(longestComplaint)), ''),
    lines: z
      .array(
        z.strictObject({
          line: z.int().check(z.gte(1)),
          variant: z.uuid(),
          quantity: z.int().check(z.gte(1), z.lte(99)),
          exchangeVariant: z.optional(z.uuid()),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  })
  .check((context) => {
    const { lines, note, reason } = context.value;
    if (reason === 'complaint' && note === '')
      context.issues.push({ code: 'custom', path: ['note'], input: note, message: 'says what is wrong' });
    if (lines.some(({ exchangeVariant }) => (exchangeVariant !== undefined) !== (reason === 'exchange')))
      context.issues.push({ code: 'custom', path: ['lines'], input: lines, message: 'have a new size in an exchange' });
  });
export type ReturnRequest = z.output<typeof returnRequest>;

export const returnRequestResponse = z.object({
  returnNumber: z.string(),
  reason: z.enum(requestedReasons),
  currency: z.enum(chargedCurrencies),
  /** What the pieces were worth and what of it is kept back, minor units; null where no refund was promised. */
  goods: z.nullable(cents),
  labelCost: z.nullable(cents),
});
export type ReturnRequestResponse = z.infer<typeof returnRequestResponse>;

export const returnRequestErrors = {
  invalid_request: 400,
  origin_not_allowed: 403,
  order_unknown: 404,
  /** Fewer pieces are left than are wanted: another request was first, or they were refunded. */
  pieces_taken: 409,
  return_too_late: 409,
  size_unfit: 409,
  size_sold_out: 409,
  rate_limited: 429,
} as const;
