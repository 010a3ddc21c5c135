import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';
import { words } from './words.ts';

const say = words('en', 'listing');

/** The listing of a page as a shopper finds it, in English. */
export function listingOf(page: Page) {
  const toolbar = page.locator('[data-toolbar]');
  const panel = page.locator('dialog.filter');
  const option = (name: string, value: string): Locator =>
    group(name).getByRole('checkbox', { name: new RegExp(`^${value},`) });
  const group = (name: string): Locator => panel.getByRole('group', { name, exact: true });
  return {
    toolbar,
    panel,
    cards: page.locator('[data-listing] .card'),
    count: page.locator('[data-count]'),
    sort: page.getByLabel(say('sort.label')),
    chips: page.getByRole('list', { name: say('applied') }),
    apply: panel.locator('button[type=submit]'),
    size: (size: string) => option(say('size'), size),
    color: (color: string) => option(say('color'), color),
    brand: (brand: string) => option(say('brand'), brand),
    from: group(say('price')).getByRole('textbox', { name: say('priceFrom') }),
    to: group(say('price')).getByRole('textbox', { name: say('priceTo') }),
    async open(): Promise<void> {
      await toolbar.getByRole('button', { name: say('toggle') }).click();
      await panel.waitFor();
    },
  };
}

/** Ticks an option with the keyboard: the drawing lies over its box, and the panel may still be moving under a pointer. */
export async function choose(option: Locator): Promise<void> {
  await option.press('Space');
  await expect(option).toBeChecked();
}

/** The figure in an option's name: `M, 12 items`. */
export async function figureOf(option: Locator): Promise<number> {
  const name = (await option.getAttribute('aria-label')) ?? '';
  return Number(/(\d+) items?$/.exec(name)?.[1]);
}

/** Euro cents of what each card asks for, in the order of the cards. */
export function pricesOf(page: Page): Promise<number[]> {
  return page
    .locator('[data-listing] .card .card-price')
    .evaluateAll((prices) =>
      prices.map((price) => Number(price.querySelector<HTMLElement>('[data-price-cents]')?.dataset['priceCents'])),
    );
}

export function idsOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-listing] .card')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset['productId'] ?? ''));
}

/** The page numbers and gaps that this screen shows. */
export async function shownPages(page: Page): Promise<string[]> {
  const marks = await page.locator('.pages ol > li').locator('visible=true').allTextContents();
  return marks.map((mark) => mark.trim());
}

/** The last page of a department, twelve items each. */
export async function lastPage(page: Page): Promise<string> {
  const items = Number.parseInt((await listingOf(page).count.textContent()) ?? '', 10);
  return String(Math.ceil(items / 12));
}
