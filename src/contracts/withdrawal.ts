import * as z from 'zod/mini';
import { isEmailAddress, normalizeEmail } from '#src/domain/contact/email-address.ts';
import { manyLines, oneLine } from '#src/domain/contact/message.ts';
import { languages } from '#src/domain/language/languages.ts';
import { mostPieces, withdrawalLengths, withdrawalScopes } from '#src/domain/order/withdrawal.ts';

/** Query of `GET /.netlify/functions/withdrawal-order`: the order's unguessable token opens what can be withdrawn from. */
export const withdrawalOrderRequest = z.object({ token: z.uuid(), language: z.enum(languages) });
export type WithdrawalOrderRequest = z.output<typeof withdrawalOrderRequest>;

/** What the page shows of an order that its link opened. */
export const withdrawalOrderResponse = z.object({
  orderNumber: z.string(),
  name: z.string(),
  email: z.string(),
  /** `not_begun`: something is still to come. The last day is a date of Vilnius, `YYYY-MM-DD`. */
  period: z.discriminatedUnion('state', [
    z.object({ state: z.literal('not_begun') }),
    z.object({ state: z.enum(['running', 'over']), lastDay: z.string() }),
  ]),
  /** `text` names a line in the language that was asked for; `left` pieces of it can be withdrawn from. */
  lines: z.array(z.object({ line: z.int(), text: z.string(), quantity: z.int(), left: z.int() })),
});
export type WithdrawalOrder = z.output<typeof withdrawalOrderResponse>;

export const withdrawalOrderErrors = { invalid_request: 400, order_unknown: 404, rate_limited: 429 } as const;

const cleaned = (maximum: number, clean: (text: string) => string) =>
  z.pipe(z.pipe(z.string().check(z.maxLength(20_000)), z.transform(clean)), z.string().check(z.maxLength(maximum)));

/** Body of `POST /.netlify/functions/withdraw`: a declaration of withdrawal from the contract. */
export const withdrawRequest = z
  .strictObject({
    /** Made in the browser for each declaration: sent twice, it is one. */
    id: z.uuid(),
    locale: z.enum(languages),
    name: cleaned(withdrawalLengths.name, oneLine).check(z.minLength(1)),
    email: z.pipe(z.string().check(z.maxLength(300), z.refine(isEmailAddress)), z.transform(normalizeEmail)),
    scope: z.enum(withdrawalScopes),
    /** Opens the order; its number and its lines need not be written then. */
    token: z.optional(z.uuid()),
    /** Number of the order, or what else tells which it is. */
    reference: z._default(cleaned(withdrawalLengths.reference, oneLine), ''),
    /** Pieces of an order that `token` opens. */
    lines: z._default(
      z
        .array(
          z.strictObject({
            line: z.int().check(z.gte(1)),
            quantity: z.int().check(z.gte(1), z.lte(mostPieces)),
          }),
        )
        .check(z.maxLength(200)),
      [],
    ),
    /** The goods in the shopper's own words, where no token opens the order. */
    items: z._default(cleaned(withdrawalLengths.items, manyLines), ''),
  })
  .check(
    z.refine(({ token, reference }) => token !== undefined || reference !== '', { path: ['reference'] }),
    z.refine(({ token, scope, items }) => token !== undefined || scope === 'whole_order' || items !== '', {
      path: ['items'],
    }),
    z.refine(({ token, scope, lines }) => token === undefined || scope === 'whole_order' || lines.length > 0, {
      path: ['lines'],
    }),
  );
export type WithdrawRequest = z.output<typeof withdrawRequest>;

/** The receipt: the same for every declaration, whether its order was found or not. */
export const withdrawResponse = z.object({
  id: z.uuid(),
  /** ISO 8601, UTC, to the second. */
  declaredAt: z.string(),
  /** SHA-256, hexadecimal (docs/withdrawal.md). */
  checksum: z.string(),
  statement: z.string(),
  /** The day in Vilnius until which goods are sent back and money is refunded, `YYYY-MM-DD`. */
  settledBy: z.string(),
});
export type WithdrawalReceipt = z.output<typeof withdrawResponse>;

export const withdrawErrors = {
  invalid_request: 400,
  origin_not_allowed: 403,
  order_unknown: 404,
  quantity_exceeded: 409,
  declaration_used: 409,
  rate_limited: 429,
} as const;
