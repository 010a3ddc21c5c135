import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCoupon } from '#tests/support/coupon-rows.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

/** `2026-06-10` as the moment when a price began; all of it long ago, so that nothing depends on today. */
type Change = readonly [day: string, price: number, salePrice: number | null];

/** A product whose prices changed on these days, the last one in force now. */
async function withHistory(id: string, [first, ...changes]: readonly [Change, ...Change[]]): Promise<void> {
  await addProduct(database.sql, id, { price: first[1], stock: {} });
  // The first price is recorded when the product is made; tests begin it earlier.
  await database.sql.begin(async (sql) => {
    await sql`alter table price_history disable trigger price_history_as_written`;
    await sql`
      update price_history set valid_from = ${first[0]}, sale_price = ${first[2]} where product_id = ${id}`;
    await sql`alter table price_history enable trigger price_history_as_written`;
  });
  for (const [day, price, salePrice] of changes)
    await database.sql`
      insert into price_history (product_id, price, sale_price, valid_from)
      values (${id}, ${price}, ${salePrice}, ${day})`;
}

async function lowest(id: string): Promise<number | null> {
  const [row] = await database.sql<{ asked: number | null; kept: number | null }[]>`
    select lowest_price_before_reduction(id) as asked, lowest_price as kept from products where id = ${id}`;
  expect(row?.kept).toBe(row?.asked);
  return row?.asked ?? null;
}

describe('the price history', () => {
  const history = (id: string) =>
    database.sql`select price, sale_price from price_history where product_id = ${id} order by id`;

  it('has the first price and every change, and no row where nothing changed', async () => {
    await addProduct(database.sql, 'history', { price: 8900, stock: {} });
    await database.sql`update products set price = 9900, name_lt = 'Kita' where id = 'history'`;
    await database.sql`update products set price = 9900, sale_price = null where id = 'history'`;
    await database.sql`update products set sale_price = 7900, is_sale = true where id = 'history'`;
    expect(await history('history')).toEqual([
      { price: 8900, sale_price: null },
      { price: 9900, sale_price: null },
      { price: 9900, sale_price: 7900 },
    ]);
  });

  it('begins the first price with the product', async () => {
    await addProduct(database.sql, 'dated', { stock: {} });
    const [row] = await database.sql`
      select valid_from = created_at as same from price_history
      join products on products.id = product_id where product_id = 'dated'`;
    expect(row).toEqual({ same: true });
  });

  it('is never rewritten, and written by nobody but the database', async () => {
    await expect(database.sql`update price_history set price = 1`).rejects.toThrow('append-only');
    for (const role of ['service_role', 'authenticated'] as const)
      await expect(
        database.as(role, {}, (sql) => sql`insert into price_history (product_id, price) values ('history', 1)`),
      ).rejects.toThrow('permission denied');
  });

  it('takes back-dated rows of the seed without doubling them when the product follows', async () => {
    await withHistory('seeded', [
      ['2026-01-01', 8900, null],
      ['2026-03-01', 8900, 6900],
    ]);
    await database.sql`update products set sale_price = 6900, is_sale = true where id = 'seeded'`;
    expect(await history('seeded')).toHaveLength(2);
    expect(await lowest('seeded')).toBe(8900);
  });
});

describe('the lowest price of the 30 days before a reduction', () => {
  const cases: readonly (readonly [string, readonly [Change, ...Change[]], number | null])[] = [
    ['is none without a reduction', [['2026-01-01', 9000, null]], null],
    ['is none for what was reduced from its first day', [['2026-01-01', 9000, 5000]], null],
    [
      'is the price before it, however long that was in force',
      [
        ['2025-01-01', 9000, null],
        ['2026-01-01', 9000, 7000],
      ],
      9000,
    ],
    [
      'counts an earlier reduction that ended in those days',
      [
        ['2025-01-01', 9000, null],
        ['2026-03-01', 9000, 6000],
        ['2026-03-10', 9000, null],
        ['2026-04-01', 9000, 8000],
      ],
      6000,
    ],
    [
      'counts no reduction that had ended before those days',
      [
        ['2025-01-01', 9000, null],
        ['2026-01-01', 9000, 6000],
        ['2026-01-10', 9000, null],
        ['2026-04-01', 9000, 8000],
      ],
      9000,
    ],
    [
      'is not raised by a price that was put up just before',
      [
        ['2025-01-01', 8000, null],
        ['2026-03-25', 12_000, null],
        ['2026-04-01', 12_000, 9000],
      ],
      8000,
    ],
    [
      'stays while the reduction deepens or is eased',
      [
        ['2025-01-01', 9000, null],
        ['2026-03-01', 9000, 8000],
        ['2026-03-20', 9000, 6000],
        ['2026-06-01', 9000, 7000],
      ],
      9000,
    ],
    [
      'begins anew after a pause',
      [
        ['2025-01-01', 9000, null],
        ['2026-03-01', 9000, 5000],
        ['2026-06-01', 9500, null],
        ['2026-08-01', 9500, 7000],
      ],
      9500,
    ],
    [
      'ends with the reduction',
      [
        ['2025-01-01', 9000, null],
        ['2026-03-01', 9000, 5000],
        ['2026-06-01', 9000, null],
      ],
      null,
    ],
  ];

  it.each(cases.map((one, place) => [`case-${place}`, ...one] as const))(
    '%s: it %s',
    async (id, _, history, expected) => {
      await withHistory(id, history);
      expect(await lowest(id)).toBe(expected);
    },
  );

  it('is shown at once when a reduction begins, and gone when it ends', async () => {
    await addProduct(database.sql, 'live', { price: 9000, stock: {} });
    await database.sql`update products set sale_price = 7000, is_sale = true where id = 'live'`;
    expect(await lowest('live')).toBe(9000);
    await database.sql`update products set sale_price = null, is_sale = false where id = 'live'`;
    expect(await lowest('live')).toBeNull();
  });

  it('knows no price of a draft that had none', async () => {
    await addProduct(database.sql, 'draft', { active: false, price: 0, stock: {} });
    await database.sql`update products set price = 9000 where id = 'draft'`;
    await database.sql`update products set sale_price = 7000 where id = 'draft'`;
    expect(await lowest('draft')).toBe(9000);
  });

  it('may be asked by every visitor', async () => {
    const [row] = await database.as('anon', {}, (sql) => sql`select lowest_price_before_reduction('seeded') as price`);
    expect(row).toEqual({ price: 8900 });
  });
});

