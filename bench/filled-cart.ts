import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Sql } from 'postgres';
import { freePort } from '#sandbox/free-port.ts';
import { chromiumArguments, findChromium } from '#scripts/find-chromium.ts';
import { type CartStorage, cartStorageKey } from '#src/domain/cart/cart-storage.ts';

/** Two pieces of the first product of the catalogue that has a size in store, as the shop's pages keep a cart. */
async function twoPieces(sql: Sql): Promise<CartStorage> {
  const [row] = await sql<
    { id: string; name: string; name_lt: string; name_ru: string; price: number; size: string; color: string }[]
  >`
    select product.id, product.name, product.name_lt, product.name_ru, coalesce(sale_price, price) as price, size, color
    from products product join product_variants variant on variant.product_id = product.id
    where active and on_hand - reserved > 2 order by product.id, variant.id limit 1`;
  if (row === undefined) throw new Error('The catalogue is empty.');
  return { items: [{ ...row, image: '', quantity: 2 }], currency: 'EUR', language: 'LT', version: 1 };
}

/** Runs `work` with the debugging port of a browser whose visitor has something in the cart; the browser goes with it. */
export async function withFilledCart<Answer>(
  sql: Sql,
  site: string,
  work: (port: number) => Promise<Answer>,
): Promise<Answer> {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'gija-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${site}/lt/shipping`);
    const cart = JSON.stringify(await twoPieces(sql));
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [cartStorageKey, cart] as const);
    await page.close();
    return await work(port);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
