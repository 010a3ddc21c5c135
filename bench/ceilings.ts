/** Ceilings of a shop page before the first intent, phone profile, bytes as served with brotli (README, measures). */
export const pageCeilings = {
  scriptBytes: 8_192,
  scriptFiles: 3,
  styleBytes: 15_360,
  fontBytes: 71_680,
  fontFiles: 2,
  requests: 15,
  totalBytes: 184_320,
  elements: 1_200,
  thirdParty: 0,
} as const;

/** HTML of a page; a listing with 50 cards may weigh more. */
export const htmlCeilings = { page: 15_360, listingOf50: 25_600 } as const;

/** JavaScript of checkout, all in. */
export const checkoutScriptBytes = 112_640;

/** JavaScript of a catalogue page after the first intent, all in. */
export const afterIntentScriptBytes = 81_920;

export type PageWeight = Readonly<Record<keyof typeof pageCeilings | 'htmlBytes', number>>;
