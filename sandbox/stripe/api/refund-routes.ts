import { refundCharge, refundParameters } from '../payment/refund-charge.ts';
import { expand } from './expand.ts';
import { listAnswer } from './list-page.ts';
import { fitsCreated, refundListParameters, retrieveParameters } from './list-parameters.ts';
import { found, type Route } from './route.ts';

export const refundRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: ({ cause, parameters, world }) => {
      const read = refundParameters(parameters, '');
      return expand(world.state, refundCharge(world, read, cause), read.expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    answer: ({ parameters, world: { state } }) => {
      const read = refundListParameters(parameters, '');
      const rows = state.refunds
        .all()
        .filter(
          (row) =>
            (read.charge === undefined || row.charge === read.charge) &&
            (read.payment_intent === undefined || row.payment_intent === read.payment_intent) &&
            fitsCreated(row, read.created),
        );
      return expand(state, listAnswer(rows.reverse(), read, '/v1/refunds'), read.expand);
    },
  },
  {
    method: 'GET',
    path: '/v1/refunds/:id',
    answer: ({ id, parameters, world: { state } }) => {
      const read = retrieveParameters(parameters, '');
      return expand(state, found(state.refunds.get(id), 'refund', id, 'refund'), read.expand);
    },
  },
];
