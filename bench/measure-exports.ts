import { type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** What each table is asked for: everything that its list has; a part of the orders beside all of them says what memory depends on. */
const exportsOf = {
  orders: ['admin-export-orders', {}],
  'orders of 70 days': ['admin-export-orders', { from: daysAgo(70) }],
  products: ['admin-export-products', {}],
  inventory: ['admin-export-stock', { language: 'lt' }],
} as const;

export interface ExportMeasure {
  readonly rows: number;
  readonly megabytes: number;
  readonly 'megabytes sent': number;
  readonly seconds: number;
  /**
   * At its highest, above what was in use before: of everything in this process (the shop's host, its functions and the API before
   * its database), without what could have been freed.
   */
  readonly 'megabytes of memory more': number;
}

/** Asks for a table as browsers do; the answer is packed. */
const ask = (url: string, token: string, body: unknown) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
    };
    request(url, { method: 'POST', headers }, (answer) =>
      answer.statusCode === 200 ? resolve(answer) : reject(new Error(`The table was refused: ${answer.statusCode}.`)),
    )
      .on('error', reject)
      .end(JSON.stringify(body));
  });

/** Bytes between two looks at the memory. */
const lookEvery = 1_000_000;

/** Megabytes in use, once what nobody needs any more is freed. */
function inUse(): number {
  if (!globalThis.gc) throw new Error('Start Node with --expose-gc: memory that could be freed would be counted.');
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** Rows, bytes, time and peak memory of the tables for spreadsheets; `token` of somebody with every lock open. */
export async function measureExports(shop: string, token: string): Promise<Record<string, ExportMeasure>> {
  const measured: Record<string, ExportMeasure> = {};
  for (const [name, [path, body]] of Object.entries(exportsOf)) {
    await setTimeout(500);
    const before = inUse();
    let [bytes, sent, lines, peak, looked] = [0, 0, 0, before, 0];
    const began = performance.now();
    const answer = await ask(`${shop}/.netlify/functions/${path}`, token, body);
    const table = answer.pipe(createGunzip());
    answer.on('data', (piece: Buffer) => {
      sent += piece.length;
    });
    for await (const piece of table as AsyncIterable<Buffer>) {
      bytes += piece.length;
      for (const byte of piece) if (byte === 10) lines += 1;
      if (bytes - looked < lookEvery) continue;
      looked = bytes;
      peak = Math.max(peak, inUse());
    }
    measured[name] = {
      rows: lines - 1,
      megabytes: Math.round(bytes / 1e5) / 10,
      'megabytes sent': Math.round(sent / 1e5) / 10,
      seconds: Math.round((performance.now() - began) / 100) / 10,
      'megabytes of memory more': Math.round(peak - before),
    };
  }
  return measured;
}
