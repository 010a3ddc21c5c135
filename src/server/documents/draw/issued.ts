import type { Language } from '#src/domain/language/languages.ts';

/** A document as the database keeps it: number and time beside the content. */
export interface Issued<Content> {
  readonly series: string;
  readonly number: number;
  /** Instant, ISO 8601. */
  readonly issuedAt: string;
  readonly language: Language;
  readonly content: Content;
}

/** A drawn document. */
export interface PdfFile {
  /** Letters, digits and hyphens of ASCII, with its ending. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
