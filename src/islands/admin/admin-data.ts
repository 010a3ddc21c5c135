import type { PageVersions } from '#src/domain/consent/legal-versions.ts';
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
  /** Keys of pictures of pages that letters can show. */
  readonly pagePictures: readonly string[];
  /** The seller as pages, mails and documents name it. */
  readonly company: {
    readonly isDemonstration: boolean;
    readonly legalName: string;
    readonly code: string;
    readonly vatCode: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly privacyEmail: string;
  };
  /** The pages of text that this build has, and from which day the text of each holds. */
  readonly pages: readonly { readonly name: string; readonly title: string; readonly updated: PageVersions }[];
}

/** What every section is drawn from. */
export interface SectionProps<Name extends Namespace> {
  readonly data: AdminData;
  readonly texts: Namespaces[Name];
}
