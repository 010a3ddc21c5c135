import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { words } from './words.ts';

/** Few pieces of it are left, and a form says how many of each size: in a plural form, whenever it is drawn. */
const scarce = {
  id: 'tiered-summer-dress-vf6j',
  name: { en: 'Tiered summer dress', lt: 'Trijų pakopų vasarinė suknelė', ru: 'Многоярусное летнее платье' },
} as const;

interface Kept {
  readonly message: string;
  readonly path: string;
}
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as Kept[], key);

/** The reports that the page sends; each is answered as the shop does. */
async function reports(page: Page): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/.netlify/functions/report-client-error', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: { ok: true } });
  });
  return sent;
}

test('errors and rejections that nobody handles are kept, five of each, and reported without personal data', async ({
  page,
  complaints,
}) => {
  const sent = await reports(page);
  await page.addInitScript(() => {
    // Before the shop's own scripts, which run once the page is read.
    document.addEventListener(
      'readystatechange',
      () => {
        throw new Error('early, of ruta@pastas.example');
      },
      { once: true },
    );
  });
  await page.goto('/lt/shipping?q=secret');
  await expect.poll(() => kept(page, 'lastErrors')).toMatchObject([{ message: 'Error: early, of <email>' }]);
  await page.evaluate(() => {
    for (let number = 1; number <= 6; number += 1) void Promise.reject(new Error(`late ${number}`));
  });
  await expect
    .poll(async () => (await kept(page, 'lastRejections')).map(({ message }) => message))
    .toEqual([2, 3, 4, 5, 6].map((number) => `Error: late ${number}`));
  await expect.poll(() => sent.length).toBe(5);
  expect(sent[0]).toMatchObject({ message: 'Error: early, of <email>', path: '/lt/shipping' });
  expect(JSON.stringify(sent)).not.toMatch(/secret|ruta@/);
  complaints.length = 0;
});

test('nothing is stored and nothing is sent where nothing goes wrong', async ({ page }) => {
  const sent = await reports(page);
  await page.goto('/lt/women/dresses', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(sent).toEqual([]);
});

test('a report that cannot be sent is no new error', async ({ page, complaints }) => {
  await page.route('**/.netlify/functions/report-client-error', (route) => route.abort());
  await page.goto('/en/shipping', { waitUntil: 'networkidle' });
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('once'))));
  await expect.poll(async () => (await kept(page, 'lastRejections')).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(await kept(page, 'lastRejections')).toHaveLength(1);
  complaints.length = 0;
});

for (const language of ['en', 'lt', 'ru'] as const) {
  test(`a part of the page that cannot be drawn says so, with a number and two ways on, ${language}`, async ({
    page,
    complaints,
  }) => {
    const say = words(language, 'faults');
    const sent = await reports(page);
    await page.goto(`/${language}/product/${scarce.id}`, { waitUntil: 'networkidle' });
    await expect(page.locator('.size .sr-only')).not.toHaveCount(0);
    await page.evaluate(() => {
      // On the prototype: a page keeps the rules that it has made once.
      const rules = Intl.PluralRules.prototype;
      const { select } = rules;
      Object.assign(window, { mend: () => Object.assign(rules, { select }) });
      Object.assign(rules, {
        select() {
          throw new Error('no plural rules');
        },
      });
    });
    // The size is gone with the part as soon as it is chosen: it cannot be asked whether the choice stays.
    const size = page.locator('input[name=size][value="L"]');
    await size.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await size.click({ force: true });
    const screen = page.getByRole('alert').filter({ hasText: say('title') });
    await expect(screen).toContainText(say('text'));
    const reference = (await screen.locator('.fault-reference').textContent()) ?? '';
    expect(reference).toMatch(/^[0-9a-f]{8}$/);
    // Parts that started only now had no plural rules either, and said so for themselves.
    const own = expect.objectContaining({ message: 'Error: no plural rules', requestId: reference });
    await expect.poll(() => sent).toContainEqual(own);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('lastComponentError') ?? 'null'));
    expect(stored).toMatchObject({ message: 'Error: no plural rules', reference });
    await expect(screen.getByRole('link', { name: say('home') })).toHaveAttribute('href', `/${language}`);
    // The rest of the page goes on.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scarce.name[language]);
    await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
    await screen.getByRole('button', { name: say('retry') }).click();
    await expect(screen).toHaveCount(0);
    await expect(page.locator('input[name=size][value=L]')).toHaveCount(1);
    complaints.length = 0;
  });
}
