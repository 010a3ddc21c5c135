import { type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';

/** What each table is asked for: everything that its list has. */
const exportsOf = {
  orders: ['admin-export-orders', {}],
  products: ['admin-export-products', {}],
  inventory: ['admin-export-stock', { language: 'lt' }],
} as const;

export interface ExportMeasure {
  readonly rows: number;
  readonly megabytes: number;
  readonly 'megabytes sent': number;
  readonly seconds: number;
  /** Of everything that this process holds (the shop's host, its functions and the API before its database), above what it held before. */
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

const held = () => {
  const { rss } = process.memoryUsage();
  return rss / 1e6;
};

/** Frees what can be freed, where Node was started with `--expose-gc`, and waits until it is. */
async function settle(): Promise<void> {
  globalThis.gc?.();
  await setTimeout(500);
}

/** Rows, bytes, time and peak memory of the tables for spreadsheets; `token` of somebody with every lock open. */
export async function measureExports(shop: string, token: string): Promise<Record<string, ExportMeasure>> {
  const measured: Record<string, ExportMeasure> = {};
  for (const [name, [path, body]] of Object.entries(exportsOf)) {
    await settle();
    const before = held();
    let [bytes, sent, lines, peak] = [0, 0, 0, before];
    const began = performance.now();
    const answer = await ask(`${shop}/.netlify/functions/${path}`, token, body);
    const table = answer.pipe(createGunzip());
    answer.on('data', (piece: Buffer) => {
      sent += piece.length;
    });
    for await (const piece of table as AsyncIterable<Buffer>) {
      bytes += piece.length;
      for (const byte of piece) if (byte === 10) lines += 1;
      peak = Math.max(peak, held());
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
