import type { Language } from '#src/domain/language/languages.ts';

/** Ceilings of a shop page before the first intent, phone profile, bytes as served with brotli (README, measures). */
export const pageCeilings = {
  scriptBytes: 8_192,
  scriptFiles: 3,
  /** Loaded when the page is idle and looked at (live prices, consent), counted apart. */
  idleScriptBytes: 15_360,
  styleBytes: 15_360,
  fontBytes: 71_680,
  fontFiles: 2,
  totalBytes: 184_320,
  elements: 1_200,
  thirdParty: 0,
} as const;

/**
 * What differs by kind. Browsers fetch the pictures of some 1 250 px below the window ahead of the scrolling, which on
 * pages of pictures is more than the 15 requests that the other pages keep to.
 */
export const kindCeilings = {
  page: { htmlBytes: 15_360, requests: 15 },
  product: { htmlBytes: 15_360, requests: 17 },
  listing: { htmlBytes: 15_360, requests: 20 },
  listingOf50: { htmlBytes: 25_600, requests: 20 },
} as const;
/** Russian pages need the Lithuanian letters as a third, small file where the seller's address stands in the window. */
const languageCeilings = { en: {}, lt: {}, ru: { fontFiles: 3 } } as const;

export type Kind = keyof typeof kindCeilings;

/** All ceilings of one kind of page in one language; a font file more is a request more. */
export function ceilingsOf(kind: Kind, language: Language): PageWeight {
  const ceilings = { ...pageCeilings, ...kindCeilings[kind], ...languageCeilings[language] };
  return { ...ceilings, requests: ceilings.requests + ceilings.fontFiles - pageCeilings.fontFiles };
}

/** On a simulated phone; milliseconds. Times depend on the machine: they are printed, not held. */
export const speedCeilings = { largestPaint: 1_000, blocking: 20, layoutShift: 0 } as const;

/** JavaScript of checkout, all in. */
export const checkoutScriptBytes = 112_640;

/** JavaScript of a catalogue page after the first intent, all in. */
export const afterIntentScriptBytes = 81_920;

export type PageWeight = Readonly<Record<keyof typeof pageCeilings | 'htmlBytes' | 'requests', number>>;
