import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { expect, test } from './shop-test.ts';

const paths = { phone: '/men/accessories/cufflinks', desktop: '/women/accessories/gloves' };

const counted = async (sql: Sql, path: string) => {
  const [row] = await sql`
    select coalesce(sum(count), 0)::int as sum from visit_counts where event = 'page_view' and subject = ${path}`;
  return row?.['sum'];
};
/** The next call of the function that counts; what a beacon carries stays hidden from the test. */
const isSent = (page: Page) => page.waitForRequest((request) => request.url().endsWith('/count-visit'));

test('a visit is one more in the sum of its page; a reload is none, and nothing is kept on the device', async ({
  page,
  context,
  sql,
}, info) => {
  const path = paths[info.project.name as keyof typeof paths];
  const before = await counted(sql, path);
  const sent = isSent(page);
  await page.goto(`/lt${path}`);
  await sent;
  await expect.poll(() => counted(sql, path)).toBe(before + 1);
  expect(await context.cookies()).toEqual([]);
  const asks: string[] = [];
  page.on('request', (request) => asks.push(request.url()));
  await page.reload();
  // The banner comes from the same list of parts that start when the page is idle.
  await expect(page.locator('[data-consent]')).toBeVisible();
  expect(asks.filter((url) => url.endsWith('/count-visit'))).toEqual([]);
});

test('who asks not to be counted is not', async ({ page, sql }, info) => {
  const path = info.project.name === 'phone' ? '/men/accessories/ties' : '/women/accessories/hats';
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const asks: string[] = [];
  page.on('request', (request) => asks.push(request.url()));
  await page.goto(`/lt${path}`);
  await expect(page.locator('[data-consent]')).toBeVisible();
  expect(asks.filter((url) => url.endsWith('/count-visit'))).toEqual([]);
  expect(await counted(sql, path)).toBe(0);
});
