import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, dress } from './shopping.ts';

/** One page of every kind; the other pages of text are in content.phone.spec.ts. */
const pages = [
  '',
  '/shop',
  '/women/dresses',
  '/women-clothing',
  '/sale',
  `/product/${dress.id}`,
  '/search?q=suknelė',
  '/favorites',
  '/cart',
  '/contact',
  '/shipping',
  '/cookies',
  '/accessibility',
  '/newsletter',
  '/order',
  '/order/nera-tokio',
  '/checkout-success',
  '/checkout-success?session_id=cs_none',
  '/nera-tokio',
] as const;

/** What opens over a page: where, and what is pressed for it. */
const openings: readonly {
  readonly what: string;
  readonly path: string;
  readonly on?: string;
  press(page: Page): Promise<void>;
}[] = [
  {
    what: 'menu',
    path: '',
    on: 'phone',
    press: (page) => page.locator('[data-menu-open]').click(),
  },
  {
    what: 'menu of a department',
    path: '/shop',
    on: 'desktop',
    press: (page) => page.locator('[data-menu=women]').click(),
  },
  { what: 'search', path: '/shipping', press: (page) => page.locator('[data-search-open]:visible').first().click() },
  { what: 'filters', path: '/women', press: (page) => page.locator('[data-filter]').first().click() },
  {
    what: 'empty cart',
    path: '/women/dresses',
    press: (page) => page.locator('[data-cart-link]:visible').first().click(),
  },
  {
    what: 'sizes of a card',
    path: '/women/dresses',
    on: 'phone',
    press: (page) => page.locator('.plus').first().click(),
  },
  {
    what: 'pictures of a product',
    path: `/product/${dress.id}`,
    press: (page) => page.locator('[data-open=viewer]').first().click(),
  },
  {
    what: 'size guide',
    path: `/product/${dress.id}`,
    press: (page) => page.locator('[data-open=sizes]').first().click(),
  },
];

async function barriers(page: Page, what: string): Promise<string[]> {
  const found = (await axeFindings(page)).map(([rule, elements]) => `${what}, ${rule}: ${elements}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) found.push(`${what} is ${overflow} px wider than the window`);
  return found;
}

// The light theme on phones, the dark one on desktops: each page and each layer is seen in both.
test.beforeEach(({ page }, { project }) =>
  page.emulateMedia({ colorScheme: project.name === 'phone' ? 'light' : 'dark', reducedMotion: 'reduce' }),
);
test.setTimeout(420_000);

test('no kind of page has a barrier that axe can find', async ({ page, complaints }) => {
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(`/lt${path}`, { waitUntil: 'networkidle' });
    found.push(...(await barriers(page, path)));
  }
  expect(found).toEqual([]);
  // The browser names the address and the payment that nobody knows.
  const known = complaints.filter((complaint) => !/nera-tokio|session_id=cs_none/.test(complaint));
  complaints.splice(0, complaints.length, ...known);
});

test('nothing that opens over a page has one', async ({ page }, { project }) => {
  const found: string[] = [];
  for (const { what, path, press } of openings.filter(({ on }) => on === undefined || on === project.name)) {
    await page.goto(`/lt${path}`, { waitUntil: 'networkidle' });
    await press(page);
    await page.waitForLoadState('networkidle');
    found.push(...(await barriers(page, what)));
  }
  expect(found).toEqual([]);
});

test('neither a full cart nor the checkout with mistakes in it has one', async ({ page }) => {
  await addToCart(page, { language: 'lt' });
  const found = await barriers(page, 'cart drawer');
  await page.goto('/lt/cart', { waitUntil: 'networkidle' });
  found.push(...(await barriers(page, 'cart')));
  await page.goto('/lt/checkout', { waitUntil: 'networkidle' });
  await page.locator('.checkout-step[data-state=open] .button').last().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  found.push(...(await barriers(page, 'checkout')));
  expect(found).toEqual([]);
});
