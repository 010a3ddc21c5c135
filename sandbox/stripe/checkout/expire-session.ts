import { invalidRequest } from '../api/stripe-error.ts';
import type { World } from '../state.ts';
import type { Cause } from '../webhooks/event-resource.ts';
import type { Session } from './session-resource.ts';

function close(world: World, session: Session, cause?: Cause): Session {
  const { state } = world;
  const intent = session.payment_intent === null ? undefined : state.paymentIntents.get(session.payment_intent);
  if (intent && (intent.status === 'requires_payment_method' || intent.status === 'requires_action')) {
    const canceled = {
      ...intent,
      status: 'canceled' as const,
      canceled_at: world.now(),
      cancellation_reason: 'expired',
      next_action: null,
    };
    state.paymentIntents.put(intent.id, canceled);
    world.emit('payment_intent.canceled', canceled, { ...(cause && { cause }) });
  }
  const expired: Session = { ...session, status: 'expired', url: null };
  state.sessions.put(session.id, expired);
  world.emit('checkout.session.expired', expired, { ...(cause && { cause }) });
  return expired;
}

/** Ends an open session because the merchant asks for it. A session that is not open is refused, as Stripe does. */
export function expireSession(world: World, session: Session, cause: Cause): Session {
  if (session.status === 'open') return close(world, session, cause);
  const state = `This Checkout Session has a status of ${JSON.stringify(session.status)}.`;
  throw invalidRequest(`Only Checkout Sessions with a status in ["open"] can be expired. ${state}`, 'session');
}

/** Ends every open session whose time is over. */
export function expireDueSessions(world: World): void {
  const now = world.now();
  for (const session of world.state.sessions.all()) {
    if (session.status === 'open' && session.expires_at <= now) close(world, session);
  }
}
