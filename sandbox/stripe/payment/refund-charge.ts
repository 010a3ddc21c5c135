import { list, metadata, object, optional, unsupported } from '../api/parameter-schema.ts';
import { integer, oneOf, text } from '../api/parameter-values.ts';
import { invalidRequest, resourceMissing } from '../api/stripe-error.ts';
import type { World } from '../state.ts';
import type { Cause } from '../webhooks/event-resource.ts';
import { newBalanceTransaction } from './balance-transaction-resource.ts';
import type { Charge } from './charge-resource.ts';
import { newRefund, type Refund, refundReasons } from './refund-resource.ts';
import { refundCourse } from './settle-refunds.ts';

/** Body of `POST /v1/refunds`. */
export const refundParameters = object({
  amount: optional(integer(1)),
  charge: optional(text()),
  currency: unsupported,
  customer: unsupported,
  expand: optional(list(text(), 20)),
  instructions_email: unsupported,
  metadata: optional(metadata),
  origin: unsupported,
  payment_intent: optional(text()),
  reason: optional(oneOf(refundReasons)),
  refund_application_fee: unsupported,
  reverse_transfer: unsupported,
});
export type RefundParameters = ReturnType<typeof refundParameters>;

function chargeOf({ state }: World, parameters: RefundParameters): Charge {
  const { charge: chargeId, payment_intent: intentId } = parameters;
  if (chargeId !== undefined) {
    const charge = state.charges.get(chargeId);
    if (!charge) throw resourceMissing('charge', chargeId, 'charge');
    if (intentId !== undefined && charge.payment_intent !== intentId) {
      throw invalidRequest(
        `The charge ${chargeId} does not belong to the payment intent ${intentId}.`,
        'payment_intent',
      );
    }
    return charge;
  }
  if (intentId === undefined) {
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = state.paymentIntents.get(intentId);
  if (!intent) throw resourceMissing('payment_intent', intentId, 'payment_intent');
  const charge = intent.latest_charge === null ? undefined : state.charges.get(intent.latest_charge);
  if (intent.status === 'succeeded' && charge) return charge;
  throw invalidRequest(
    `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    'payment_intent',
  );
}

function refundableAmount({ state }: World, charge: Charge, asked: number | undefined): number {
  const blocking = state.disputes.all().some((dispute) => dispute.charge === charge.id && dispute.status !== 'won');
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} was not successful and cannot be refunded.`, 'charge');
  if (blocking) {
    throw invalidRequest(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  const amount = asked ?? left;
  if (amount <= left) return amount;
  const money = (value: number) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency: charge.currency.toUpperCase() }).format(value / 100);
  const message = `Refund amount (${money(amount)}) is greater than unrefunded amount on charge (${money(left)})`;
  throw invalidRequest(message, 'amount');
}

/** Gives money of a charge back, in parts or whole, never more than is left. */
export function refundCharge(world: World, parameters: RefundParameters, cause: Cause): Refund {
  const { state } = world;
  const charge = chargeOf(world, parameters);
  const amount = refundableAmount(world, charge, parameters.amount);
  const now = world.now();
  const made = newRefund({
    amount,
    charge,
    createdSeconds: now,
    metadata: parameters.metadata ?? {},
    reason: parameters.reason ?? null,
  });
  const movement = newBalanceTransaction({
    amount: -amount,
    currency: charge.currency,
    createdSeconds: now,
    description: `REFUND FOR CHARGE (${charge.id})`,
    source: made.id,
    type: 'refund',
  });
  const isPending = refundCourse(charge) === 'pending';
  const refund: Refund = {
    ...made,
    balance_transaction: movement.id,
    status: isPending ? 'pending' : 'succeeded',
  };
  const refunded = charge.amount_refunded + amount;
  const changed: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  state.balanceTransactions.put(movement.id, movement);
  state.refunds.put(refund.id, refund);
  state.charges.put(changed.id, changed);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  world.emit('refund.created', refund, { cause });
  world.emit('charge.refunded', changed, { cause, previous });
  if (isPending) return refund;

  const { card } = refund.destination_details;
  const arrived: Refund = {
    ...refund,
    destination_details: {
      card: { ...card, reference: '74609250325007', reference_status: 'available' },
      type: 'card',
    },
  };
  state.refunds.put(arrived.id, arrived);
  world.emit('refund.updated', arrived, { previous: { destination_details: refund.destination_details } });
  return refund;
}
