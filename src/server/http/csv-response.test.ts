import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { exportProducts } from '#src/server/products/export-products.ts';
import { exportStock } from '#src/server/stock/export-stock.ts';
import { exportCoupon } from '../admin/export-coupon.ts';
import { exportOrders } from '../admin/export-orders.ts';
import { csvResponse } from './csv-response.ts';

const endless = {
  orders: () => ({ orders: [order()], more: true }),
  products: () => ({ products: [product()], more: true }),
  variants: () => ({ variants: [variant()], more: true }),
  rows: () => ({ rows: [{ key: 'A', code: 'A', used: false }], more: true }),
};
const order = () => ({
  ...{ id: 'a', order_number: 'GJ-1', created_at: '2026-11-24T10:00:00Z', paid_at: null, status: 'pending' },
  ...{ payment_status: 'unpaid', payment_method: 'card', customer: null, email: null, company: null },
  ...{ country: 'LT', city: null, option: 'standard', pieces: 1, language: 'lt', coupon: null },
  ...{ currency: 'EUR', subtotal: 1, discount: 0, shipping: 0, total_amount: 1, refunded: 0 },
  ...{ vat_amount: 0, vat_basis_points: 2100, vat_country: 'LT', total_eur: 1, vat_eur: 0, invoice: null },
});
const none = { category: null, subcategory: null, manufacturer_id: null, country_of_origin: null, care_code: null };
const product = () => ({
  ...{ id: 'coat', active: true, maker: '', stock: {} },
  content: {
    ...{ name: 'Coat', name_lt: '', name_ru: '', description: '', description_lt: '', description_ru: '' },
    ...{ warnings: '', warnings_lt: '', warnings_ru: '', sku: 'COAT', brand: '', price: 1, sale_price: null, ...none },
    ...{ featured: false, is_new: false, fit_code: null, size_guide_code: null, model_height: null, model_size: null },
    ...{ claim_proof: '', tags: [], images: [], variants: [], composition: [], measurements: [], pictures: [] },
  },
});
const variant = () => ({
  ...{ sku: 'A', name: 'Coat', size: 'S', color: 'red', active: true, on_hand: 1, reserved: 0 },
  ...{ free: 1, packing: 0, month: 0, quarter: 0, people: 0 },
});

/** A database that gives the same page for ever, and counts how often it was asked. */
function asked(page: () => unknown) {
  const calls = { count: 0 };
  const call: CallDatabase = async () => {
    calls.count += 1;
    return page();
  };
  return { calls, call };
}

describe.each([
  ['orders', endless.orders, (call: CallDatabase) => exportOrders(call, {})],
  ['products', endless.products, (call: CallDatabase) => exportProducts(call, {})],
  ['variants', endless.variants, (call: CallDatabase) => exportStock(call, { language: 'lt' })],
  ['codes', endless.rows, (call: CallDatabase) => exportCoupon(call, { coupon: crypto.randomUUID(), what: 'codes' })],
] as const)('a table of %s without end', (_, page, write) => {
  it('is read no further than it is taken, and no further once nobody takes it', async () => {
    const { calls, call } = asked(page);
    const answer = csvResponse('table', write(call), { acceptsGzip: false });
    if (!answer.ok) throw new Error('the table is refused');
    const reader = answer.value.body?.getReader();
    await reader?.read();
    const first = calls.count;
    expect(first, 'one page is ready at most').toBeLessThanOrEqual(1);
    for (let pages = 1; pages <= 50; pages += 1) {
      await reader?.read();
      // What was taken, and one that waits.
      expect(calls.count).toBeLessThanOrEqual(pages + 1);
    }
    await reader?.cancel();
    const stopped = calls.count;
    await new Promise(setImmediate);
    expect(calls.count).toBe(stopped);
  });
});

describe('a table for who takes it packed', () => {
  const text = async (response: Response) => new Response(response.body).text();
  async function* rows() {
    for (let row = 0; row < 2000; row += 1) yield `${row},the same again\r\n`;
  }

  it('is packed, and the same once unpacked', async () => {
    const [plain, packed] = [
      csvResponse('table', rows(), { acceptsGzip: false }),
      csvResponse('table', rows(), { acceptsGzip: true }),
    ];
    if (!plain.ok || !packed.ok) throw new Error('the table is refused');
    expect(plain.value.headers.get('content-encoding')).toBeNull();
    expect(packed.value.headers.get('content-encoding')).toBe('gzip');
    const bytes = Buffer.from(await packed.value.arrayBuffer());
    const whole = await text(plain.value);
    expect(bytes.length * 4).toBeLessThan(whole.length);
    expect(gunzipSync(bytes).toString()).toBe(whole);
  });

  it('breaks off where its rows do', async () => {
    async function* broken() {
      yield* rows();
      throw new Error('the database is gone');
    }
    const answer = csvResponse('table', broken(), { acceptsGzip: true });
    if (!answer.ok) throw new Error('the table is refused');
    await expect(answer.value.arrayBuffer()).rejects.toThrow('the database is gone');
  });
});
