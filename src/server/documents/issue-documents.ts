import * as z from 'zod/mini';
import { creditReasons, type Refund, writeCreditNote } from '#src/domain/document/credit-note.ts';
import { type InvoiceContent, type Seller, writeInvoice } from '#src/domain/document/invoice.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { Issued } from './draw/issued.ts';
import { readDocumentOrder } from './order-row.ts';
import { creditNoteContent, invoiceContent, issuedOf } from './stored.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly seller: Seller;
}

const refused = z.object({ ok: z.literal(false), code: z.string() });
const issuedInvoice = issuedOf(invoiceContent);
const dueRefund = z.object({
  refund_id: z.string(),
  reason: z.enum(creditReasons),
  amount: z.int(),
  completed_at: z.string(),
  parts: z.object({
    lines: z.array(z.object({ position: z.int(), quantity: z.int(), amount: z.int() })),
    delivery: z.int(),
  }),
  invoice: z.object({ series: z.string(), number: z.int(), issued_at: z.string(), content: invoiceContent }),
  earlier: z.array(creditNoteContent),
});
type DueRefund = z.infer<typeof dueRefund>;

/** Credit notes that one invoice can get in one run; the rest waits for the next. */
const mostRounds = 20;

/** Issues an order's invoice, or answers the one that it has. Asked at once from several sides, all get the same. */
export async function issueInvoice(
  { call, seller }: Dependencies,
  orderId: string,
): Promise<Result<Issued<InvoiceContent>, 'order_unknown' | 'not_paid'>> {
  const order = readDocumentOrder(await call('read_order_for_documents', { read_order_id: orderId }));
  if (order === undefined) return failure('order_unknown');
  if (order.invoiced === null) return failure('not_paid');
  const document = writeInvoice(order.invoiced, seller);
  const answer = await call('issue_invoice', { invoiced_order: orderId, document });
  const refusal = refused.safeParse(answer);
  if (refusal.success) return failure(refusal.data.code === 'order_unknown' ? 'order_unknown' : 'not_paid');
  return success(issuedInvoice.parse(answer));
}

/** Issues the credit note of a refund that the database lists. */
async function issueCreditNote(call: CallDatabase, due: DueRefund): Promise<void> {
  const refund: Refund = {
    reason: due.reason,
    completedAt: due.completed_at,
    amount: due.amount,
    lines: due.parts.lines,
    delivery: due.parts.delivery,
  };
  const { issued_at: issuedAt, ...invoice } = due.invoice;
  const written = writeCreditNote({ ...invoice, issuedAt }, due.earlier, refund);
  if (!written.ok) throw new Error(`the credit note of refund ${due.refund_id}: ${written.failure.code}`);
  const answer = await call('issue_credit_note', { credited_refund: due.refund_id, document: written.value });
  const refusal = refused.safeParse(answer);
  // Another run was quicker with a note of this invoice: the next one knows of it.
  if (refusal.success && refusal.data.code !== 'credits_changed')
    throw new Error(`the credit note of refund ${due.refund_id}: ${refusal.data.code}`);
}

interface Outcome {
  readonly invoices: number;
  readonly creditNotes: number;
  readonly failed: number;
}

/** Does one piece of work; what it throws is logged and leaves the others alone. Answers whether it was done. */
async function attempt(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'issue_document', message: String(error) }));
    return false;
  }
}

async function issueInvoices(dependencies: Dependencies): Promise<{ done: number; failed: number }> {
  const counts = { done: 0, failed: 0 };
  for (const order of z.array(z.string()).parse(await dependencies.call('list_orders_to_invoice', {}))) {
    const done = await attempt(issueInvoice(dependencies, order));
    counts[done ? 'done' : 'failed'] += 1;
  }
  return counts;
}

/** The database lists one refund an invoice; a round more is made while there are others. */
async function issueCreditNotes({ call }: Dependencies): Promise<{ done: number; failed: number }> {
  const tried = new Set<string>();
  const counts = { done: 0, failed: 0 };
  for (let round = 0; round < mostRounds; round += 1) {
    const listed = z.array(dueRefund).parse(await call('list_refunds_to_credit', {}));
    const due = listed.filter(({ refund_id: id }) => !tried.has(id));
    if (due.length === 0) break;
    for (const refund of due) {
      tried.add(refund.refund_id);
      const done = await attempt(issueCreditNote(call, refund));
      counts[done ? 'done' : 'failed'] += 1;
    }
  }
  return counts;
}

/** Issues what is owed: invoices of paid orders, the oldest payment first, then credit notes of refunds that were made. */
export async function issueDueDocuments(dependencies: Dependencies): Promise<Outcome> {
  const invoices = await issueInvoices(dependencies);
  const creditNotes = await issueCreditNotes(dependencies);
  return { invoices: invoices.done, creditNotes: creditNotes.done, failed: invoices.failed + creditNotes.failed };
}
