import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/find-chromium.ts';
import type { TestShopAddresses } from './scripts/test/start-test-shop.ts';

const addresses = JSON.parse(process.env['GIJA_TEST_SHOP'] ?? '{}') as Partial<TestShopAddresses>;
const pixel = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'lt-LT' };
const traced = process.env['GIJA_TRACE'] !== undefined;
const launchOptions = { executablePath: findChromium(), args: [...chromiumArguments] };

// Once more what failed once, named at the end of `npm test`: docs/decisions/0038.
const retries = 1;
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
/** What measures the shop as a whole, and so runs when nothing else does. */
const alone = ['**/weight.spec.ts', '**/publishing-alone.spec.ts', '**/day-in-the-shop.spec.ts'];

/** Browser tests run against the shop that `npm test` starts; two journeys at a time, since the reference has two cores. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A trace of every test takes a seventh of the time; it is asked for where one fails.
  use: {
    baseURL: addresses.shop,
    launchOptions,
    trace: traced ? 'retain-on-failure' : 'off',
    timezoneId: 'Europe/Vilnius',
  },
  projects: [
    { name: 'phone', testIgnore: ['**/*.desktop.spec.ts', ...alone], use: pixel, retries },
    { name: 'desktop', testIgnore: ['**/*.phone.spec.ts', ...alone], use: desktop, retries },
    // Measured on a phone of its own (bench/measure-page.ts), and before another test has a product in the listings: one that the
    // build does not know is a picture more. The order of all these stands in scripts/test/run.ts.
    { name: 'weight', testMatch: '**/weight.spec.ts', use: pixel },
    // Builds the site anew, with whatever is for sale at that moment.
    { name: 'publishing', testMatch: '**/publishing-alone.spec.ts', use: desktop },
    // Holds every figure of the reports against the orders of one day, so nobody else may sell or take back meanwhile.
    { name: 'day', testMatch: '**/day-in-the-shop.spec.ts', use: desktop },
  ],
});
