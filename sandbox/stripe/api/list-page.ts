import { invalidRequest } from './stripe-error.ts';

export interface Paging {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** One page of rows that come in the order of the list (newest first). Cursors are ids; both at once are refused. */
export function listAnswer<Row extends { readonly id: string }>(rows: readonly Row[], paging: Paging, url: string) {
  const { ending_before: before, limit = 10, starting_after: after } = paging;
  if (before !== undefined && after !== undefined) {
    throw invalidRequest('You cannot specify both `starting_after` and `ending_before`.', 'ending_before');
  }
  const positionOf = (id: string, param: string) => {
    const position = rows.findIndex((row) => row.id === id);
    if (position === -1) throw invalidRequest(`No such object: '${id}'`, param, 'resource_missing');
    return position;
  };
  if (before !== undefined) {
    const end = positionOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list' as const, data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : positionOf(after, 'starting_after') + 1;
  return {
    object: 'list' as const,
    data: rows.slice(start, start + limit),
    has_more: start + limit < rows.length,
    url,
  };
}
