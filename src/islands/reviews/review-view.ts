import type { ReviewableLine } from '#src/contracts/reviews.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

/** What the page gives its island. */
export interface ReviewPageData {
  readonly language: Language;
  readonly texts: Namespaces['review'];
  readonly colors: Readonly<Record<string, string>>;
}

/** What every part of a line is given. */
export interface ReviewLineProps {
  readonly data: ReviewPageData;
  readonly line: ReviewableLine;
  readonly token: string;
}

/** „Žalia, M“ */
export function variantOf({ colors }: ReviewPageData, { color, size }: ReviewableLine): string {
  return [colors[color] ?? color, size].filter((part) => part !== '').join(', ');
}

/** Where the shop gives out a photo; the token shows its writer their own before it is published. */
export function photoAddress(id: string, token: string): string {
  return `/.netlify/functions/review-picture?${new URLSearchParams({ id, size: 'small', token })}`;
}
