import { beforeEach, expect, it, vi } from 'vitest';

const callBackend = vi.hoisted(() => vi.fn<(name: string, args: { ids: string[] }) => Promise<unknown>>());
vi.mock('#src/client/backend/call-backend.ts', () => ({ callBackend }));
const { readLiveProducts } = await import('./live-products.ts');

const sold = {
  id: 'dress',
  active: true,
  price: 8900,
  sale_price: null,
  lowest_price: null,
  stock: 1,
  variants: [{ size: 'S', color: 'red', free: 1 }],
};

beforeEach(() => {
  callBackend.mockReset();
});

it('asks for each product once, a hundred at a time', async () => {
  callBackend.mockImplementation(async (_, { ids }) => ids.map((id) => ({ id, active: false })));
  const ids = Array.from({ length: 150 }, (_, index) => `p-${index}`);
  expect(await readLiveProducts([...ids, 'p-0'])).toHaveLength(150);
  expect(callBackend.mock.calls.map(([, { ids: part }]) => part.length)).toEqual([100, 50]);
});

it('gives products as they are now', async () => {
  callBackend.mockResolvedValue([sold, { id: 'gone', active: false }]);
  expect(await readLiveProducts(['dress', 'gone'])).toEqual([sold, { id: 'gone', active: false }]);
});

it.each([
  [{ ...sold, price: '89.00' }],
  [{ ...sold, price: 0 }],
  [{ ...sold, sale_price: -1 }],
  [{ ...sold, variants: 'all' }],
  [{ ...sold, id: undefined }],
  [null],
])('believes no answer that is none: %j', async (row) => {
  callBackend.mockResolvedValue([row]);
  await expect(readLiveProducts(['dress'])).rejects.toThrow('something else');
});
