import { describe, expect, it } from 'vitest';
import { readPrices, sellProduct, type Terms } from './priced-products.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { askAs, everybodyElse, makeOpenStaff } from './staff.ts';

const shop = shopUnderTest({ quiet: ['log', 'warn', 'error'] });
const sell = (...terms: Terms) => sellProduct(shop, ...terms);
const pricesOf = (id: string) => readPrices(shop, id);

describe('reprice-products', () => {
  it('makes every price the supplier’s cost with VAT and a fifth, half up, and can be taken back', async () => {
    const staff = await makeOpenStaff(shop);
    const [odd, reduced, costless, net] = [
      await sell(9900, 3333),
      await sell(9900, 5000, { salePrice: 6000 }),
      await sell(5900),
      await sell(5900, 2000, { gross: false }),
    ];
    const archived = await sell(9900, 1000);
    await shop.sql`update products set active = false, archived_at = now() where id = ${archived.id}`;
    const bearer = { authorization: `Bearer ${staff.token}` };
    const answer = await shop.run(
      'reprice-products',
      new Request(`${shop.siteUrl}/.netlify/functions/reprice-products`, { method: 'POST', headers: bearer }),
    );
    expect(answer.status).toBe(200);
    const { run, summary } = await answer.json();
    expect(summary).toMatchObject({ changed_meanwhile: 0, price_out_of_range: 0 });
    expect(summary.updated).toBeGreaterThanOrEqual(2);
    expect(summary.without_cost).toBeGreaterThanOrEqual(1);
    expect(summary.cost_without_vat).toBeGreaterThanOrEqual(1);
    expect(summary.sale_prices_cleared).toBeGreaterThanOrEqual(1);
    const all = [odd, reduced, costless, net, archived];
    expect(await Promise.all(all.map(({ id }) => pricesOf(id)))).toEqual([
      [4000, null],
      [6000, null],
      [5900, null],
      [5900, null],
      [9900, null],
    ]);
    const again = (await askAs(shop, 'reprice-products', staff.token, {})).answer;
    expect(again.summary).toMatchObject({ updated: 0, sale_prices_cleared: 0 });
    const undone = await askAs(shop, 'admin-pricing', staff.token, { act: 'undo', run });
    expect(undone.answer).toMatchObject({ updated: summary.updated });
    expect(await pricesOf(reduced.id)).toEqual([9900, 6000]);
  });

  it('answers 403 to anybody to whom not every lock is open, and changes nothing', async () => {
    const { id } = await sell(9900, 3333);
    for (const [who, token, code] of await everybodyElse(shop)) {
      const refused = await askAs(shop, 'reprice-products', token, {});
      expect([refused.status, refused.answer.code], who).toEqual([403, code]);
    }
    expect(await pricesOf(id)).toEqual([9900, null]);
  });
});
