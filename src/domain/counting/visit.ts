import { listings } from '../catalogue/listings.ts';

/** `visit`: somebody comes to the shop from elsewhere; the others are what happens on its pages. */
export const visitEvents = ['visit', 'page_view', 'product_view', 'add_to_cart', 'begin_checkout', 'purchase'] as const;
export type VisitEvent = (typeof visitEvents)[number];

const singlePages = new Set(
  'cart checkout checkout-success search kids about contact shipping returns withdraw terms privacy cookies accessibility'
    .concat(' newsletter stock-notice cart-reminder account auth order')
    .split(' '),
);
const listingPaths = new Set(listings.map(({ path }) => path));

/**
 * The kind of page that a path stands for, for counting: the shop's own addresses as they are, products as `/product`, what is
 * left as `/other`. Whatever an address may carry beyond that (numbers of orders, tokens, typing mistakes) is not kept.
 */
export function pageShape(path: string): string {
  const words = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  if (/^(en|lt|ru)$/.test(words[0] ?? '')) words.shift();
  const [first = '', ...rest] = words;
  if (first === '') return '/';
  if (first === 'product' && rest.length === 1) return '/product';
  const whole = words.join('/');
  if (listingPaths.has(whole) || (rest.length === 0 && singlePages.has(first))) return `/${whole}`;
  if (/^(women|men|kids)-[a-z-]+$/.test(first) && first.length <= 40 && rest.length <= 2) return '/category';
  return '/other';
}

const machines = /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|fetch|curl|wget|python|scan/i;

/** Is this no visit to count: a machine, or somebody who asked not to be counted (Do Not Track, Global Privacy Control)? */
export function isUncounted(header: (name: string) => string | null): boolean {
  if (header('dnt') === '1' || header('sec-gpc') === '1') return true;
  const agent = header('user-agent') ?? '';
  return agent === '' || machines.test(agent);
}
