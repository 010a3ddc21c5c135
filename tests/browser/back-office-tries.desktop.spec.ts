import { expect, forgive, test } from './shop-test.ts';
import { enterPin, makeStaff, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

test('the sixth PIN in a quarter of an hour is not looked at, and the page says when one is', async ({
  page,
  complaints,
  shop,
  sql,
}) => {
  await signInAsStaff(page, 'ru', await makeStaff(shop, sql));
  const say = words('ru', 'admin');
  for (let left = 4; left >= 1; left -= 1) {
    await enterPin(page, '0000');
    await expect(page.getByText(say('gate.left', { count: left }))).toBeVisible();
  }
  await enterPin(page, '0000');
  await expect(page.locator('main [name=pin]'), 'it has been answered').toHaveValue('');
  await enterPin(page);
  await expect(page.getByText(/\d\d:\d\d/)).toBeVisible();
  await expect(page.locator('main [name=pin]')).toBeVisible();
  forgive(complaints, /403|409|429/);
});
