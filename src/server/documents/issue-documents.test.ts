import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeInvoice } from '#src/domain/document/invoice.ts';
import { exampleInvoicedOrder, exampleSeller } from '#tests/support/example-documents.ts';
import { issueDueDocuments } from './issue-documents.ts';

afterEach(() => vi.restoreAllMocks());

const invoice = {
  series: 'GJ',
  number: 7,
  issued_at: '2026-11-22T10:00:00Z',
  content: writeInvoice(exampleInvoicedOrder, exampleSeller),
};
const refund = (id: string, amount: number) => ({
  refund_id: id,
  reason: 'return',
  amount,
  completed_at: '2026-12-01T10:00:00Z',
  parts: { lines: [], delivery: 0 },
  invoice,
  earlier: [],
});

/** A database that lists these refunds until they have their notes, and no orders. */
function databaseWith(refunds: readonly ReturnType<typeof refund>[], answer: (id: string) => unknown) {
  const left = new Set(refunds.map((one) => one.refund_id));
  const asked: string[] = [];
  return {
    asked,
    call: async (name: string, parameters: Readonly<Record<string, unknown>>) => {
      if (name === 'list_orders_to_invoice') return [];
      if (name === 'list_refunds_to_credit') return refunds.filter((one) => left.has(one.refund_id));
      const id = String(parameters['credited_refund']);
      asked.push(id);
      const answered = answer(id);
      if ((answered as { ok: boolean }).ok) left.delete(id);
      return answered;
    },
  };
}

describe('a run of the job', () => {
  it('leaves a refund that cannot be credited, tells the log, and goes on with the others', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { call, asked } = databaseWith([refund('too-much', 999_999), refund('fine', 500)], () => ({ ok: true }));
    expect(await issueDueDocuments({ call, seller: exampleSeller })).toEqual({
      invoices: 0,
      creditNotes: 1,
      failed: 1,
    });
    expect(asked).toEqual(['fine']);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('above_invoice'));
  });

  it('leaves a note to the next run when another run was quicker, without calling it a fault', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { call, asked } = databaseWith([refund('raced', 500)], () => ({ ok: false, code: 'credits_changed' }));
    expect(await issueDueDocuments({ call, seller: exampleSeller })).toMatchObject({ failed: 0 });
    expect(asked, 'once a run').toEqual(['raced']);
    expect(log).not.toHaveBeenCalled();
  });

  it('gives up when the database cannot be asked, so that the run is written down as failed', async () => {
    const call = () => Promise.reject(new Error('no connection'));
    await expect(issueDueDocuments({ call, seller: exampleSeller })).rejects.toThrow('no connection');
  });
});
