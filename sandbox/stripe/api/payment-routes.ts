import { expand } from './expand.ts';
import { listAnswer } from './list-page.ts';
import { cancelParameters, fitsCreated, paymentIntentListParameters, retrieveParameters } from './list-parameters.ts';
import { found, type Route } from './route.ts';
import { invalidRequest } from './stripe-error.ts';

function cancelIntent({ id, parameters, world }: Parameters<Route['answer']>[0]): never {
  cancelParameters(parameters, '');
  const intent = found(world.state.paymentIntents.get(id), 'payment_intent', id, 'intent');
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const allowed = 'requires_payment_method, requires_capture, requires_confirmation, requires_action, processing';
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${allowed}.`;
    throw invalidRequest(message, undefined, 'payment_intent_unexpected_state');
  }
  // Every intent of this sandbox belongs to a session, and Stripe cancels those with the session only.
  throw invalidRequest(
    'You cannot cancel the PaymentIntent of a Checkout Session. Expire the Checkout Session instead.',
  );
}

export const paymentRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/payment_intents',
    answer: ({ parameters, world: { state } }) => {
      const read = paymentIntentListParameters(parameters, '');
      const rows = state.paymentIntents
        .all()
        .filter((row) => read.customer === undefined && fitsCreated(row, read.created));
      return expand(state, listAnswer(rows.reverse(), read, '/v1/payment_intents'), read.expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    answer: ({ id, parameters, world: { state } }) => {
      const read = retrieveParameters(parameters, '');
      return expand(state, found(state.paymentIntents.get(id), 'payment_intent', id, 'intent'), read.expand);
    },
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', answer: cancelIntent },
  {
    method: 'GET',
    path: '/v1/charges/:id',
    answer: ({ id, parameters, world: { state } }) => {
      const read = retrieveParameters(parameters, '');
      return expand(state, found(state.charges.get(id), 'charge', id, 'charge'), read.expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/balance_transactions/:id',
    answer: ({ id, parameters, world: { state } }) => {
      const read = retrieveParameters(parameters, '');
      return expand(state, found(state.balanceTransactions.get(id), 'balance transaction', id, 'id'), read.expand);
    },
  },
];
