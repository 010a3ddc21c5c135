import { prorate } from '../money/prorate.ts';
import { wishedRefundReasons } from '../payment/refund.ts';
import { failure, type Result, success } from '../result/result.ts';
import { type Amounts, addAmounts, amounts, nextShare, type RateAmounts, sumByRate } from './amounts.ts';
import type { Buyer, EuroAmounts, InvoiceContent, Seller } from './invoice.ts';
import { vilniusDay } from './vilnius-day.ts';

/** Why money goes back for goods that were invoiced (reasons of `refunds`; the others never had an invoice). */
export const creditReasons = wishedRefundReasons;
export type CreditReason = (typeof creditReasons)[number];

/** A refund that was made. Amounts in minor units of the invoice's currency, VAT included. */
export interface Refund {
  readonly reason: CreditReason;
  /** Instant, ISO 8601. */
  readonly completedAt: string;
  readonly amount: number;
  /** What it is for, where that is known: lines by position with pieces and amount, and delivery. */
  readonly lines: readonly { readonly position: number; readonly quantity: number; readonly amount: number }[];
  readonly delivery: number;
}

export interface CreditedLine extends RateAmounts {
  readonly position: number;
  readonly name: string;
  readonly size: string;
  readonly color: string;
  /** Null where a part of the price goes back and no piece. */
  readonly quantity: number | null;
}

/** What this note takes from each row of the invoice, so that the next one knows what is left. */
interface Taken {
  readonly lines: readonly { readonly position: number; readonly gross: number; readonly vat: number }[];
  readonly delivery: { readonly gross: number; readonly vat: number };
}

/** A credit note as it was issued (PVM įstatymas art. 80 and 83: names the invoice that it corrects). Amounts are positive. */
export interface CreditNoteContent {
  readonly version: 1;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly orderNumber: string;
  readonly invoice: { readonly series: string; readonly number: number; readonly issuedOn: string };
  readonly reason: CreditReason;
  readonly refundedOn: string;
  readonly currency: InvoiceContent['currency'];
  readonly lines: readonly CreditedLine[];
  readonly delivery: RateAmounts | null;
  /** A reduction of the price that belongs to no line, by VAT rate. */
  readonly reductions: readonly RateAmounts[];
  readonly rates: readonly RateAmounts[];
  readonly total: Amounts;
  readonly euro: EuroAmounts | null;
  /** What earlier notes of the same invoice gave back: the database holds it against its rows. */
  readonly creditedBefore: number;
  readonly taken: Taken;
}

export interface IssuedInvoice {
  readonly series: string;
  readonly number: number;
  /** Instant, ISO 8601. */
  readonly issuedAt: string;
  readonly content: InvoiceContent;
}

const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);

/** The invoice's rows, lines first and delivery last, with what earlier notes took from them. */
function openRows(invoice: InvoiceContent, earlier: readonly CreditNoteContent[]) {
  const lines = invoice.lines.map((line) => ({
    ...line,
    before: sum(
      earlier.flatMap(({ taken }) =>
        taken.lines.filter((one) => one.position === line.position).map((one) => one.gross),
      ),
    ),
  }));
  return [...lines, { ...invoice.delivery, before: sum(earlier.map(({ taken }) => taken.delivery.gross)) }];
}
type OpenRow = ReturnType<typeof openRows>[number];

/**
 * Shares a refund out over the rows: first to the rows that it names, never more than is left of them; the rest over all rows
 * by what is left. Both parts are given apart, because only the first is a row of the document.
 */
function share(rows: readonly OpenRow[], refund: Refund): { named: readonly number[]; spread: readonly number[] } {
  const wanted = rows.map((row) =>
    'position' in row
      ? sum(refund.lines.filter((line) => line.position === row.position).map((line) => line.amount))
      : refund.delivery,
  );
  // Less may go back than the goods were worth: what returning them costs was kept.
  const asked = sum(wanted) > refund.amount ? prorate(refund.amount, wanted) : wanted;
  const named = rows.map((row, index) => Math.min(asked[index] ?? 0, row.gross - row.before));
  const left = rows.map((row, index) => row.gross - row.before - (named[index] ?? 0));
  const rest = refund.amount - sum(named);
  if (rest === sum(left) && sum(named) === 0) return { named: left, spread: left.map(() => 0) };
  return { named, spread: prorate(rest, left) };
}

