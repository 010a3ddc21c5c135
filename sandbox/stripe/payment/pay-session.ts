import { noAddress, type Session } from '../checkout/session-resource.ts';
import type { World } from '../state.ts';
import { newCharge } from './charge-resource.ts';
import { collectPayment, type Payment } from './collect-payment.ts';
import type { PaymentIntent } from './payment-intent-resource.ts';
import { type BillingDetails, newPaymentMethod } from './payment-method-resource.ts';
import { failPayment, settlePayment } from './settle-payment.ts';

export type PaymentResult =
  | { readonly kind: 'paid'; readonly session: Session }
  | { readonly kind: 'declined'; readonly code: string }
  | { readonly kind: 'confirm' };

/** Tries the card on an open session: paid, declined (the session stays open), or waiting for the shopper's confirmation. */
export function paySession(world: World, open: Session, payment: Payment): PaymentResult {
  const { state } = world;
  const { intent, session } = collectPayment(world, open, payment);
  const now = world.now();
  const address = session.customer_details?.address ?? noAddress;
  const billing: BillingDetails = {
    address,
    email: payment.email,
    name: payment.name,
    phone: payment.phone,
    tax_id: null,
  };
  const method = newPaymentMethod(payment.card, billing, now);
  state.paymentMethods.put(method.id, method);
  const { outcome, card } = payment;
  if (outcome.kind === 'declines') {
    const charge = newCharge({
      intent,
      method,
      card,
      createdSeconds: now,
      authenticated: false,
      failure: outcome,
      merchant: world.merchant,
    });
    state.charges.put(charge.id, charge);
    world.emit('charge.failed', charge);
    failPayment(world, intent, method, outcome, charge.id);
    return { kind: 'declined', code: outcome.declineCode ?? outcome.code };
  }
  if (outcome.kind === 'pays')
    return { kind: 'paid', session: settlePayment(world, session, intent, method, card, false) };
  const waiting: PaymentIntent = {
    ...intent,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
    payment_method: method.id,
  };
  state.paymentIntents.put(waiting.id, waiting);
  const notes = state.notes.get(session.id);
  state.notes.put(session.id, {
    paymentIntentData: notes?.paymentIntentData ?? null,
    waiting: { card, paymentMethod: method.id },
  });
  world.emit('payment_intent.requires_action', waiting);
  return { kind: 'confirm' };
}

/** The shopper's answer on the bank's page. Undefined when nothing waits for one. */
export function answerConfirmation(world: World, session: Session, confirmed: boolean): PaymentResult | undefined {
  const { state } = world;
  const notes = state.notes.get(session.id);
  const intent = session.payment_intent === null ? undefined : state.paymentIntents.get(session.payment_intent);
  const method = notes?.waiting ? state.paymentMethods.get(notes.waiting.paymentMethod) : undefined;
  if (session.status !== 'open' || intent?.status !== 'requires_action' || !notes?.waiting || !method) return undefined;
  const { card } = notes.waiting;
  state.notes.put(session.id, { ...notes, waiting: null });
  if (confirmed) return { kind: 'paid', session: settlePayment(world, session, intent, method, card, true) };
  const code = 'payment_intent_authentication_failure';
  const message =
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.';
  failPayment(world, intent, method, { code, declineCode: null, message }, null);
  return { kind: 'declined', code };
}
