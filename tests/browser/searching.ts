import type { Locator, Page } from '@playwright/test';
import { expect } from './shop-test.ts';

/** Opens the field over the page by the key `/`, as soon as the page has come to the point where it listens. */
export async function openFinder(page: Page): Promise<Locator> {
  const finder = page.locator('.finder');
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(finder).toBeVisible({ timeout: 500 });
  }).toPass();
  // A second press may have come when the field was just there: then it was typed.
  const field = finder.getByRole('combobox');
  if ((await field.inputValue()) === '/') await field.fill('');
  return finder;
}

/** Types into the open field and waits for what it says about exactly these words. */
export async function type(finder: Locator, words: string): Promise<void> {
  await finder.getByRole('combobox').fill(words);
  await expect(finder).toHaveAttribute('data-state', /found|fault/);
}

/** Opens the search page and waits for its answer. */
export async function searchFor(page: Page, language: string, words: string): Promise<Locator> {
  await page.goto(`/${language}/search?${new URLSearchParams({ q: words })}`);
  const found = page.locator('[data-search-page]');
  await expect(found).not.toHaveAttribute('data-state', 'waiting');
  return found;
}

export const idsOf = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['productId'] ?? ''));
