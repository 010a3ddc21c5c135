import {
  type FeedRunReading,
  type FeedRunView,
  foundFeedRun,
  foundSupplier,
  type SupplierPage,
  type SupplierReading,
  type SupplierView,
  supplierPage,
} from '#src/contracts/staff-suppliers.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

export interface SuppliersAsked {
  readonly view: SupplierView;
  readonly words?: string | undefined;
  readonly after?: { readonly name: string; readonly id: string } | undefined;
}

/** A page of suppliers by name. */
export async function listSuppliers(token: string, asked: SuppliersAsked): Promise<SupplierPage | null> {
  return supplierPage.parse(await askBackend({ path: 'rpc/list_suppliers', body: { asked }, token }));
}

/** A supplier with its feeds, its last runs and a page of its products, or those after one. */
export async function readSupplier(
  token: string,
  asked: { readonly id: string; readonly language: Language; readonly after?: string | undefined },
): Promise<SupplierReading | null> {
  return foundSupplier.parse(await askBackend({ path: 'rpc/read_supplier', body: { asked }, token }));
}

/** One reading of a list with a page of its rows, or those after one. */
export async function readFeedRun(
  token: string,
  asked: {
    readonly id: string;
    readonly view: FeedRunView;
    readonly language: Language;
    readonly after?: number | undefined;
  },
): Promise<FeedRunReading | null> {
  return foundFeedRun.parse(await askBackend({ path: 'rpc/read_feed_run', body: { asked }, token }));
}
