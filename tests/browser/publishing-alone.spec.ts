import { expect, forgive, test } from './shop-test.ts';
import { makeStaff, openWithPin, signInAsStaff } from './staff.ts';
import { words } from './words.ts';

test('an editor’s change waits, is published with its progress, and a build that fails says why until it is mended', async ({
  page,
  complaints,
  shop,
  sql,
  request,
}) => {
  test.setTimeout(300_000);
  const say = words('lt', 'admin-publishing');
  const mark = `Žymė ${crypto.randomUUID().slice(0, 8)}`;
  const [product] = await sql<{ id: string; name: string }[]>`
    select id, name_lt as name from products where active order by created_at, id limit 1`;
  const address = `${shop.shop}/lt/product/${product?.id}`;
  await signInAsStaff(page, 'lt', await makeStaff(shop, sql, 'editor'), '/admin/products');
  await openWithPin(page);

  await page.goto(`/lt/admin/products?product=${product?.id}`);
  const text = page.locator('[name=description-lt]');
  await text.fill(`${await text.inputValue()} ${mark}`);
  await page.getByRole('button', { name: words('lt', 'admin-products')('form.save') }).click();
  await page.locator('.admin-publishing-status').click();
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: product?.name ?? '' })
      .first(),
  ).toContainText(say('actions.update'));
  expect(await (await request.get(address)).text()).not.toContain(mark);

  await sql`
    insert into interface_texts (language, namespace, key, text) values ('lt', 'cart', 'title', 'Krepšelis {{nobody}}')`;
  await page.getByRole('button', { name: say('now.publish') }).click();
  await expect(page.locator('.admin-publishing-now').getByRole('alert')).toContainText(say('reasons.text_broken'), {
    timeout: 120_000,
  });
  await expect(page.locator('.admin-publishing-now').getByRole('alert')).toContainText('cart.json title');
  expect(await (await request.get(address)).text(), 'as before').not.toContain(mark);

  await sql`delete from interface_texts where namespace = 'cart' and key = 'title'`;
  await page.getByRole('button', { name: say('now.retry') }).click();
  await expect(page.getByText(say('now.running'))).toBeVisible();
  await expect(page.getByText(say('now.running'))).toBeHidden({ timeout: 200_000 });
  await expect(page.getByRole('row').filter({ hasText: product?.name ?? '' })).toHaveCount(0);
  expect(await (await request.get(address)).text()).toContain(mark);
  forgive(complaints, /status of 409/);
  expect(complaints).toEqual([]);
});
