import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewFeed, readWholeFeed } from './compare-feed.ts';
import { fetchFeed } from './fetch-feed.ts';
import { mostRows } from './read-feed.ts';

async function* inPieces(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const mapping = { sku: 'Kodas', cost: 'Kaina', available: '' };
const read = (
  text: string | Uint8Array,
  changes: { format?: 'csv' | 'json'; items_path?: string; size?: number } = {},
) => {
  const { size, ...shape } = { format: 'csv', items_path: '', ...changes } as const;
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return readWholeFeed(inPieces(bytes, size), { ...shape, mapping });
};
const one = { place: 1, sku: 'Ąžuolas-1', cost: 1234, available: null };

describe('a list in CSV', () => {
  it.each([
    ['with semicolons', 'Kodas;Kaina\nĄžuolas-1;12,34\n'],
    ['with commas and quotes', 'Kodas,Kaina\n"Ąžuolas-1","12,34"\n'],
    ['with tabs, from Windows', 'Kodas\tKaina\r\nĄžuolas-1\t12.34\r\n'],
    ['with the mark of UTF-8', '\uFEFFKodas;Kaina\nĄžuolas-1;12,34'],
    ['with empty lines and fields more', 'Kodas;Kaina;Kita\n\nĄžuolas-1;12,34;a;b;c\n\n'],
  ])('%s is read, however it comes in pieces', async (_, text) => {
    for (const size of [1, 7, 10_000])
      expect(await read(text, { size })).toEqual({ rows: [one], errors: [], rows_read: 1, failure: null });
  });

  it.each([
    ['of another encoding', new Uint8Array([...Buffer.from('Kodas;Kaina\n'), 0xc0, 0xe6, 0x3b, 0x31]), 'not_utf8'],
    ['that breaks a letter off at its end', new Uint8Array([...Buffer.from('Kodas;Kaina\nA;1\nB'), 0xc4]), 'not_utf8'],
    ['with a quote that never ends', 'Kodas;Kaina\n"A;1\n', 'not_csv'],
    ['without a row', 'Kodas;Kaina\n', 'no_rows'],
    ['that is empty', '', 'no_rows'],
    ['without a field that is mapped', 'Kodas;Price\nA;1\n', 'field_missing'],
  ])('%s is none', async (_, text, code) => {
    expect(await read(text)).toMatchObject({ rows: [], errors: [], failure: { code } });
  });

  it('says of each row that cannot be used why, and uses the others', async () => {
    const { rows, errors, rows_read } = await read('Kodas;Kaina\nA;1\n=cmd;1\nB;x\nC;2\nA;3\n');
    expect(rows).toEqual([{ place: 4, sku: 'C', cost: 200, available: null }]);
    expect(errors.map(({ place, reason }) => [place, reason])).toEqual([
      [2, 'sku_invalid'],
      [3, 'cost_invalid'],
      [1, 'duplicate_sku'],
      [5, 'duplicate_sku'],
    ]);
    expect(rows_read).toBe(5);
  });

  it('that is too long counts for nothing', async () => {
    const long = `Kodas;Kaina\n${Array.from({ length: mostRows + 1 }, (_, n) => `S${n};1`).join('\n')}`;
    expect(await read(long, { size: 65_536 })).toMatchObject({ rows: [], failure: { code: 'too_many_rows' } });
  });
});

describe('a list in JSON', () => {
  const json = { format: 'json' } as const;
  it('is read where it is, whatever its members are called', async () => {
    const item = { Kodas: 'Ąžuolas-1', Kaina: 12.34 };
    const text = `{"data":{"items":[${JSON.stringify(item)},{"__proto__":{"Kodas":"X"},"constructor":1,"Kaina":"1"}]}}`;
    const found = await read(text, { ...json, items_path: 'data.items' });
    expect(found.rows).toEqual([one]);
    expect(found.errors).toEqual([{ place: 2, sku: '', reason: 'sku_missing' }]);
    expect(Object.hasOwn(Object.prototype, 'Kodas')).toBe(false);
  });

  it.each([
    ['that is none', '{"a":', '', 'not_json'],
    ['without a list', '{"a":1}', '', 'no_list'],
    ['whose path leads to what all objects have', '{"a":1}', 'constructor.name', 'no_list'],
    ['without rows', '[]', '', 'no_rows'],
  ])('%s is refused', async (_, text, items_path, code) => {
    expect(await read(text, { ...json, items_path })).toMatchObject({ failure: { code } });
  });
});

it('shows the first rows with all their fields to whoever maps them', async () => {
  const bytes = new TextEncoder().encode('[{"a":1,"b":"x"},{"a":null,"c":true,"d":{"deep":1}}]');
  expect(await previewFeed(inPieces(bytes), { format: 'json', items_path: '' })).toEqual({
    fields: ['a', 'b', 'c'],
    rows: [
      ['1', 'x', ''],
      ['', '', 'true'],
    ],
  });
});

describe('a list by its address', () => {
  const server = createServer((request, answer) => {
    const { url = '' } = request;
    if (url === '/moved') return answer.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    if (url === '/gone') return answer.writeHead(404).end();
    if (url === '/never') return undefined;
    if (url === '/long') return answer.end('x'.repeat(3000));
    return answer.end(`${request.headers.authorization};1`);
  });
  let local = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const options = () => ({
    localOrigin: local,
    readSecret: (name: string) => (name === 'SUPPLIER_KEY' ? 'word' : undefined),
    ...{ maximumBytes: 2000, maximumTime: 300 },
  });
  async function get(path: string, credential: string | null = null) {
    let text = '';
    for await (const chunk of fetchFeed({ url: `${local}${path}`, credential }, options())) text += Buffer.from(chunk);
    return text;
  }

  it('is read with the secret that is named, and with none', async () => {
    expect(await get('/list', 'SUPPLIER_KEY')).toBe('Bearer word;1');
    expect(await get('/list')).toBe('undefined;1');
  });

  it.each([
    ['/moved', null, 'address_redirects'],
    ['/gone', null, 'answer_not_ok'],
    ['/never', null, 'timed_out'],
    ['/long', null, 'too_large'],
    ['/list', 'SUPPLIER_OTHER', 'credential_missing'],
  ])('%s with the secret %s is refused: %s', async (path, credential, code) => {
    await expect(get(path, credential)).rejects.toMatchObject({ code });
  });

  it('is never read where a name leads to this machine', async () => {
    const reading = fetchFeed({ url: 'https://localhost/list.csv', credential: null }, options());
    await expect(reading.next()).rejects.toMatchObject({ code: 'address_not_allowed' });
    const other = fetchFeed({ url: local.replace('127.0.0.1', 'localhost'), credential: null }, options());
    await expect(other.next()).rejects.toMatchObject({ code: 'address_not_allowed' });
  });
});
