import type { World } from '../state.ts';
import { newBalanceTransaction } from './balance-transaction-resource.ts';
import type { Charge } from './charge-resource.ts';
import type { Refund } from './refund-resource.ts';

/** Seconds until a refund that takes its time has gone one way or the other. */
const takes = 1;

/** How refunds to the test cards go on (docs.stripe.com/testing#refunds): asynchronous success and asynchronous failure. */
export function refundCourse(charge: Charge): 'pending' | 'fails' | 'done' {
  const { last4 } = charge.payment_method_details.card;
  return last4 === '7726' ? 'pending' : last4 === '5126' ? 'fails' : 'done';
}

/** The bank sends the money back to the shop: the charge counts as less refunded again. */
function failRefund(world: World, refund: Refund, charge: Charge) {
  const { state } = world;
  const movement = newBalanceTransaction({
    amount: refund.amount,
    currency: refund.currency,
    createdSeconds: world.now(),
    description: `REFUND FAILURE FOR CHARGE (${charge.id})`,
    source: refund.id,
    type: 'refund_failure',
  });
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failure_balance_transaction: movement.id,
    failure_reason: 'expired_or_canceled_card',
  };
  state.balanceTransactions.put(movement.id, movement);
  state.refunds.put(failed.id, failed);
  state.charges.put(charge.id, { ...charge, amount_refunded: charge.amount_refunded - refund.amount, refunded: false });
  world.emit('refund.failed', failed);
}

/** Lets refunds that take their time go on, as days do elsewhere. */
export function settleDueRefunds(world: World): void {
  const { state } = world;
  for (const refund of state.refunds.all()) {
    const charge = state.charges.get(refund.charge);
    if (!charge || refund.created + takes > world.now()) continue;
    const course = refundCourse(charge);
    if (course === 'pending' && refund.status === 'pending') {
      const done: Refund = { ...refund, status: 'succeeded' };
      state.refunds.put(done.id, done);
      world.emit('refund.updated', done, { previous: { status: refund.status } });
    }
    if (course === 'fails' && refund.status === 'succeeded') failRefund(world, refund, charge);
  }
}
