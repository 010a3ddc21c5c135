/** Pages of text: `content/pages/{language}/{name}.md`, served at `/{name}`. */
export const contentPages = [
  'about',
  'contact',
  'shipping',
  'returns',
  'withdraw',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
] as const;
export type ContentPage = (typeof contentPages)[number];
