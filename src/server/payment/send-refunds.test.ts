import { afterEach, expect, it, vi } from 'vitest';
import type { PaymentProvider, RefundAnswer } from '#src/domain/payment/payment-provider.ts';
import { sendRefunds } from './send-refunds.ts';

afterEach(() => vi.restoreAllMocks());

const owed = {
  ...{ id: 'r1', order_id: 'o1', provider: 'stripe', payment_id: 'pi_1' },
  ...{ amount: 100, reason: 'double_payment', attempts: 1 },
};

/** One run of the job over these refunds, with a provider that does this. */
async function run(refund: PaymentProvider['refund'], rows: readonly object[] = [owed]) {
  const calls: [name: string, parameters: unknown][] = [];
  const batches = [rows, []];
  const call = async (name: string, parameters: unknown) => {
    calls.push([name, parameters]);
    return name === 'claim_refunds' ? (batches.shift() ?? []) : name === 'watch_refunds' ? 2 : undefined;
  };
  const provider = { name: 'stripe', ...(refund && { refund }) } as PaymentProvider;
  const now = () => new Date('2026-11-22T12:00:00Z');
  const outcome = await sendRefunds(call, [provider], now, new Date('2026-11-22T12:00:20Z'));
  return { calls, outcome };
}

it('writes down what the provider answers, and says how many are watched', async () => {
  const answer: RefundAnswer = { state: 'succeeded', providerRefundId: 're_1', reason: null };
  const refund = vi.fn(async () => answer);
  const { calls, outcome } = await run(refund);
  expect(refund).toHaveBeenCalledWith({
    ...{ refundId: 'r1', orderId: 'o1', paymentId: 'pi_1', amount: 100, isDouble: true, isRepeated: false },
  });
  expect(calls).toContainEqual([
    'mark_refund_answered',
    { sent_refund: 'r1', answer: 'succeeded', provider_id: 're_1', reason: null },
  ]);
  expect(outcome).toEqual({ succeeded: 1, pending: 0, failed: 0, unanswered: 0, watched: 2 });
});

it('goes on with the next refund when the provider is out of reach, and asks again later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refund = vi
    .fn<NonNullable<PaymentProvider['refund']>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ state: 'pending', providerRefundId: 're_2', reason: null });
  const { calls, outcome } = await run(refund, [owed, { ...owed, id: 'r2', attempts: 3 }]);
  expect(calls).toContainEqual(['mark_refund_unanswered', { sent_refund: 'r1', error: 'Error: down' }]);
  expect(refund).toHaveBeenLastCalledWith(expect.objectContaining({ refundId: 'r2', isRepeated: true }));
  expect(outcome).toMatchObject({ pending: 1, unanswered: 1 });
});

it('asks for no refund of a provider that has no call for it', async () => {
  const { calls } = await run(undefined, []);
  expect(calls[0]).toEqual(['claim_refunds', { providers: [], maximum: 1 }]);
});
