import type { Namespaces } from '#src/i18n/namespaces.ts';
import type { GateData } from '../admin-data.ts';

/** What the page of /fix-categories is drawn from. */
export interface FixData extends GateData {
  readonly fix: Namespaces['fix-categories'];
}
