import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { startShop } from '#sandbox/shop/start-shop.ts';
import { freeShopPort } from './free-shop-port.ts';

/** What the tests of the running shop need to know of it. */
export interface TestShopAddresses {
  readonly shop: string;
  readonly backend: string;
  readonly console: string;
  readonly stripe: string;
  readonly mail: string;
  readonly suppliers: string;
  readonly databaseUrl: string;
  /** Folder of the built site. */
  readonly site: string;
}

/** All journeys come from one address on the network, from which a shop takes ten unpaid orders at most. */
async function admitAllJourneys(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 });
  await sql`update settings set value = '1000' where key = 'open_orders_per_client'`;
  await sql.end();
}

/**
 * Starts a shop of the tests' own: own ports, own data, built anew; `close` ends it and removes its data. `allPictures`:
 * no visitor has to wait until a picture is made (measurements).
 */
export async function startTestShop({ allPictures = false } = {}): Promise<{
  addresses: TestShopAddresses;
  close(): Promise<void>;
}> {
  const dataFolder = process.env['GIJA_TEST_DATA'] ?? (await mkdtemp(path.join(tmpdir(), 'gija-shop-')));
  const shop = await startShop({ port: await freeShopPort(18_880), dataFolder, throwaway: true, allPictures });
  await admitAllJourneys(shop.databaseUrl);
  return {
    addresses: { ...shop.urls, databaseUrl: shop.databaseUrl, site: shop.site },
    async close() {
      await shop.close();
      if (process.env['GIJA_TEST_DATA'] === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
