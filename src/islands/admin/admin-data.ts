import type { Namespace, Namespaces } from '#src/i18n/namespaces.ts';
import type { AuthData } from '../shared/session/auth-texts.ts';

/** What stands behind the locks of the back office is drawn from this at least. */
export interface GateData extends AuthData {
  readonly admin: Namespaces['admin'];
}

/** What the page of the back office gives its island; each section brings texts of its own when it is opened. */
export interface AdminData extends GateData {
  /** Names of the colours by key, in the page's language. */
  readonly colors: Readonly<Record<string, string>>;
  /** Names of what of a garment is measured, by key, and of the size guides by code. */
  readonly measures: Readonly<Record<string, string>>;
  readonly sizeGuides: Readonly<Record<string, string>>;
}

/** What every section is drawn from. */
export interface SectionProps<Name extends Namespace> {
  readonly data: AdminData;
  readonly texts: Namespaces[Name];
}
