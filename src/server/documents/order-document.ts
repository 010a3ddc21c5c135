import * as z from 'zod/mini';
import type { DocumentKind, OrderDocumentRequest } from '#src/contracts/order-document.ts';
import type { Seller } from '#src/domain/document/invoice.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { drawCreditNote } from './draw/credit-note-pdf.ts';
import { drawInvoice } from './draw/invoice-pdf.ts';
import type { PdfFile } from './draw/issued.ts';
import { drawPackingSlips, type SlipToDraw } from './draw/packing-slip-pdf.ts';
import { issueInvoice } from './issue-documents.ts';
import { readDocumentOrder } from './order-row.ts';
import { creditNoteContent, invoiceContent, issuedOf } from './stored.ts';

export { drawWithdrawalForm } from './draw/withdrawal-form-pdf.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly seller: Seller;
}

const found = z.nullable(z.object({ order_id: z.string(), may_be_issued: z.boolean(), document: z.unknown() }));

/** Draws a row as the database keeps it. */
const drawStored: Readonly<Record<DocumentKind, (row: unknown) => Promise<PdfFile>>> = {
  invoice: (row) => drawInvoice(issuedOf(invoiceContent).parse(row)),
  'credit-note': (row) => drawCreditNote(issuedOf(creditNoteContent).parse(row)),
};

/**
 * A document of the order that a token opens, drawn from what was stored when it was issued. A paid order's invoice that is not
 * there yet is issued now: whoever follows the link in the mail need not wait for the job.
 */
export async function readOrderDocument(
  dependencies: Dependencies,
  { token, kind, number }: OrderDocumentRequest,
): Promise<Result<PdfFile, 'document_unknown'>> {
  const answer = await dependencies.call('find_order_document', { token, kind, wanted_number: number ?? null });
  const order = found.parse(answer);
  if (order === null) return failure('document_unknown');
  if (order.document !== null) return success(await drawStored[kind](order.document));
  if (!order.may_be_issued) return failure('document_unknown');
  const issued = await issueInvoice(dependencies, order.order_id);
  return issued.ok ? success(await drawInvoice(issued.value)) : failure('document_unknown');
}

/**
 * The slips that these orders' next parcels are packed by, drawn from the orders as they are now; those of which nothing is to
 * be packed are left out. For whoever packs, never for a shopper's address.
 */
export async function readPackingSlips(
  { call, seller }: Dependencies,
  orderNumbers: readonly string[],
  now: Date,
): Promise<Result<PdfFile, 'document_unknown' | 'nothing_to_pack'>> {
  const rows = z.array(z.unknown()).parse(await call('read_orders_to_pack', { numbers: orderNumbers }));
  const orders = rows.map(readDocumentOrder).filter((order) => order !== undefined);
  const slips: SlipToDraw[] = orders.filter(({ slip }) => slip.lines.length > 0);
  const [first, ...others] = slips;
  if (first !== undefined) return success(await drawPackingSlips([first, ...others], seller, now));
  const last = orders.at(-1);
  return last === undefined
    ? failure('document_unknown')
    : failure('nothing_to_pack', { parcels: last.slip.parcelsBefore });
}
