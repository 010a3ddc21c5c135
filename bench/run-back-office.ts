import { chromium } from '@playwright/test';
import postgres from 'postgres';
import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import { startTestShop } from '#scripts/test/start-test-shop.ts';
import { keptSession } from '#tests/browser/accounts.ts';
import { openBackOffice } from '#tests/browser/staff.ts';
import { fillBusyShop } from '#tests/support/busy-shop.ts';
import { measureFirstViews } from './measure-back-office.ts';
import { measureExports } from './measure-exports.ts';
import { measurePrices } from './measure-prices.ts';
import { measureBareScrolling, measureScrolling, type ScrollMeasure } from './measure-scrolling.ts';

// `npm run bench:back-office`: the back office among 10 000 products and 100 000 orders (quality.md). Times and memory depend on the
// machine; they are printed, not held.

const rows = 1000;

const { addresses: shop, close } = await startTestShop();
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
try {
  await fillBusyShop(sql);
  console.log('The first view of each section, of 1 000 ms:');
  console.table(await measureFirstViews(sql));

  const page = await browser.newPage({ baseURL: shop.shop, viewport: { width: 1440, height: 900 } });
  await openBackOffice(page, 'lt', { shop, sql }, '/admin/orders');
  console.log('Tables for spreadsheets, all of each:');
  const token = (await keptSession(page))?.access_token ?? '';
  console.table(await measureExports(shop.shop, token));
  console.log('New prices of all products:');
  console.table(await measurePrices(shop.shop, token));
  console.log(`Lists of ${rows} rows, milliseconds; a screen shows a frame each 16.7:`);
  const lists = ['orders', 'products', 'inventory', 'customers'];
  const scrolled: Record<string, Partial<ScrollMeasure>> = {};
  for (const list of lists) scrolled[list] = await measureScrolling(page, `${shop.shop}/lt/admin/${list}`, rows);
  scrolled['a bare table'] = await measureBareScrolling(page, rows);
  console.table(scrolled);
} finally {
  await sql.end();
  await browser.close();
  await close();
}
process.exit();
