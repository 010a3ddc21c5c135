import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Postgres, startPostgres } from '#sandbox/backend/postgres.ts';
import { places } from '#sandbox/backend/postgres-places.ts';
import { faultsInStock } from '#tests/database/order-calls.ts';
import { temporaryFolder } from '#tests/support/test-backend.ts';
import { type ShopUnderTest, startShopUnderTest } from './shop-under-test.ts';
import { eventOf, placeTestOrder, settled, stateOf } from './test-orders.ts';

let shop: ShopUnderTest;
let databaseFolder: string;
let port: number;
let revived: Postgres | undefined;
const folder = temporaryFolder('restart');
beforeAll(async () => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  // What was committed has to be on the disk: this database is killed.
  shop = await startShopUnderTest({ dataFolder: folder.path, throwaway: false });
  databaseFolder = path.join(folder.path, 'postgres');
  port = shop.sql.options.port[0] ?? 0;
});
afterAll(async () => {
  await shop.close();
  await revived?.stop();
  folder.remove();
  vi.restoreAllMocks();
});

/** Ends the database as a machine that loses its power does: no transaction is finished, no connection closed in order. */
async function killDatabase(): Promise<void> {
  const { folder: used } = await places(databaseFolder);
  const server = Number(readFileSync(path.join(used, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(server, 'SIGQUIT');
  await vi.waitFor(() => expect(() => process.kill(server, 0)).toThrow(), { timeout: 10_000, interval: 20 });
}

async function startDatabase(): Promise<void> {
  revived = await startPostgres({ folder: databaseFolder, port });
}

async function restart(): Promise<void> {
  await killDatabase();
  await startDatabase();
}

/** Asks again as browsers, providers and schedules do, until the shop is itself again. */
const again = <Answer>(ask: () => Promise<Answer>) => vi.waitFor(ask, { timeout: 20_000, interval: 100 });

const pressOrder = (body: object) =>
  again(async () => {
    const response = await shop.post('create-checkout', body, { ip: randomUUID() });
    expect(response.status).toBe(200);
    return response.json();
  });

it('a purchase goes on after the database was killed between any two of its steps', async () => {
  await shop.webhooks({ paused: true });
  const ordered = await placeTestOrder(shop, 3);
  await restart();
  expect(await again(() => stateOf(shop, ordered))).toEqual(['pending', 'unpaid', 3, 1]);
  expect(await pressOrder(ordered.body)).toMatchObject({ orderNumber: ordered.orderNumber, url: ordered.url });

  await shop.pay(ordered.url);
  await restart();
  const event = await eventOf(shop, ordered);
  await again(async () => {
    await shop.resend(event.id, 1);
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 2, 0]);
  });

  await restart();
  await again(() => shop.tick('send-outbox'));
  await restart();
  await again(() => shop.tick('send-outbox'));
  await again(() => shop.tick('issue-documents'));
  expect(await shop.inbox(ordered.email)).toHaveLength(1);
  const invoices = await shop.sql`
    select from invoices join orders on orders.id = order_id where order_number = ${ordered.orderNumber}`;
  expect(invoices).toHaveLength(1);
  expect(await faultsInStock(shop.sql)).toEqual([]);
}, 120_000);

it('while it is down the shopper is told so in the shop’s words, the provider told to come again, and nothing is half done', async () => {
  await shop.webhooks({ paused: true });
  const ordered = await placeTestOrder(shop, 3);
  await shop.pay(ordered.url);
  const event = await eventOf(shop, ordered);
  await killDatabase();
  const refused = await shop.post('create-checkout', { ...ordered.body, checkoutId: randomUUID() });
  expect([refused.status, (await refused.json()).code]).toEqual([500, 'unexpected']);
  const { attempts } = await (await shop.resend(event.id, 1)).json();
  expect(JSON.stringify(attempts)).toContain('500');
  await expect(shop.tick('send-outbox')).rejects.toThrow();

  await startDatabase();
  await again(async () => {
    await shop.resend(event.id, 1);
    expect(await stateOf(shop, ordered)).toEqual(['processing', 'paid', 2, 0]);
  });
  await again(() => shop.tick('send-outbox'));
  await settled(shop, ordered, ['processing', 'paid', 2, 0]);
  expect(await shop.inbox(ordered.email)).toHaveLength(1);
  expect(await faultsInStock(shop.sql)).toEqual([]);
}, 120_000);
