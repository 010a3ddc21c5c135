import type { Language } from '#src/domain/language/languages.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

const languageOf: Readonly<Record<string, Language>> = { phone: 'lt', desktop: 'en' };

test('a notice counts from the button on, and the link of the mail takes it back', async ({
  page,
  shop,
  sql,
  mailsTo,
}, info) => {
  const language = languageOf[info.project.name] ?? 'en';
  const text = words(language, 'stock-notice');
  const email = `${crypto.randomUUID()}@example.com`;
  const [piece] = await sql`
    select product_id, size, color from product_variants variant
    join products on products.id = variant.product_id where products.active order by variant.id limit 1`;
  const { product_id: productId, size, color } = piece ?? {};
  await page.request.post(`${shop.shop}/.netlify/functions/stock-notice-request`, {
    data: { productId, size, color, email, locale: language },
  });
  await page.request.post(`${shop.shop}/_local/jobs/send-outbox`);
  const [mail] = await mailsTo(email);
  const link = (name: string) =>
    new RegExp(`https?://\\S+stock-notice\\?${name}=\\S+`).exec(mail?.text ?? '')?.[0] ?? '';
  const state = async () => {
    const [row] =
      await sql`select confirmed_at is not null as confirmed from back_in_stock_requests where email = ${email}`;
    return row?.['confirmed'];
  };
  await page.goto(link('confirm'));
  expect(await state()).toBe(false);
  await page.getByRole('button', { name: text('confirm.button') }).click();
  await expect(page.getByText(text('confirm.done'))).toBeVisible();
  expect(await state()).toBe(true);
  await page.goto(link('cancel'));
  await page.getByRole('button', { name: text('cancel.button') }).click();
  await expect(page.getByText(text('cancel.done'))).toBeVisible();
  expect(await state()).toBeUndefined();
});
