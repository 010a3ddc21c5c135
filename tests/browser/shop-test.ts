import { test as base, expect, type Page } from '@playwright/test';
import postgres, { type Sql } from 'postgres';
import type { TestShopAddresses } from '#scripts/test/start-test-shop.ts';

interface InboxMail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface ShopFixtures {
  /** What the browser said on its console that nobody expected; anything left here fails the test. */
  readonly complaints: string[];
  readonly ownAllowance: undefined;
}

interface ShopWorkerFixtures {
  readonly shop: TestShopAddresses;
  /** SQL as the owner of the schema. */
  readonly sql: Sql;
  /** Reads the mails to one address, newest first. */
  readonly mailsTo: (address: string) => Promise<InboxMail[]>;
}

/** The browser's own words when it gives up the fade between two pages because another one was quicker: nothing of ours failed. */
const tooLateToFade = /^Transition was (aborted because of invalid state|skipped)/;

/** A page that is left before its live connection stands: on a busy machine it may take as long as the visit. */
const leftWhileConnecting = /WebSocket is closed before the connection is established/;

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!leftWhileConnecting.test(message.text())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!tooLateToFade.test(message)) complaints.push(`${page.url()}: ${message}`);
  });
}

/** The project's own `test`: addresses of the shop, its database and inbox, and no unexpected word on the console. */
export const test = base.extend<ShopFixtures, ShopWorkerFixtures>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      const addresses = process.env['GIJA_TEST_SHOP'];
      if (addresses === undefined) throw new Error('Browser tests run through `npm test`, which starts their shop.');
      await use(JSON.parse(addresses) as TestShopAddresses);
    },
    { scope: 'worker' },
  ],
  sql: [
    async ({ shop }, use) => {
      const sql = postgres(shop.databaseUrl, { max: 2, onnotice: () => {} });
      await use(sql);
      await sql.end();
    },
    { scope: 'worker' },
  ],
  mailsTo: [
    async ({ shop }, use) => {
      await use(async (address) => {
        const response = await fetch(`${shop.mail}/inbox?to=${encodeURIComponent(address)}`);
        return (await response.json()) as InboxMail[];
      });
    },
    { scope: 'worker' },
  ],
  // Each test is another shopper, but all of them come from this machine's one address, whose allowances they would share.
  ownAllowance: [
    async ({ sql }, use) => {
      await sql`delete from rate_limits`;
      await use(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => listen(page, complaints));
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser names what was refused or could not be reached: complaints that this test brought about. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
}

export { expect };
