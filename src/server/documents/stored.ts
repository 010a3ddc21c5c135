import * as z from 'zod/mini';
import { type CreditNoteContent, creditReasons } from '#src/domain/document/credit-note.ts';
import type { InvoiceContent } from '#src/domain/document/invoice.ts';
import { languages } from '#src/domain/language/languages.ts';
import { chargedCurrencies } from '#src/domain/money/currency.ts';

const text = z.string();
const nullable = z.nullable(text);
const int = z.int();
const amounts = { net: int, vat: int, gross: int };
const rate = z.object({ basisPoints: int, ...amounts });
const euro = z.nullable(z.object({ rateMillionths: int, rates: z.array(rate), total: z.object(amounts) }));
const place = { street: nullable, postcode: nullable, city: nullable, country: text };

const common = {
  version: z.literal(1),
  seller: z.object({
    name: text,
    code: text,
    vatCode: text,
    street: text,
    postcode: text,
    city: text,
    country: text,
    phone: text,
    email: text,
  }),
  buyer: z.object({ name: nullable, companyCode: nullable, vatCode: nullable, ...place }),
  orderNumber: text,
  currency: z.enum(chargedCurrencies),
  rates: z.array(rate),
  total: z.object(amounts),
  euro,
};
const piece = { position: int, name: text, size: text, color: text, basisPoints: int, ...amounts };

/** An invoice's content as the database keeps it: what cannot be read must not be drawn. */
export const invoiceContent: z.ZodMiniType<InvoiceContent> = z.object({
  ...common,
  orderedOn: text,
  paidOn: text,
  suppliedOn: nullable,
  paymentMethod: z.enum(['card', 'bank', 'none']),
  couponCode: nullable,
  lines: z.array(z.object({ ...piece, quantity: int, unitNet: int, unitPrice: int, discount: int })),
  delivery: z.object({ name: text, basisPoints: int, ...amounts }),
  discount: int,
});

export const creditNoteContent: z.ZodMiniType<CreditNoteContent> = z.object({
  ...common,
  invoice: z.object({ series: text, number: int, issuedOn: text }),
  reason: z.enum(creditReasons),
  refundedOn: text,
  lines: z.array(z.object({ ...piece, quantity: z.nullable(int) })),
  delivery: z.nullable(rate),
  reductions: z.array(rate),
  creditedBefore: int,
  taken: z.object({
    lines: z.array(z.object({ position: int, gross: int, vat: int })),
    delivery: z.object({ gross: int, vat: int }),
  }),
});

/** A row of invoices or credit_notes. */
export function issuedOf<Content>(content: z.ZodMiniType<Content>) {
  return z.pipe(
    z.object({ series: text, number: int, issued_at: text, language: z.enum(languages), content }),
    z.transform(({ issued_at: issuedAt, ...row }) => ({ ...row, issuedAt })),
  );
}
