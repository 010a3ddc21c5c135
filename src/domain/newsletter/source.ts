/** Where the newsletter's form stood, as the consent remembers it. */
export const newsletterSources = ['footer', 'home', 'newsletter'] as const;
export type NewsletterSource = (typeof newsletterSources)[number];
