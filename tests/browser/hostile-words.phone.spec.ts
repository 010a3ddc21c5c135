import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { languages } from '#src/domain/language/languages.ts';
import { hostileWords } from '#tests/support/hostile-words.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { structuredData } from '#tests/support/search-engine-rules.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

interface Hostile {
  readonly id: string;
  readonly name: string;
}

/** Products of a test's own, one for each of the words, published after the build; taken back when it is over. */
async function publish(sql: Sql, run: string): Promise<Hostile[]> {
  const products = hostileWords.map((name, index) => ({ id: `hostile-${run}-${index}`, name }));
  for (const { id, name } of products) {
    await addProduct(sql, id, { stock: { 'M/green': 5 } });
    await sql`
      update products set name = ${name}, name_lt = ${name}, name_ru = ${name}, description = ${name}, description_lt = ${name},
        description_ru = ${name}, brand = ${name.slice(0, 60)}, images = '{women-wrap-dress/red}', category = 'women-dresses',
        subcategory = 'dresses' where id = ${id}`;
  }
  return products;
}

/** As people see it: runs of blanks are one, what has no width does not count. */
const seen = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const shown = async (page: Page, selector: string) => seen((await page.locator(selector).first().textContent()) ?? '');

/** Nothing ran, nothing was inserted as markup, nothing is wider than the window. */
async function expectCalm(page: Page, what: string): Promise<void> {
  const state = await page.evaluate(() => ({
    broken: 'broken' in window,
    markup:
      document.querySelectorAll('[onerror]').length +
      [...document.scripts].filter(({ type, text }) => type === '' && text.includes('window.broken')).length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(state, what).toEqual({ broken: false, markup: 0, overflow: 0 });
}

test('whatever a product is called, its page, cart and checkout show it as text', async ({ page, sql }, {
  project,
}) => {
  test.setTimeout(300_000);
  const products = await publish(sql, `${project.name}-${Date.now().toString(36)}`);
  try {
    for (const [index, { id, name }] of products.entries()) {
      const language = languages[index % languages.length] ?? 'en';
      const answer = await page.goto(`/${language}/product/${id}`);
      expect(answer?.status(), name).toBe(200);
      expect(await shown(page, 'h1')).toBe(seen(name));
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      for (const json of data) structuredData.parse(JSON.parse(json));
      expect(data.length).toBeGreaterThan(1);
      await expectCalm(page, `product page of ${name}`);
      await page.locator('input[name="size"][value="M"]').check({ force: true });
      await page
        .getByRole('button', { name: words(language, 'cart')('purchase.add'), exact: true })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectCalm(page, `cart drawer with ${name}`);
    }
    await page.goto('/lt/cart');
    await expect(page.locator('.cart-line')).toHaveCount(products.length);
    await page.locator('.cart-line').first().hover();
    await expectCalm(page, 'cart page');
    const names = (await page.locator('.cart-line').allTextContents()).map(seen);
    for (const { name } of products)
      expect(
        names.some((line) => line.includes(seen(name))),
        name,
      ).toBe(true);
    await page.goto('/ru/checkout');
    await expect(page.locator('.checkout-steps')).toBeVisible();
    await expectCalm(page, 'checkout');
  } finally {
    await sql`update products set active = false where id in ${sql(products.map(({ id }) => id))}`;
  }
});
