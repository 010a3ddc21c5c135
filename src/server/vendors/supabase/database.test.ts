import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './database.ts';

/** A backend that takes every request and never answers. */
let silent: Server;

beforeAll(async () => {
  silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
});

function reach(patience: number) {
  const { port } = silent.address() as AddressInfo;
  return createDatabase({ url: `http://127.0.0.1:${port}`, secretKey: 'secret', patience });
}

test('a database that does not answer is a failure that names the function, not an endless wait', async () => {
  await expect(reach(50).call('read_shop', {})).rejects.toThrow(/^read_shop: .*timeout/i);
});

test('nobody is signed in while the database does not answer', async () => {
  expect(await reach(50).identify('token')).toBeUndefined();
});
