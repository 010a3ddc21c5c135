import type { LetterSegment } from '#src/contracts/newsletter-content.ts';
import {
  foundLetter,
  type LetterPage,
  type LetterReading,
  letterPage,
  type RecipientCount,
  recipientCount,
} from '#src/contracts/staff-newsletters.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { askBackend } from './ask-backend.ts';

// Each answers null to whoever is not an administrator with all locks open, and throws as askBackend does, or on an answer that
// does not fit its contract.

/** A page of letters, the newest first, those of the archive apart. */
export async function listLetters(
  token: string,
  asked: {
    readonly view: 'all' | 'archived';
    readonly words?: string | undefined;
    readonly after?: { readonly at: string; readonly id: string } | undefined;
  },
): Promise<LetterPage | null> {
  return letterPage.parse(await askBackend({ path: 'rpc/list_newsletters', body: { asked }, token }));
}

/** The letter of an id; its products named in `language`. */
export async function readLetter(
  token: string,
  asked: { readonly id: string | null; readonly language: Language },
): Promise<LetterReading | null> {
  return foundLetter.parse(await askBackend({ path: 'rpc/read_newsletter', body: { asked }, token }));
}

/** How many a letter would go to now; `languages` are those in which it is whole. */
export async function countRecipients(
  token: string,
  asked: {
    readonly segment: LetterSegment;
    readonly languages: readonly Language[];
    readonly fallback: Language | null;
  },
): Promise<RecipientCount | null> {
  return recipientCount.parse(await askBackend({ path: 'rpc/count_newsletter_recipients', body: { asked }, token }));
}
