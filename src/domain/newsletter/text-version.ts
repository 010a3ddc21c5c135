/**
 * Names the words that stand beside the newsletter's form, kept with every consent as proof of what was agreed to. A test ties
 * it to the words: whoever changes `consent` in public/locales/{language}/newsletter.json gives it a new name here.
 */
export const newsletterTextVersion = '2026-11-21';
