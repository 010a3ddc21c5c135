import { longestReview, longestReviewName, type ReviewFit, reviewFits } from './review.ts';

/** What somebody has chosen and typed about a line, before it is sent. */
export interface ReviewDraft {
  /** 1 to 5; 0 while none is chosen. */
  readonly stars: number;
  readonly fit: ReviewFit | null;
  readonly text: string;
  readonly authorName: string;
  /** Id of the photo that the shop keeps for it. */
  readonly photo: string | null;
}

const photoId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

function isDraft(kept: unknown): kept is ReviewDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { authorName, fit, photo, stars, text } = kept as Partial<Record<keyof ReviewDraft, unknown>>;
  return (
    [0, 1, 2, 3, 4, 5].includes(stars as number) &&
    (fit === null || (reviewFits as readonly unknown[]).includes(fit)) &&
    isText(text, longestReview) &&
    isText(authorName, longestReviewName) &&
    (photo === null || (typeof photo === 'string' && photoId.test(photo)))
  );
}

/** Drafts by line as a tab remembers them; what does not fit is left out. */
export function readReviewDrafts(kept: unknown): Readonly<Record<string, ReviewDraft>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, ReviewDraft] => isDraft(entry[1])));
}

type Said = Pick<ReviewDraft, 'stars' | 'fit' | 'text' | 'authorName' | 'photo'>;

/** Where writing begins: with what was said before, else with the first name of whoever ordered. */
export function firstDraft(line: { readonly authorName: string; readonly review: Said | null }): ReviewDraft {
  const { authorName, fit, photo, stars, text } = line.review ?? {
    ...{ stars: 0, fit: null, text: '', authorName: line.authorName, photo: null },
  };
  return { stars, fit, text, authorName, photo };
}

export interface ReviewProblems {
  readonly stars: boolean;
  /** Missing, or an address, which everybody would see. */
  readonly authorName: 'missing' | 'address' | undefined;
}

/** What still keeps a draft from being sent. */
export function reviewProblems({ authorName, stars }: ReviewDraft): ReviewProblems {
  const name = authorName.trim();
  return { stars: stars === 0, authorName: name === '' ? 'missing' : name.includes('@') ? 'address' : undefined };
}
