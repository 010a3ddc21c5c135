import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleInvoicedOrder, exampleSeller, randomInvoicedOrder } from '#tests/support/example-documents.ts';
import { writeInvoice } from './invoice.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((left, right) => left + right, 0);

describe('an invoice', () => {
  it('adds up to the order: lines, delivery, discount, VAT by rate, in both currencies', () => {
    fc.assert(
      fc.property(randomInvoicedOrder, (order) => {
        const { lines, delivery, total, rates, euro, discount } = writeInvoice(order, exampleSeller);
        expect(total.gross).toBe(order.total);
        expect(total.vat).toBe(order.vat);
        for (const one of [...lines, delivery, ...rates, total]) expect(one.net + one.vat).toBe(one.gross);
        expect(sum([...lines, delivery].map((one) => one.gross))).toBe(order.total);
        expect(sum(rates.map((rate) => rate.vat))).toBe(order.vat);
        expect(sum(lines.map((line) => line.unitPrice * line.quantity)) - discount + delivery.gross).toBe(order.total);
        expect(euro === null).toBe(order.currency === 'EUR');
        if (euro === null) return;
        expect(euro.total.gross).toBe(order.euro.total);
        expect(sum(euro.rates.map((rate) => rate.vat))).toBe(order.euro.vat);
        expect(sum(euro.rates.map((rate) => rate.gross))).toBe(order.euro.total);
      }),
    );
  });

  it('names the seller, the buyer and the days as they were in Vilnius', () => {
    const invoice = writeInvoice(
      { ...exampleInvoicedOrder, createdAt: '2026-03-28T22:30:00Z', paidAt: '2026-06-30T21:00:00Z' },
      exampleSeller,
    );
    expect(invoice.orderedOn, 'winter time, two hours ahead').toBe('2026-03-29');
    expect(invoice.paidOn, 'summer time, three hours ahead').toBe('2026-07-01');
    expect(invoice.suppliedOn).toBeNull();
    expect(invoice.seller).toEqual(exampleSeller);
    expect(invoice.buyer).toEqual(exampleInvoicedOrder.buyer);
  });

  it('shows the price of a piece without VAT, half up', () => {
    const [line] = writeInvoice(exampleInvoicedOrder, exampleSeller).lines;
    expect(line).toMatchObject({ unitPrice: 8900, unitNet: 7355, basisPoints: 2100 });
  });

  it('is not written when the order does not add up', () => {
    expect(() =>
      writeInvoice({ ...exampleInvoicedOrder, total: exampleInvoicedOrder.total + 1 }, exampleSeller),
    ).toThrow('add up');
  });
});
