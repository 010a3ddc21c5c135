import type { World } from '../state.ts';
import type { Cause } from '../webhooks/event-resource.ts';
import type { FormTree } from './bracket-form.ts';
import { resourceMissing } from './stripe-error.ts';

interface ApiCall {
  readonly world: World;
  /** The id in the path, empty where there is none. */
  readonly id: string;
  readonly parameters: FormTree;
  /** Where this sandbox is reached, for the address of a pay page. */
  readonly origin: string;
  readonly cause: Cause;
}

/** One address of the API. `answer` throws what Stripe refuses. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (call: ApiCall) => object;
}

/** The row, or 404 in Stripe's words. */
export function found<Row>(row: Row | undefined, kind: string, id: string, param: string): Row {
  if (row !== undefined) return row;
  throw resourceMissing(kind, id, param);
}
