import type { Download, Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { placeOrder } from './placed-orders.ts';
import { expect, forgive, test } from './shop-test.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

/** Days of the tests' own, far from everybody else's orders. */
const days = { phone: '2021-03-', desktop: '2021-04-' } as const;
type Project = keyof typeof days;

/** An order of two pieces that was paid on a day of this test's month. */
async function paidOn(sql: Sql, day: string, changes: Readonly<Record<string, string>> = {}): Promise<number> {
  const { id } = await placeOrder(sql, changes);
  await sql`update orders set paid_at = ${`${day} 10:00`}::timestamp at time zone 'Europe/Vilnius' where id = ${id}`;
  const [row] = await sql<{ total: number }[]>`select total_eur as total from orders where id = ${id}`;
  return row?.total ?? 0;
}

/** A sum as the page writes it, whatever spaces stand in it. */
const sumOf = (text: string | null) =>
  Number(
    (text ?? '')
      .replace(/[^\d,.−-]/g, '')
      .replace(',', '.')
      .replace('−', '-'),
  ) || 0;

async function expectNoSideways(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
}

async function linesOf(download: Download): Promise<readonly (readonly string[])[]> {
  const stream = await download.createReadStream();
  let text = '';
  for await (const piece of stream) text += String(piece);
  return text
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

test('sales of chosen days are shown beside the days before, add up, and leave as the same table', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(120_000);
  const month = days[project.name as Project];
  const language = languageOf(project.name);
  const say = words(language, 'admin-reports');
  const first = await paidOn(sql, `${month}10`);
  const second = await paidOn(sql, `${month}11`, { delivery_country: 'LV' });
  const before = await paidOn(sql, `${month}08`);
  const address = `/admin/reports?period=days&from=${month}10&to=${month}11`;
  await openBackOffice(page, language, { shop, sql }, '/admin/reports');
  await page.goto(`/${language}${address}`);

  const table = page.getByRole('region', { name: say('sales.table') }).getByRole('table');
  await expect(table.locator('tbody tr')).toHaveCount(2);
  const net = table.locator('tbody tr td:nth-child(8)');
  const shown = (await net.allTextContents()).map(sumOf);
  expect(shown).toEqual([first / 100, second / 100]);
  expect(sumOf(await table.locator('tfoot td:nth-child(8)').textContent())).toBeCloseTo((first + second) / 100, 2);
  expect(sumOf(await table.locator('tfoot td:nth-child(9)').textContent())).toBeCloseTo(before / 100, 2);
  await expect(page.locator('.admin-figures .admin-figure').first()).toContainText(/\d/);

  // The chart is walked by keyboard.
  const slider = page.getByRole('slider', { name: say('by.day') });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.admin-chart-day')).toContainText(/10/);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say('csv') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`gija-sales-${month}10-${month}11.csv`);
  const [head = [], ...rows] = await linesOf(download);
  const column = head.indexOf('net_eur');
  expect(rows.map((row) => [row[0], Number(row[column])])).toEqual([
    [`${month}10`, first / 100],
    [`${month}11`, second / 100],
  ]);

  await page.locator('[name=by]').selectOption('country');
  await expect(table.locator('tbody tr')).toHaveCount(2);
  await expect(page).toHaveURL(/by=country/);
  await page.goBack();
  await expect(page.locator('[name=by]')).toHaveValue('day');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await expectNoSideways(page);
  forgive(complaints, /409/);
});

test('every report opens by keyboard, without a fault that axe can find, and prints without what is no report', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(180_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-reports');
  await openBackOffice(page, language, { shop, sql }, '/admin/reports');
  const views = page.getByRole('navigation', { name: say('views.label') });
  for (const view of ['profit', 'products', 'returns', 'coupons', 'vat', 'oss'] as const) {
    await views.getByRole('link', { name: say(`views.${view}`), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.admin-report-head h2')).toHaveText(say(`views.${view}`));
    await expect(page.locator('.admin-section [aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await axeFindings(page), view).toEqual([]);
    await expectNoSideways(page);
  }
  await expect(page.getByText(say('meter.title'))).toBeVisible();
  await expect(page.getByText(say('oss.unregistered'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.admin-report-head h2')).toBeVisible();
  for (const hidden of ['.admin-side', '.admin-head', '.admin-report-bar'])
    await expect(page.locator(hidden)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.route('**/rpc/read_report', (route) => route.abort());
  await views.getByRole('link', { name: say('views.vat'), exact: true }).click();
  await expect(page.getByText(words(language, 'admin')('messages.notFetched'))).toBeVisible();
  forgive(complaints, /409|ERR_FAILED/);
});
