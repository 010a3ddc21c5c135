import * as z from 'zod/mini';
import type { DocumentKind, OrderDocumentRequest } from '#src/contracts/order-document.ts';
import type { Seller } from '#src/domain/document/invoice.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { drawCreditNote } from './draw/credit-note-pdf.ts';
import { drawInvoice } from './draw/invoice-pdf.ts';
import type { PdfFile } from './draw/issued.ts';
import { drawPackingSlip } from './draw/packing-slip-pdf.ts';
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

/** The slip that an order's next parcel is packed by, drawn from the order as it is now. For whoever packs, never for a shopper's address. */
export async function readPackingSlip(
  { call, seller }: Dependencies,
  orderNumber: string,
  now: Date,
): Promise<Result<PdfFile, 'document_unknown' | 'nothing_to_pack'>> {
  const orderId = z.nullable(z.string()).parse(await call('find_order_by_number', { wanted_number: orderNumber }));
  if (orderId === null) return failure('document_unknown');
  const order = readDocumentOrder(await call('read_order_for_documents', { read_order_id: orderId }));
  if (order === undefined) return failure('document_unknown');
  if (order.slip.lines.length === 0) return failure('nothing_to_pack', { parcels: order.slip.parcelsBefore });
  return success(await drawPackingSlip(order.slip, seller, order.language, now));
}
