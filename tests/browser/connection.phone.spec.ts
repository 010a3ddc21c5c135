import type { Page } from '@playwright/test';
import { expect, forgive, test } from './shop-test.ts';
import { dress } from './shopping.ts';

declare global {
  interface Window {
    beIdle(): void;
  }
}

/** The page is idle when the test says so. */
async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (begin: () => void) => waiting.push(begin),
      beIdle: () => {
        for (const begin of waiting.splice(0)) begin();
      },
    });
  });
}

const heart = (page: Page) => page.locator(`.card[data-product-id="${dress.id}"] > .heart`);
const faults = (page: Page) =>
  page.evaluate(() => ['lastErrors', 'lastRejections'].map((key) => localStorage.getItem(key)));

test('a page that lost its connection before it was idle comes to life when it is back', async ({
  page,
  complaints,
}) => {
  await holdIdle(page);
  await page.goto('/en/women/dresses');
  await page.context().setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await page.evaluate(() => window.beIdle());
  await lost;
  await expect(heart(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await faults(page)).toEqual([null, null]);
  forgive(complaints, /ERR_INTERNET_DISCONNECTED/);
});

test('so does one that lost it while its parts began, and nobody is told of a fault', async ({ page, complaints }) => {
  const words = '**/locales/en/product-actions.json';
  await page.route(words, async (route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/product-actions.json'));
  await page.goto('/en/women/dresses');
  await lost;
  await page.unroute(words);
  await page.context().setOffline(false);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await faults(page)).toEqual([null, null]);
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|WebSocket/);
});
