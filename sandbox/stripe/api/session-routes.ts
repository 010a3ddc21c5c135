import { createSession } from '../checkout/create-session.ts';
import { expireSession } from '../checkout/expire-session.ts';
import { sessionParameters } from '../checkout/session-parameters.ts';
import { expand } from './expand.ts';
import { listAnswer } from './list-page.ts';
import { fitsCreated, lineItemsListParameters, retrieveParameters, sessionListParameters } from './list-parameters.ts';
import { found, type Route } from './route.ts';

const sessionsPath = '/v1/checkout/sessions';

export const sessionRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: sessionsPath,
    answer: ({ origin, parameters, world }) => {
      const read = sessionParameters(parameters, '');
      return expand(world.state, createSession(world, read, origin), read.expand);
    },
  },
  {
    method: 'GET',
    path: sessionsPath,
    answer: ({ parameters, world: { state } }) => {
      const read = sessionListParameters(parameters, '');
      const { customer, payment_link: link, subscription, payment_intent: intent, status } = read;
      const rows = state.sessions
        .all()
        .filter(
          (row) =>
            [customer, link, subscription].every((id) => id === undefined) &&
            (intent === undefined || row.payment_intent === intent) &&
            (status === undefined || row.status === status) &&
            (read.customer_details === undefined || row.customer_details?.email === read.customer_details.email) &&
            fitsCreated(row, read.created),
        );
      return expand(state, listAnswer(rows.reverse(), read, sessionsPath), read.expand);
    },
  },
  {
    method: 'GET',
    path: `${sessionsPath}/:id`,
    answer: ({ id, parameters, world: { state } }) => {
      const read = retrieveParameters(parameters, '');
      return expand(state, found(state.sessions.get(id), 'checkout.session', id, 'session'), read.expand);
    },
  },
  {
    method: 'GET',
    path: `${sessionsPath}/:id/line_items`,
    answer: ({ id, parameters, world: { state } }) => {
      const read = lineItemsListParameters(parameters, '');
      const lines = found(state.lineItems.get(id), 'checkout.session', id, 'session');
      return expand(state, listAnswer(lines, read, `${sessionsPath}/${id}/line_items`), read.expand);
    },
  },
  {
    method: 'POST',
    path: `${sessionsPath}/:id/expire`,
    answer: ({ cause, id, parameters, world }) => {
      const read = retrieveParameters(parameters, '');
      const session = found(world.state.sessions.get(id), 'checkout.session', id, 'session');
      return expand(world.state, expireSession(world, session, cause), read.expand);
    },
  },
];
