/** How a piece fitted, as its buyer says it. */
export const reviewFits = ['small', 'true', 'large'] as const;
export type ReviewFit = (typeof reviewFits)[number];

/** The longest words of a review, and the longest name under them, characters. */
export const longestReview = 4000;
export const longestReviewName = 60;

/** Kinds of files that a photo may come as. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Where a line of an order stands on the page of reviews; mails lead there. */
export const reviewAnchor = (line: number) => `line-${line}`;