/** A euro twin of what is credited, rounded over the running sum of the notes, rate by rate. */
function inEuro(
  invoice: InvoiceContent,
  earlier: readonly CreditNoteContent[],
  rates: readonly RateAmounts[],
): EuroAmounts | null {
  const { euro } = invoice;
  if (euro === null) return null;
  const own = rates.map((credited) => {
    const of = (all: readonly RateAmounts[]) => all.find((one) => one.basisPoints === credited.basisPoints);
    const before = sum(earlier.map((note) => of(note.rates)?.gross ?? 0));
    const whole = of(invoice.rates)?.gross ?? 0;
    const part = (wholeEuro: number) => nextShare(wholeEuro, whole, before, credited.gross);
    const inEuros = of(euro.rates);
    return { basisPoints: credited.basisPoints, ...amounts(part(inEuros?.gross ?? 0), part(inEuros?.vat ?? 0)) };
  });
  return { rateMillionths: euro.rateMillionths, rates: own, total: addAmounts(own) };
}

/** Pieces that go back: what the refund says, else the whole line when nothing of it went back before. */
function piecesOf(row: OpenRow, refund: Refund, gross: number): number | null {
  if (!('position' in row)) return null;
  const named = refund.lines.find((line) => line.position === row.position);
  if (named !== undefined) return named.quantity;
  return gross === row.gross ? row.quantity : null;
}

/**
 * Writes the credit note of a refund. All notes of an invoice together are never above it, and take exactly its VAT when all
 * of it went back: shares are rounded over the running sum. Refuses what is more than the invoice has left.
 */
export function writeCreditNote(
  invoice: IssuedInvoice,
  earlier: readonly CreditNoteContent[],
  refund: Refund,
): Result<CreditNoteContent, 'above_invoice'> {
  const { content } = invoice;
  const creditedBefore = sum(earlier.map((note) => note.total.gross));
  if (refund.amount > content.total.gross - creditedBefore) return failure('above_invoice');
  const rows = openRows(content, earlier);
  const { named, spread } = share(rows, refund);
  const parts = rows.map((row, index) => {
    const [own, more] = [named[index] ?? 0, spread[index] ?? 0];
    const vat = (before: number, part: number) => nextShare(row.vat, row.gross, before, part);
    return {
      row,
      own: { basisPoints: row.basisPoints, ...amounts(own, vat(row.before, own)) },
      more: { basisPoints: row.basisPoints, ...amounts(more, vat(row.before + own, more)) },
    };
  });
  const takenOf = ({ own, more }: (typeof parts)[number]) => ({
    gross: own.gross + more.gross,
    vat: own.vat + more.vat,
  });
  const rates = sumByRate(parts.flatMap(({ own, more }) => [own, more]).filter((part) => part.gross > 0));
  const delivery = parts.at(-1);
  return success({
    version: 1,
    seller: content.seller,
    buyer: content.buyer,
    orderNumber: content.orderNumber,
    invoice: { series: invoice.series, number: invoice.number, issuedOn: vilniusDay(invoice.issuedAt) },
    reason: refund.reason,
    refundedOn: vilniusDay(refund.completedAt),
    currency: content.currency,
    lines: parts.flatMap(({ row, own }) =>
      'position' in row && own.gross > 0
        ? [
            {
              position: row.position,
              name: row.name,
              size: row.size,
              color: row.color,
              quantity: piecesOf(row, refund, own.gross),
              ...own,
            },
          ]
        : [],
    ),
    delivery: delivery !== undefined && delivery.own.gross > 0 ? delivery.own : null,
    reductions: sumByRate(parts.map(({ more }) => more)).filter((rate) => rate.gross > 0),
    rates,
    total: addAmounts(rates),
    euro: inEuro(content, earlier, rates),
    creditedBefore,
    taken: {
      lines: parts.flatMap((part) =>
        'position' in part.row && takenOf(part).gross > 0 ? [{ position: part.row.position, ...takenOf(part) }] : [],
      ),
      delivery: delivery === undefined ? { gross: 0, vat: 0 } : takenOf(delivery),
    },
  });
}
