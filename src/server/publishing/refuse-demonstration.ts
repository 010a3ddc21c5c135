/** What of the shop is still invented, and what to do about it. */
export interface DemonstrationData {
  /** The seller in `content/company.json`. */
  readonly company: boolean;
  /** Products, reviews, makers and claims of `supabase/seed.sql`. */
  readonly catalogue: boolean;
  /** Languages without the official notice on the legal guarantee in `content/legal`; pages alone show it. */
  readonly noticesMissing?: readonly string[];
}

/**
 * Stops a production build or start that would show invented things as true (decisions.md, demonstration data). Throws with
 * one sentence that says what to replace.
 */
export function refuseDemonstration({ company, catalogue, noticesMissing = [] }: DemonstrationData): void {
  if (company) {
    throw new Error(
      'content/company.json still names the demonstration company: write the real seller there and set "demonstration" to false.',
    );
  }
  if (catalogue) {
    throw new Error(
      'The database still holds the demonstration catalogue with invented products, reviews and claims: replace them, then remove the setting "demonstration_data".',
    );
  }
  if (noticesMissing.length > 0) {
    const files = noticesMissing.map((language) => `guarantee-notice-${language}.svg (or .pdf)`).join(', ');
    throw new Error(
      `The official EU notice on the legal guarantee is missing: put ${files} into content/legal, as content/legal/README.md explains.`,
    );
  }
}
