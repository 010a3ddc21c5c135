import { languageOf } from './accounts.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, forgive, test } from './shop-test.ts';
import { addToCart, dress, fillCheckout, newShopper, order, payByCard } from './shopping.ts';
import { openBackOffice } from './staff.ts';
import { words } from './words.ts';

const choices = { phone: { color: 'ecru', size: 'S' }, desktop: { color: 'navy', size: 'XS' } } as const;

test('every step of the way to an order is counted, and nothing is kept on the device for it', async ({ page, sql }, {
  project,
}) => {
  test.setTimeout(120_000);
  const language = languageOf(project.name);
  const counted = async () => {
    const rows = await sql<{ event: string; count: number }[]>`
      select event, sum(count)::int as count from visit_counts
      where language = ${language} and (event not in ('product_view', 'add_to_cart') or subject = ${dress.id}) group by event`;
    return new Map(rows.map(({ event, count }) => [event, count]));
  };
  const before = await counted();
  const grown = async (event: string) => ((await counted()).get(event) ?? 0) > (before.get(event) ?? 0);
  await addToCart(page, { language, ...choices[project.name as keyof typeof choices] });
  for (const event of ['visit', 'visit_from', 'page_view', 'product_view', 'add_to_cart'])
    await expect.poll(() => grown(event), { message: event }).toBe(true);
  expect(await page.context().cookies()).not.toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(/visit|count|id/i) }),
  );
  await page.goto(`/${language}/checkout`);
  await expect.poll(() => grown('begin_checkout')).toBe(true);
  await fillCheckout(page, language, newShopper(`counted-${language}`));
  await order(page, language);
  await payByCard(page);
  await page.waitForURL(/checkout-success\?session_id=/);
  await expect.poll(() => grown('purchase')).toBe(true);
});

test('the analytics show what was counted, by keyboard, and the dashboard leads there', async ({
  page,
  complaints,
  shop,
  sql,
}, { project }) => {
  test.setTimeout(180_000);
  const language = languageOf(project.name);
  const say = words(language, 'admin-analytics');
  // Days of this test's own, before the shop was open.
  const month = project.name === 'phone' ? '2021-05' : '2021-06';
  const found = `ieskota ${project.name} ${crypto.randomUUID().replace(/\d/g, '').slice(0, 6)}`;
  await sql`
    insert into visit_totals (day, event, language, count)
    values (${`${month}-10`}, 'visit', 'lt', 40), (${`${month}-11`}, 'visit', 'lt', 60), (${`${month}-10`}, 'product_view', 'lt', 50),
      (${`${month}-11`}, 'add_to_cart', 'lt', 20), (${`${month}-11`}, 'begin_checkout', 'lt', 8), (${`${month}-11`}, 'purchase', 'lt', 4),
      (${`${month}-08`}, 'visit', 'lt', 80)
    on conflict do nothing`;
  await sql`
    insert into visit_counts (day, event, subject, language, count)
    values (${`${month}-10`}, 'product_view', ${dress.id}, 'lt', 50), (${`${month}-11`}, 'add_to_cart', ${dress.id}, 'lt', 20),
      (${`${month}-10`}, 'page_view', '/women/dresses', 'lt', 70), (${`${month}-10`}, 'visit_from', 'LV', 'lt', 30)
    on conflict do nothing`;
  await sql`
    insert into search_counts (day, language, query, searches, without_result) values (${`${month}-10`}, 'lt', ${found}, 7, 7)`;

  await openBackOffice(page, language, { shop, sql });
  await page.getByRole('link', { name: words(language, 'admin-today')('quick.analytics'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.admin-report-head h2')).toHaveText(say('views.funnel'));
  await page.goto(`/${language}/admin/analytics?period=days&from=${month}-10&to=${month}-11`);
  const steps = page.getByRole('region', { name: say('funnel.title') }).getByRole('table');
  await expect(steps.locator('tbody tr')).toHaveCount(5);
  await expect(steps.locator('tbody tr td:nth-child(2)')).toHaveText(['100', '50', '20', '8', '4']);
  await expect(steps.locator('tbody tr td:nth-child(4)')).toHaveText([/–/, /^50/, /^20/, /^8/, /^4/]);
  await expect(steps.locator('tbody tr').first().locator('td:nth-child(5)')).toHaveText('80');
  const slider = page.getByRole('slider', { name: say('by.day') });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.admin-chart-day')).toContainText('40');
  await page.locator('[name=step]').selectOption('carts');
  await expect(page).toHaveURL(/step=carts/);

  const views = page.getByRole('navigation', { name: say('views.label') });
  for (const [view, title] of [
    ['products', 'products.title'],
    ['searches', 'searches.title'],
    ['pages', 'pages.title'],
    ['faults', 'faults.title'],
  ] as const) {
    await page.goto(`/${language}/admin/analytics?view=${view}&period=days&from=${month}-10&to=${month}-11`);
    await expect(page.getByRole('heading', { name: say(title) })).toBeVisible();
    await expect(page.locator('.admin-section [aria-busy=true]')).toHaveCount(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page), view).toEqual([]);
    }
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width, 'no sideways scrolling').toBeLessThanOrEqual(0);
    if (view === 'products') await expect(page.getByRole('link', { name: dress.name[language] })).toBeVisible();
    if (view === 'searches') {
      await expect(page.getByRole('link', { name: found, exact: true })).toBeVisible();
      await page.locator('[name=by]').selectOption('empty');
      await expect(page.getByRole('link', { name: found, exact: true })).toBeVisible();
    }
    if (view === 'pages') await expect(page.getByRole('link', { name: '/women/dresses', exact: true })).toBeVisible();
  }
  await views.getByRole('link', { name: say('views.funnel'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.admin-report-head h2')).toHaveText(say('views.funnel'));
  await sql`delete from search_counts where query = ${found}`;
  forgive(complaints, /409/);
});
