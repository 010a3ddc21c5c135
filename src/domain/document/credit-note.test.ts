import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleInvoicedOrder, exampleSeller, randomInvoicedOrder } from '#tests/support/example-documents.ts';
import { type CreditNoteContent, type IssuedInvoice, type Refund, writeCreditNote } from './credit-note.ts';
import { writeInvoice } from './invoice.ts';

const issued = (order = exampleInvoicedOrder): IssuedInvoice => ({
  series: 'GJ',
  number: 7,
  issuedAt: '2026-11-22T10:00:00Z',
  content: writeInvoice(order, exampleSeller),
});
const refund = (amount: number, more: Partial<Refund> = {}): Refund => ({
  reason: 'return',
  completedAt: '2026-12-01T10:00:00Z',
  amount,
  lines: [],
  delivery: 0,
  ...more,
});

function written(invoice: IssuedInvoice, earlier: readonly CreditNoteContent[], of: Refund): CreditNoteContent {
  const result = writeCreditNote(invoice, earlier, of);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
}

const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);

describe('the credit notes of an invoice', () => {
  it('take back the whole, to the cent and with its VAT, in however many parts; never more', () => {
    fc.assert(
      fc.property(randomInvoicedOrder, fc.array(fc.nat(1_000_000), { maxLength: 6 }), fc.nat(), (order, cuts, seed) => {
        const invoice = issued(order);
        const { total, lines, delivery, euro } = invoice.content;
        const notes: CreditNoteContent[] = [];
        let left = total.gross;
        for (const [index, cut] of [...cuts, 1_000_000].entries()) {
          const amount = index === cuts.length ? left : Math.floor((left * cut) / 1_000_000);
          if (amount === 0) continue;
          const line = lines[(seed + index) % lines.length];
          const named =
            index % 3 === 0 || line === undefined
              ? {}
              : { lines: [{ position: line.position, quantity: 1, amount: Math.min(amount, line.gross) }] };
          const note = written(
            invoice,
            notes,
            refund(amount, { ...named, delivery: index % 2 === 0 ? 0 : delivery.gross }),
          );
          expect(note.total.gross).toBe(amount);
          expect(sum([...note.lines, ...note.reductions].map((row) => row.gross)) + (note.delivery?.gross ?? 0)).toBe(
            amount,
          );
          expect(note.total.net + note.total.vat).toBe(amount);
          notes.push(note);
          left -= amount;
        }
        expect(sum(notes.map((note) => note.total.gross))).toBe(total.gross);
        expect(sum(notes.map((note) => note.total.vat))).toBe(total.vat);
        for (const line of lines) {
          const taken = notes.flatMap((note) => note.taken.lines.filter((one) => one.position === line.position));
          expect(sum(taken.map((one) => one.gross))).toBe(line.gross);
          expect(sum(taken.map((one) => one.vat))).toBe(line.vat);
        }
        expect(sum(notes.map((note) => note.taken.delivery.vat))).toBe(delivery.vat);
        if (euro !== null && total.gross > 0) {
          expect(sum(notes.map((note) => note.euro?.total.gross ?? 0))).toBe(euro.total.gross);
          expect(sum(notes.map((note) => note.euro?.total.vat ?? 0))).toBe(euro.total.vat);
        }
        expect(writeCreditNote(invoice, notes, refund(1))).toEqual({ ok: false, failure: { code: 'above_invoice' } });
      }),
    );
  });

  it('show what came back: the line with its pieces, or delivery', () => {
    const invoice = issued();
    const note = written(
      invoice,
      [],
      refund(8900 + 495, { lines: [{ position: 0, quantity: 1, amount: 8900 }], delivery: 495 }),
    );
    expect(note.lines).toEqual([
      expect.objectContaining({ name: 'Lininė suknelė', size: 'M', quantity: 1, gross: 8900, vat: 1545 }),
    ]);
    expect(note.delivery).toMatchObject({ gross: 495, vat: 86 });
    expect(note.reductions).toEqual([]);
    expect(note).toMatchObject({
      invoice: { series: 'GJ', number: 7, issuedOn: '2026-11-22' },
      refundedOn: '2026-12-01',
    });
  });

  it('show every line with all its pieces when the whole goes back at once', () => {
    const invoice = issued();
    const note = written(invoice, [], refund(invoice.content.total.gross));
    expect(note.lines.map((line) => line.quantity)).toEqual(invoice.content.lines.map((line) => line.quantity));
    expect(note.total).toEqual(invoice.content.total);
  });

  it('show a sum that is for no line as a reduction of the price, and leave less of each line', () => {
    const invoice = issued();
    const first = written(invoice, [], refund(1000, { reason: 'goodwill' }));
    expect(first.lines).toEqual([]);
    expect(first.reductions).toEqual([expect.objectContaining({ basisPoints: 2100, gross: 1000 })]);
    const rest = written(invoice, [first], refund(invoice.content.total.gross - 1000));
    expect(
      rest.lines.every((line) => line.quantity === null),
      'a part of each price',
    ).toBe(true);
    expect(rest.creditedBefore).toBe(1000);
  });

  it('take less than the lines were worth when the cost of the return was kept', () => {
    const invoice = issued();
    const note = written(invoice, [], refund(8500, { lines: [{ position: 0, quantity: 1, amount: 8900 }] }));
    expect(note.lines).toEqual([expect.objectContaining({ quantity: 1, gross: 8500 })]);
    expect(note.reductions).toEqual([]);
  });
});
