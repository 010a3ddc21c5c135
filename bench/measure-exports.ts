import { setTimeout } from 'node:timers/promises';

/** What each table is asked for: everything that its list has. */
const exportsOf = {
  orders: ['admin-export-orders', {}],
  products: ['admin-export-products', {}],
  inventory: ['admin-export-stock', { language: 'lt' }],
} as const;

export interface ExportMeasure {
  readonly rows: number;
  readonly megabytes: number;
  readonly seconds: number;
  /** Of everything that this process holds (the shop's host, its functions and the API before its database), above what it held before. */
  readonly 'megabytes of memory more': number;
}

/** Reads what is left of a table no faster than it is written to a disk; calls `onPiece` with every piece. */
async function read(response: Response, onPiece: (piece: Uint8Array) => void): Promise<void> {
  if (!response.ok || response.body === null) throw new Error(`The table was refused: ${response.status}.`);
  for await (const piece of response.body) onPiece(piece);
}

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
    let [bytes, lines, peak] = [0, 0, before];
    const began = performance.now();
    const response = await fetch(`${shop}/.netlify/functions/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await read(response, (piece) => {
      bytes += piece.length;
      for (const byte of piece) if (byte === 10) lines += 1;
      peak = Math.max(peak, held());
    });
    measured[name] = {
      rows: lines - 1,
      megabytes: Math.round(bytes / 1e5) / 10,
      seconds: Math.round((performance.now() - began) / 100) / 10,
      'megabytes of memory more': Math.round(peak - before),
    };
  }
  return measured;
}
