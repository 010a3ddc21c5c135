import type { Namespace, Namespaces } from '#src/i18n/namespaces.ts';
import type { AuthData } from '../shared/session/auth-texts.ts';

/** What the page of the back office gives its island; each section brings texts of its own when it is opened. */
export interface AdminData extends AuthData {
  readonly admin: Namespaces['admin'];
  /** Names of the colours by key, in the page's language. */
  readonly colors: Readonly<Record<string, string>>;
  /** Names of what of a garment is measured, by key, and of the size guides by code. */
  readonly measures: Readonly<Record<string, string>>;
  readonly sizeGuides: Readonly<Record<string, string>>;
  /** Keys of pictures of pages that letters can show. */
  readonly pagePictures: readonly string[];
}

/** What every section is drawn from. */
export interface SectionProps<Name extends Namespace> {
  readonly data: AdminData;
  readonly texts: Namespaces[Name];
}
