import { listAnswer } from './list-page.ts';
import { eventListParameters, fitsCreated, retrieveParameters } from './list-parameters.ts';
import { found, type Route } from './route.ts';

export const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/events',
    answer: ({ parameters, world: { state } }) => {
      const read = eventListParameters(parameters, '');
      const types = read.types ?? (read.type === undefined ? undefined : [read.type]);
      const matches = (type: string) =>
        types === undefined ||
        types.some((wanted) => wanted === type || (wanted.endsWith('.*') && type.startsWith(wanted.slice(0, -1))));
      const rows = state.events.all().filter((row) => matches(row.type) && fitsCreated(row, read.created));
      return listAnswer(rows.reverse(), read, '/v1/events');
    },
  },
  {
    method: 'GET',
    path: '/v1/events/:id',
    answer: ({ id, parameters, world: { state } }) => {
      retrieveParameters(parameters, '');
      return found(state.events.get(id), 'event', id, 'id');
    },
  },
];
