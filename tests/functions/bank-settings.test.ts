import { expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { delivery } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });

it.each(['', 'not-a-number'])(
  'a bank checkout with the project “%s” says in the provider’s word what is wrong',
  async (project) => {
    const right = process.env['PAYSERA_PROJECT_ID'];
    process.env['PAYSERA_PROJECT_ID'] = project;
    const items = [{ id: 'linen-dress', quantity: 1 }];
    const body = { items, currency: 'EUR', locale: 'lt', customerEmail: 'ruta@pastas.lt', delivery };
    const refused = await shop.post('create-paysera-checkout', body);
    expect(refused.status).toBe(503);
    const answer = await refused.json();
    expect(answer.code).toBe('payment_unavailable');
    expect(answer.error).toContain('projectid');
    process.env['PAYSERA_PROJECT_ID'] = right;
  },
);

it('with the right project is taken again', async () => {
  await addProduct(shop.sql, 'wool-coat', { stock: { 'M/navy': 1 } });
  const items = [{ id: 'wool-coat', quantity: 1 }];
  const body = { items, currency: 'EUR', locale: 'lt', customerEmail: 'ruta@pastas.lt', delivery };
  expect((await shop.post('create-paysera-checkout', body)).status).toBe(200);
});
