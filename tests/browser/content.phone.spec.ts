import { intlLocales, languages } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { contentPages } from '#src/site/content-page-names.ts';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

test('the delivery page shows the database’s zones and options, in every language', async ({ page, sql }) => {
  const zones = await sql<{ country: string; free_from: number; standard_fee: number }[]>`
    select country, free_from, standard_fee from shipping_zones where is_active order by display_order`;
  const options = await sql<{ surcharge: number }[]>`select surcharge from delivery_options order by display_order`;
  const home = zones.find(({ country }) => country === 'LT');
  for (const language of languages) {
    await page.goto(`/${language}/shipping`);
    const names = new Intl.DisplayNames([intlLocales[language]], { type: 'region' });
    const money = (cents: number) => formatMoney(cents, 'EUR', language);
    await expect(page.locator('[data-destinations] tbody tr')).toHaveText(
      zones.map(
        (zone) => new RegExp(`${names.of(zone.country)}\\s*${money(zone.free_from)}\\s*${money(zone.standard_fee)}`),
      ),
    );
    const fees = page.locator('[data-delivery-options] tbody tr td:last-child');
    await expect(fees).toHaveCount(options.length);
    for (const [place, { surcharge }] of options.entries())
      await expect(fees.nth(place)).toContainText(money((home?.standard_fee ?? 0) + surcharge));
    await expect(page.locator('[data-free-shipping]')).toContainText(money(home?.free_from ?? 0));
  }
});

test('the returns page shows the database’s settings, in every language', async ({ page, sql }) => {
  const rows = await sql<{ key: string; value: unknown }[]>`select key, value from settings where key like 'return%'`;
  const setting = (key: string) => Number(rows.find((row) => row.key === key)?.value);
  for (const language of languages) {
    await page.goto(`/${language}/returns`);
    const main = page.locator('.content');
    await expect(main.locator('.highlights')).toContainText(String(setting('return_days')));
    for (const key of ['return_label_free_from', 'return_label_cost_lithuania', 'return_label_cost_abroad'])
      await expect(main).toContainText(formatMoney(setting(key), 'EUR', language));
  }
});

test('amounts in texts follow the chosen currency', async ({ page }) => {
  await page.goto('/en/shipping');
  await page.locator('.foot [data-choose-currency=USD]').click();
  await expect(page.locator('[data-destinations] tbody tr').first()).toContainText('$108.00');
});

test('every page has one title, its sections in order, the day from which it holds, and no dead link', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const links = new Set<string>();
  const faults: string[] = [];
  for (const language of languages) {
    for (const name of contentPages) {
      await page.goto(`/${language}/${name}`);
      const found = await page.evaluate(() => ({
        titles: document.querySelectorAll('h1').length,
        levels: [...document.querySelectorAll('main :is(h1, h2, h3)')].map((heading) => Number(heading.tagName[1])),
        updated: document.querySelector('.content-updated time')?.getAttribute('datetime'),
        left: document.querySelector('main')?.textContent.match(/\{\{|\[\[/) !== null,
        links: [...document.querySelectorAll<HTMLAnchorElement>('main a')].map((link) => link.href),
        width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      const where = `/${language}/${name}`;
      if (found.titles !== 1) faults.push(`${where} has ${found.titles} titles`);
      if (found.levels.some((level, index) => level > (found.levels[index - 1] ?? 0) + 1))
        faults.push(`${where} jumps a level: ${found.levels.join()}`);
      if (!/^\d{4}-\d\d-\d\d$/.test(found.updated ?? '')) faults.push(`${where} has no day`);
      if (found.left) faults.push(`${where} shows a name that was not filled in`);
      if (found.width > 0) faults.push(`${where} is ${found.width} px wider than the window`);
      for (const link of found.links) {
        if (/\/odr\b|ec\.europa\.eu\/consumers/.test(link)) faults.push(`${where} leads to the closed platform`);
        if (link.startsWith(new URL(page.url()).origin)) links.add(link.split('#')[0] ?? link);
      }
    }
  }
  for (const link of links) {
    const answer = await request.get(link);
    if (answer.status() !== 200) faults.push(`${answer.status()} ${link}`);
  }
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page of text has a barrier that axe can find, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    for (const name of ['', ...contentPages.map((content) => `/${content}`)]) {
      await page.goto(`/ru${name}`);
      const banner = page.getByRole('region', { name: words('ru', 'cookies')('banner.title') });
      if (name !== '/cookies') await expect(banner).toBeVisible();
      found.push(...(await axeFindings(page)).map(([rule, elements]) => `${name} ${rule}: ${elements}`));
    }
    expect(found).toEqual([]);
  });
}

test('the list of sections leads to each of them, clear of the header', async ({ page, isMobile }) => {
  await page.goto('/en/privacy');
  const list = page.locator('.contents-list');
  if (isMobile) await list.locator('summary').click();
  const links = list.getByRole('link');
  expect(await links.count()).toBeGreaterThan(8);
  const link = links.nth(5);
  const title = (await link.textContent())?.trim() ?? '';
  await link.click();
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeInViewport();
  const below = await heading.evaluate(
    (element) =>
      element.getBoundingClientRect().top - (document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0),
  );
  expect(below).toBeGreaterThanOrEqual(0);
});

test('a printed page is its text: no header, menu, footer or banner, addresses beside links that lead out', async ({
  page,
}) => {
  await page.goto('/lt/terms');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.head', '.foot', '.contents-list']) await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const after = await page
    .locator('.prose a[href*="vvtat.lrv.lt"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://vvtat.lrv.lt');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the cookie page says what choosing needs, and lists what is kept', async ({ page }) => {
    await page.goto('/en/cookies');
    // Read directly: its assertions on texts pass over `noscript`.
    expect(await page.locator('[data-consent-form] noscript').textContent()).toBe(
      words('en', 'cookies')('form.needsScripts'),
    );
    await expect(page.locator('.switch').first()).toBeHidden();
    await expect(page.getByRole('button', { name: words('en', 'cookies')('form.save') })).toBeHidden();
    await expect(page.locator('th', { hasText: 'cart-storage' })).toBeVisible();
  });
});
