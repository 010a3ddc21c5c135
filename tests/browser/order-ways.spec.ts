import { parseLanguage } from '#src/domain/language/languages.ts';
import { move, placeOrder, ship } from './placed-orders.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

test('from an order’s page to its return and to its withdrawal, each with its pieces, and back', async ({ page, sql }, {
  project,
}) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const say = words(language, 'order');
  const placed = await placeOrder(sql);
  await move(sql, await ship(sql, placed, 2), 'delivered');
  await page.goto(`/${language}/order/${placed.token}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('actions.return') })
    .click();
  await page.waitForURL(`**/${language}/return-request?order=${placed.token}**`);
  await expect(page.getByRole('main')).toContainText(placed.number);
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('actions.withdraw') })
    .click();
  await page.waitForURL(`**/${language}/withdraw?order=${placed.token}**`);
  await expect(page.getByRole('main')).toContainText(placed.number);
});
