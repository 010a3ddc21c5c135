import type { Sql } from 'postgres';
import { parseLanguage } from '#src/domain/language/languages.ts';
import { expect, test } from './shop-test.ts';
import { addToCart, dress, fillCheckout, newShopper, order, payByCard } from './shopping.ts';
import { words } from './words.ts';

const choices = { phone: { color: 'navy', size: 'M' }, desktop: { color: 'ecru', size: 'L' } } as const;

async function onHand(sql: Sql, color: string, size: string): Promise<number> {
  const [variant] = await sql<{ on_hand: number }[]>`
    select on_hand from product_variants where product_id = ${dress.id} and color = ${color} and size = ${size}`;
  if (variant === undefined) throw new Error(`No ${dress.id} in ${color} ${size}.`);
  return variant.on_hand;
}

test('a shopper finds a dress, pays by card and gets the confirmation', async ({ page, shop, sql, mailsTo }, {
  project,
}) => {
  const language = parseLanguage(project.use.locale?.slice(0, 2)) ?? 'en';
  const say = words(language, 'checkout');
  const choice = choices[project.name === 'phone' ? 'phone' : 'desktop'];
  const shopper = newShopper(`paid-${language}`);
  const before = await onHand(sql, choice.color, choice.size);

  await page.goto(`/${language}/women/dresses`);
  await page.getByRole('main').getByRole('link', { name: dress.name[language] }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dress.name[language]);
  await addToCart(page, { language, ...choice });
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words(language, 'cart')('checkout'), exact: true })
    .click();
  await fillCheckout(page, language, shopper);
  await order(page, language);
  await payByCard(page);
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect(page.getByText(say('success.paid'))).toBeVisible();

  const [placed] = await sql`
    select order_number, status, payment_status, total_amount, currency, language from orders where customer_email = ${shopper.email}`;
  expect(placed).toMatchObject({
    status: 'processing',
    payment_status: 'paid',
    total_amount: dress.price + 495,
    currency: 'EUR',
    language,
  });
  await expect(page.getByText(String(placed?.['order_number']))).toBeVisible();
  expect(await onHand(sql, choice.color, choice.size)).toBe(before - 1);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart-storage') ?? '{}').items)).toEqual([]);

  const sendOutbox = () => fetch(`${shop.shop}/_local/jobs/send-outbox`, { method: 'POST' });
  await sendOutbox();
  await expect.poll(async () => (await mailsTo(shopper.email)).length).toBe(1);
  await sendOutbox();
  expect(await mailsTo(shopper.email)).toHaveLength(1);
  const [mail] = await mailsTo(shopper.email);
  expect(mail?.html).toContain(dress.name[language]);
  expect(mail?.text).toContain(String(placed?.['order_number']));
  expect(mail?.html).toContain(`/${language}/withdraw`);
});
