import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/find-chromium.ts';
import type { TestShopAddresses } from './scripts/test/start-test-shop.ts';

const addresses = JSON.parse(process.env['GIJA_TEST_SHOP'] ?? '{}') as Partial<TestShopAddresses>;
const launchOptions = { executablePath: findChromium(), args: [...chromiumArguments] };

/** Browser tests run against the shop that `npm test` starts; two journeys at a time, since the reference has two cores. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: { baseURL: addresses.shop, launchOptions, trace: 'retain-on-failure', timezoneId: 'Europe/Vilnius' },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, locale: 'lt-LT' },
    },
    // Weights are measured on a phone of their own (bench/measure-page.ts), once.
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', '**/weight.spec.ts'],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
    },
  ],
});
