import * as z from 'zod/mini';
import { languages } from '#src/domain/language/languages.ts';

/** What a shopper can have of an order. */
const documentKinds = ['invoice', 'credit-note'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Query of `GET /.netlify/functions/order-document`: the order's unguessable token opens its documents. */
export const orderDocumentRequest = z.object({
  token: z.uuid(),
  kind: z.enum(documentKinds),
  /** Of a credit note, where the order has several; the latest otherwise. */
  number: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
});
export type OrderDocumentRequest = z.output<typeof orderDocumentRequest>;

export const orderDocumentErrors = { invalid_request: 400, document_unknown: 404, rate_limited: 429 } as const;

/** Query of `GET /.netlify/functions/order-document-packing-slip`, for the service alone. */
export const packingSlipRequest = z.object({
  number: z.string().check(z.regex(/^GJ-[0-9]{3}-[0-9]{3}-[0-9]{3}$/)),
});

export const packingSlipErrors = {
  invalid_request: 400,
  not_allowed: 403,
  document_unknown: 404,
  /** Everything of the order has left, or was refunded before. */
  nothing_to_pack: 409,
  rate_limited: 429,
} as const;

/** Query of `GET /.netlify/functions/withdrawal-form`. */
export const withdrawalFormRequest = z.object({ language: z.enum(languages) });