describe('a public coupon', () => {
  /** A dress of 100 € that is reduced to 90 € on 15 June. */
  async function reducedDress(id: string, category = 'dresses'): Promise<void> {
    await withHistory(id, [['2026-01-01', 10_000, null]]);
    await database.sql`update products set category = ${category} where id = ${id}`;
  }
  async function reduce(id: string): Promise<number | null> {
    await database.sql`
      insert into price_history (product_id, price, sale_price, valid_from) values (${id}, 10000, 9000, '2026-06-15')`;
    return lowest(id);
  }
  /** Announced in the 30 days before that. */
  const announced = {
    public: true,
    value: 25,
    valid_from: '2026-06-01T00:00:00Z',
    valid_until: '2026-06-05T00:00:00Z',
  };
  const newId = () => `public-${randomUUID().slice(0, 8)}`;

  // What was announced stays for ever, and would lower the prices of every other test.
  beforeEach(() =>
    database.sql.begin(async (sql) => {
      await sql`alter table coupon_announcements disable trigger coupon_announcements_as_written`;
      await sql`delete from coupon_announcements`;
      await sql`alter table coupon_announcements enable trigger coupon_announcements_as_written`;
    }),
  );

  it.each([
    ['makes the price with it the lowest of the 30 days', announced, 7500],
    [
      'counts also when its days reach into them or out of them',
      { ...announced, valid_from: '2026-05-01', valid_until: '2026-05-17' },
      7500,
    ],
    [
      'does not count when it ended before them',
      { ...announced, valid_from: '2026-05-01', valid_until: '2026-05-16' },
      10_000,
    ],
    [
      'does not count when it began with the reduction',
      { ...announced, valid_from: '2026-06-15', valid_until: '2026-07-15' },
      10_000,
    ],
    ['does not count when it is personal', { ...announced, public: false }, 10_000],
    ['does not count when it was never active', { ...announced, active: false }, 10_000],
    ['counts where one piece is enough for its minimum', { ...announced, minimum_goods: 10_000 }, 7500],
    ['does not count where one piece is not enough', { ...announced, minimum_goods: 10_001 }, 10_000],
    [
      'does not count where it says nothing of one product’s price',
      { ...announced, kind: 'fixed', value: 2500 } as const,
      10_000,
    ],
    ['counts for products in and below its categories', { ...announced, categories: ['women-shoes'] }, 7500],
    ['does not count for other goods than its own', { ...announced, categories: ['men-shoes'] }, 10_000],
  ])('%s', async (_, coupon, expected) => {
    const id = newId();
    await reducedDress(id, 'women-sandals');
    await addCoupon(database.sql, coupon);
    expect(await reduce(id)).toBe(expected);
  });

  it('stays on record when it is changed, switched off or deleted afterwards', async () => {
    const id = newId();
    const row = await addCoupon(database.sql, announced);
    await database.sql`update coupons set value = 5, active = false where id = ${row.id}`;
    await database.sql`delete from coupons where id = ${row.id}`;
    await reducedDress(id);
    expect(await reduce(id)).toBe(7500);
    const said = await database.sql`select percent from coupon_announcements where coupon_id = ${row.id} order by id`;
    expect(said.map(({ percent }) => percent)).toEqual([25, null]);
    await expect(database.sql`update coupon_announcements set percent = 1`).rejects.toThrow('append-only');
  });

  it('does not move the lowest price of a reduction that has begun', async () => {
    const id = newId();
    await reducedDress(id);
    expect(await reduce(id)).toBe(10_000);
    await addCoupon(database.sql, { ...announced, valid_from: '2026-06-16', valid_until: null });
    expect(await lowest(id)).toBe(10_000);
  });
});
