import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { readEvent } from './read-message.ts';

const refundId = '8f14e45f-ceea-467f-a0e6-1d2a3b4c5d6e';
const read = (type: string, object: object) => readEvent({ id: 'evt_1', type, data: { object } } as Stripe.Event);

const refund = {
  ...{ id: 're_1', object: 'refund', amount: 4000, payment_intent: 'pi_1', status: 'succeeded' },
  metadata: { refund_id: refundId },
};
const dispute = {
  ...{ id: 'dp_1', object: 'dispute', amount: 9990, payment_intent: { id: 'pi_1' }, reason: 'fraudulent' },
  ...{ status: 'needs_response', evidence_details: { due_by: 1_795_000_000 } },
};

describe('a message about a refund', () => {
  it.each([
    ['succeeded', 'succeeded', null],
    ['pending', 'pending', null],
    ['requires_action', 'pending', null],
    ['failed', 'failed', 'lost_or_stolen_card'],
    ['canceled', 'failed', 'lost_or_stolen_card'],
  ])('%s is read as %s', (status, state, reason) => {
    const message = read('refund.updated', { ...refund, status, failure_reason: 'lost_or_stolen_card' });
    expect(message).toMatchObject({
      type: 'refund',
      details: { payment_id: 'pi_1', refund_id: refundId, provider_refund_id: 're_1', amount: 4000, state, reason },
    });
  });

  it('takes no id of another for ours', () => {
    const message = read('refund.created', { ...refund, metadata: { refund_id: "'; drop table refunds" } });
    expect(message?.details['refund_id']).toBeNull();
    expect(read('refund.created', { ...refund, payment_intent: null })).toBeUndefined();
  });
});

describe('a message about a dispute', () => {
  it.each([
    ['needs_response', 'open'],
    ['under_review', 'open'],
    ['warning_needs_response', 'open'],
    ['won', 'won'],
    ['warning_closed', 'won'],
    ['prevented', 'won'],
    ['lost', 'lost'],
  ])('is read by its status: %s is %s, whatever the message is called', (status, state) => {
    for (const name of ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'])
      expect(read(`charge.dispute.${name}`, { ...dispute, status })).toMatchObject({
        type: 'dispute',
        details: { dispute_id: 'dp_1', payment_id: 'pi_1', state, evidence_due_at: '2026-11-18T11:06:40.000Z' },
      });
  });

  it('may name no day for evidence', () => {
    const message = read('charge.dispute.created', { ...dispute, evidence_details: { due_by: null } });
    expect(message?.details['evidence_due_at']).toBeNull();
  });
});
