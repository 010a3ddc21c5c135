import { languages } from '#src/domain/language/languages.ts';
import { expect, test } from './shop-test.ts';
import { dress } from './shopping.ts';
import { words } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`without scripts every kind of page reads and says what does not work, ${language}`, async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const cart = words(language, 'cart');

    await page.goto(`/${language}`);
    await expect(heading).toBeVisible();
    await expect(page.locator('.card').first()).toBeVisible();

    await page.goto(`/${language}/women/dresses`);
    await expect(heading).toHaveText(words(language, 'catalogue')('names.women.dresses'));
    await page.locator('.card-name').first().click();
    await expect(page).toHaveURL(new RegExp(`/${language}/product/`));

    await page.goto(`/${language}/product/${dress.id}`);
    await expect(heading).toHaveText(dress.name[language]);
    await expect(page.locator('.product-price')).toContainText('89');
    const pictures = page.locator('[data-gallery] figure img');
    await expect(pictures.first()).toBeVisible();
    expect(
      new Set(await pictures.evaluateAll((all) => all.map((image) => image.closest('figure')?.dataset['color']))).size,
    ).toBeGreaterThan(1);
    await pictures.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.locator('input[name=size]')).not.toHaveCount(0);

    await page.goto(`/${language}/cart`);
    await expect(heading).toHaveText(cart('title'));
    await expect(page.locator('main noscript p')).toHaveText(cart('noScript'));

    await page.goto(`/${language}/checkout`);
    await expect(page.locator('main noscript p')).toHaveText(words(language, 'checkout')('noScript'));

    for (const path of ['contact', 'shipping', 'privacy', 'withdraw']) {
      await page.goto(`/${language}/${path}`);
      await expect(heading).toBeVisible();
      await expect(page.locator('main p').first()).toBeVisible();
    }
  });
}

test('without scripts the menu and the footer lead on, and an unknown address offers a search', async ({
  page,
  complaints,
}) => {
  await page.goto('/lt');
  await page.locator('.foot a[href="/lt/men"]').click();
  await expect(page).toHaveURL(/\/lt\/men$/);
  const answer = await page.goto('/lt/nera-tokio');
  expect(answer?.status()).toBe(404);
  const say = words('lt', 'layout');
  await page.getByLabel(say('notFound.search')).fill('suknelė');
  await page.getByRole('button', { name: say('notFound.find') }).click();
  await expect(page).toHaveURL(/\/lt\/search\?q=sukn/);
  // The browser itself names the address that was not found.
  complaints.length = 0;
});
