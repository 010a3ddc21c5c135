import type { Session } from '../checkout/session-resource.ts';
import type { World } from '../state.ts';
import { newBalanceTransaction } from './balance-transaction-resource.ts';
import { type ChargeFailure, newCharge } from './charge-resource.ts';
import type { PaymentIntent } from './payment-intent-resource.ts';
import type { CardFacts, PaymentMethod } from './payment-method-resource.ts';

/** The payment failed: the intent waits for another method and says why. Without a charge the bank was never asked for money. */
export function failPayment(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: ChargeFailure,
  charge: string | null,
) {
  const failed: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    next_action: null,
    latest_charge: charge ?? intent.latest_charge,
    payment_method: null,
    last_payment_error: {
      ...(charge !== null && { charge }),
      code: failure.code,
      ...(failure.declineCode !== null && { decline_code: failure.declineCode }),
      doc_url: `https://stripe.com/docs/error-codes/${failure.code.replaceAll('_', '-')}`,
      message: failure.message,
      payment_method: method,
      type: charge === null ? 'invalid_request_error' : 'card_error',
    },
  };
  world.state.paymentIntents.put(failed.id, failed);
  world.emit('payment_intent.payment_failed', failed);
}

/** The money is there: charge, balance, intent and session say so, and the shop is told. */
export function settlePayment(
  world: World,
  session: Session,
  intent: PaymentIntent,
  method: PaymentMethod,
  card: CardFacts,
  authenticated: boolean,
) {
  const { state } = world;
  const now = world.now();
  const charge = newCharge({
    intent,
    method,
    card,
    createdSeconds: now,
    authenticated,
    failure: null,
    merchant: world.merchant,
  });
  const movement = newBalanceTransaction({
    amount: intent.amount,
    currency: intent.currency,
    createdSeconds: now,
    description: intent.description,
    source: charge.id,
    type: 'charge',
  });
  const booked = { ...charge, balance_transaction: movement.id };
  const paid: PaymentIntent = {
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
  };
  const complete: Session = { ...session, payment_status: 'paid', status: 'complete', url: null };
  state.balanceTransactions.put(movement.id, movement);
  state.charges.put(booked.id, booked);
  state.paymentIntents.put(paid.id, paid);
  state.sessions.put(complete.id, complete);
  world.emit('charge.succeeded', booked);
  world.emit('payment_intent.succeeded', paid);
  world.emit('checkout.session.completed', complete);
  return complete;
}
