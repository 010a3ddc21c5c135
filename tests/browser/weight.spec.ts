import { get } from 'node:http';
import type { Browser, BrowserContext } from '@playwright/test';
import { ceilingsOf, checkoutScriptBytes, kindCeilings } from '#bench/ceilings.ts';
import { measurePage, phone } from '#bench/measure-page.ts';
import { pageKinds } from '#bench/page-kinds.ts';
import { languages } from '#src/domain/language/languages.ts';
import { accountTabs } from '#src/islands/account/account-data.ts';
import { makeAccount, signIn } from './accounts.ts';
import { expect, test } from './shop-test.ts';
import { addToCart } from './shopping.ts';

/** A trace's snapshots lay out what is far below the window, and so fetch it. */
test.use({ trace: 'off' });

test('every kind of page stays below its ceilings', async ({ browser, shop, sql }) => {
  test.setTimeout(120_000);
  const over: string[] = [];
  for (const { name, path, kind } of await pageKinds(sql)) {
    for (const language of languages) {
      const weight = await measurePage(browser, `${shop.shop}/${language}${path}`, shop.backend);
      for (const [what, ceiling] of Object.entries(ceilingsOf(kind, language))) {
        const measured = weight[what as keyof typeof weight];
        if (measured > ceiling) over.push(`${language} ${name}: ${what} ${measured} over ${ceiling}`);
      }
    }
  }
  expect(over).toEqual([]);
});

/** Bytes of an answer as it is sent. */
const sentBytes = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });

test('no product’s page has more HTML than that of the measured one may have', async ({ shop, sql }) => {
  test.setTimeout(180_000);
  const products = await sql<{ id: string }[]>`select id from products where active and manufacturer_id is not null`;
  expect(products.length).toBeGreaterThan(100);
  const over: string[] = [];
  for (const language of languages) {
    for (const { id } of products) {
      const bytes = await sentBytes(`${shop.shop}/${language}/product/${id}`);
      if (bytes > kindCeilings.product.htmlBytes) over.push(`${language} ${id}: ${bytes}`);
    }
  }
  expect(over).toEqual([]);
});

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What listens for today's prices when the page is idle, counted apart (README, measures). */
const live = /\/assets\/(follow|revalidate)\./;

/** Bytes of all other scripts of a page, idle ones included, in a browser that keeps this. */
async function scriptsOf(browser: Browser, storageState: State, url: string): Promise<number> {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' && !live.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
}

test('checkout and every tab of the account stay below theirs, all in', async ({ browser, page, shop, sql }) => {
  test.setTimeout(120_000);
  await addToCart(page, { language: 'lt' });
  const visitor = await page.context().storageState();
  await signIn(page, 'lt', await makeAccount(shop, sql));
  const customer = await page.context().storageState();
  const over: string[] = [];
  const pages = [
    { who: 'visitor', state: visitor, path: '/checkout' },
    ...['/checkout', ...accountTabs.map((tab) => `/account?tab=${tab}`)].map((path) => ({
      who: 'customer',
      state: customer,
      path,
    })),
  ];
  for (const { who, state, path } of pages) {
    const bytes = await scriptsOf(browser, state, `${shop.shop}/lt${path}`);
    expect(bytes, `${path} has a shop behind it`).toBeGreaterThan(checkoutScriptBytes / 2);
    if (bytes > checkoutScriptBytes) over.push(`${who} ${path}: ${bytes} over ${checkoutScriptBytes}`);
  }
  expect(over).toEqual([]);
});
