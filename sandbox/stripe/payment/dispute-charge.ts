import type { World } from '../state.ts';
import { newBalanceTransaction } from './balance-transaction-resource.ts';
import type { Charge } from './charge-resource.ts';
import { type Dispute, newDispute } from './dispute-resource.ts';

/** The cardholder's bank takes the money back for now; the shop hears of it by webhook. */
export function openDispute(world: World, charge: Charge, reason: Dispute['reason'], amount: number): Dispute {
  const { state } = world;
  const now = world.now();
  const made = newDispute({ charge, amount, reason, createdSeconds: now });
  const movement = newBalanceTransaction({
    amount: -amount,
    currency: charge.currency,
    createdSeconds: now,
    description: `Chargeback withdrawal for ${charge.id}`,
    source: made.id,
    type: 'adjustment',
  });
  const dispute: Dispute = { ...made, balance_transactions: [movement] };
  state.balanceTransactions.put(movement.id, movement);
  state.charges.put(charge.id, { ...charge, disputed: true });
  state.disputes.put(dispute.id, dispute);
  world.emit('charge.dispute.created', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The shop has sent its evidence: the bank looks at it. */
export function submitEvidence(world: World, dispute: Dispute): Dispute {
  const details = { ...dispute.evidence_details, has_evidence: true, submission_count: 1 };
  const submitted: Dispute = { ...dispute, evidence_details: details, status: 'under_review' };
  world.state.disputes.put(submitted.id, submitted);
  world.emit('charge.dispute.updated', submitted, { previous: { status: dispute.status } });
  return submitted;
}

/** The bank decides. Won: the money comes back. */
export function closeDispute(world: World, dispute: Dispute, status: 'won' | 'lost'): Dispute {
  const { state } = world;
  const movement = newBalanceTransaction({
    amount: dispute.amount,
    currency: dispute.currency,
    createdSeconds: world.now(),
    description: `Chargeback reversal for ${dispute.charge}`,
    source: dispute.id,
    type: 'adjustment',
  });
  const returned = status === 'won' ? [movement] : [];
  for (const row of returned) state.balanceTransactions.put(row.id, row);
  const closed: Dispute = { ...dispute, balance_transactions: [...dispute.balance_transactions, ...returned], status };
  state.disputes.put(closed.id, closed);
  world.emit('charge.dispute.closed', closed, { previous: { status: dispute.status } });
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}
