import { describe, expect, it } from 'vitest';
import { parsePostcode } from '#src/domain/shipping/postcodes.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';
import { askAs, customer, dress, orderOf, ownerOf, pay } from './customer-calls.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();

describe('an order placed as a guest', () => {
  it('becomes theirs who confirm its address, whatever the case in which they signed up', async () => {
    const { small } = await dress(database.sql);
    const order = await orderOf(database.sql, 'onute@example.com', small);
    const onute = await customer(database.sql, { email: 'Onute@Example.com', isConfirmed: false });
    expect(await ownerOf(database.sql, order)).toBeNull();
    await database.sql`update auth.users set email_confirmed_at = now() where id = ${onute.id}`;
    expect(await ownerOf(database.sql, order)).toBe(onute.id);
  });

  it('is not claimed with an address that is not confirmed, nor with one that only resembles it', async () => {
    const { small } = await dress(database.sql);
    const order = await orderOf(database.sql, 'petras@example.com', small);
    const waiting = await customer(database.sql, { email: 'petras@example.com', isConfirmed: false });
    const alike = await customer(database.sql, { email: 'petras+1@example.com' });
    for (const who of [waiting, alike]) expect(await askAs(database, who, 'claim_my_orders')).toBe(0);
    expect(await ownerOf(database.sql, order)).toBeNull();
  });

  it('is claimed at the next sign-in when it was placed after the address was confirmed', async () => {
    const ruta = await customer(database.sql);
    const { small } = await dress(database.sql);
    const order = await orderOf(database.sql, ruta.email, small);
    expect(await askAs(database, ruta, 'claim_my_orders')).toBe(1);
    expect(await askAs(database, ruta, 'claim_my_orders')).toBe(0);
    expect(await ownerOf(database.sql, order)).toBe(ruta.id);
  });

  it('follows a changed address too, and what was claimed before stays', async () => {
    const ruta = await customer(database.sql);
    const { small } = await dress(database.sql);
    const [before, after] = [
      await orderOf(database.sql, ruta.email, small),
      await orderOf(database.sql, `new-${ruta.email}`, small),
    ];
    await askAs(database, ruta, 'claim_my_orders');
    await database.sql`update auth.users set email = ${`new-${ruta.email}`} where id = ${ruta.id}`;
    expect([await ownerOf(database.sql, before), await ownerOf(database.sql, after)]).toEqual([ruta.id, ruta.id]);
  });

  it('is never taken from another customer', async () => {
    const [ruta, jonas] = [await customer(database.sql), await customer(database.sql)];
    const { small } = await dress(database.sql);
    const order = await orderOf(database.sql, ruta.email, small, { owner: jonas });
    expect(await askAs(database, ruta, 'claim_my_orders')).toBe(0);
    expect(await ownerOf(database.sql, order)).toBe(jonas.id);
  });

  it('is claimed by nobody without a session', async () => {
    await expect(database.as('anon', {}, (sql) => sql`select claim_my_orders()`)).rejects.toThrow('permission denied');
  });
});

interface Page {
  readonly orders: readonly {
    readonly order_number: string;
    readonly pictures: readonly string[];
    readonly pieces: number;
  }[];
  readonly next: { readonly before_time: string; readonly before_id: string } | null;
}

describe('the list of orders', () => {
  it('has every order once, the newest first, page after page', async () => {
    const ruta = await customer(database.sql);
    const { small } = await dress(database.sql, 50);
    const placed: string[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      placed.unshift((await orderOf(database.sql, ruta.email, small, { owner: ruta })).order_number);
    // Placed in the same moment: the id decides.
    await database.sql`update orders set created_at = '2026-11-01' where order_number in (${placed[1] ?? ''}, ${placed[2] ?? ''})`;
    const found: string[] = [];
    let next: Page['next'] = null;
    do {
      const page: Page = await askAs<Page>(database, ruta, 'list_my_orders', { ...next, page_size: 2 });
      found.push(...page.orders.map((order) => order.order_number));
      next = page.next;
    } while (next !== null);
    expect(found.slice(0, 3)).toEqual([placed[0], placed[3], placed[4]]);
    expect(found.toSorted()).toEqual(placed.toSorted());
  });

  it('says what the account shows of an order, and opens its page', async () => {
    const ruta = await customer(database.sql);
    const { small } = await dress(database.sql);
    const order = await orderOf(database.sql, ruta.email, small, { owner: ruta, quantity: 2 });
    await pay(database.sql, order);
    const { orders, next } = await askAs<Page>(database, ruta, 'list_my_orders');
    expect(next).toBeNull();
    expect(orders).toMatchObject([
      {
        ...{ order_number: order.order_number, status: 'processing', payment_status: 'paid', payment_method: 'card' },
        ...{ total_amount: order.total_amount, currency: 'EUR', customer_email: ruta.email, pieces: 2 },
        ...{
          access_token: order.access_token,
          pictures: ['women-wrap-dress/red'],
          tracking_numbers: [],
          open_returns: 0,
        },
      },
    ]);
  });

  it('is each customer’s own, figures and reorder too', async () => {
    const [ruta, jonas] = [await customer(database.sql), await customer(database.sql)];
    const { small } = await dress(database.sql);
    const order = await orderOf(database.sql, ruta.email, small, { owner: ruta });
    expect(await askAs(database, jonas, 'list_my_orders')).toEqual({ orders: [], next: null });
    expect(await askAs(database, jonas, 'summarize_my_account')).toMatchObject({ orders: 0, recent: [] });
    expect(await askAs(database, jonas, 'read_order_again', { wanted_order: order.order_id })).toBeNull();
  });
});

describe('the figures of the account', () => {
  it('are counted, and its status is the real one', async () => {
    const ruta = await customer(database.sql, { isConfirmed: false });
    const { id, small } = await dress(database.sql, 20);
    for (let turn = 0; turn < 4; turn += 1) await orderOf(database.sql, ruta.email, small, { owner: ruta });
    await askAs(database, ruta, 'merge_favorites', { product_ids: [id] });
    const summary = await askAs<{ recent: unknown[] }>(database, ruta, 'summarize_my_account');
    expect(summary).toMatchObject({ orders: 4, open_orders: 4, favorites: 1, status: 'unconfirmed' });
    expect(summary.recent).toHaveLength(3);
    await database.sql`update auth.users set email_confirmed_at = now() where id = ${ruta.id}`;
    expect(await askAs(database, ruta, 'summarize_my_account')).toMatchObject({ status: 'active' });
  });
});

describe('ordering again', () => {
  it('offers the lines at today’s price, as far as they are there', async () => {
    const ruta = await customer(database.sql);
    const { id, small } = await dress(database.sql, 5);
    const order = await orderOf(database.sql, ruta.email, small, { owner: ruta, quantity: 3 });
    await database.sql`update products set price = 9900 where id = ${id}`;
    const again = () => askAs(database, ruta, 'read_order_again', { wanted_order: order.order_id });
    expect(await again()).toMatchObject([
      { variant_id: small.id, id, size: 'S', color: 'red', quantity: 3, free: 2, price: 9900, bought_price: 8900 },
    ]);
    await database.sql`update products set active = false where id = ${id}`;
    expect(await again()).toMatchObject([{ free: 0, name_lt: 'Lininė suknelė' }]);
  });
});

describe('the address book', () => {
  const add = (who: { id: string }, changes: Readonly<Record<string, string | boolean>> = {}) =>
    database.as('authenticated', { sub: who.id }, async (sql) => {
      const row = {
        ...{
          user_id: who.id,
          name: 'Rūta',
          street: 'Pilies g. 1',
          postcode: 'LT-01123',
          city: 'Vilnius',
          country: 'LT',
        },
        ...changes,
      };
      const [made] = await sql<{ id: string }[]>`insert into addresses ${sql(row)} returning id`;
      return made?.id ?? '';
    });
  const defaults = async ({ id }: { id: string }) =>
    (await database.sql<{ id: string }[]>`select id from addresses where user_id = ${id} and is_default`).map(
      (row) => row.id,
    );

  it('has one default: the first, then the one that was chosen last', async () => {
    const ruta = await customer(database.sql);
    const [home, work] = [await add(ruta), await add(ruta)];
    expect(await defaults(ruta)).toEqual([home]);
    expect(await askAs(database, ruta, 'set_default_address', { wanted_address: work })).toBe(true);
    expect(await defaults(ruta)).toEqual([work]);
    const cottage = await add(ruta, { is_default: true });
    expect(await defaults(ruta)).toEqual([cottage]);
  });

  it('names the newest as its default when the default is taken out; another one leaves it as it is', async () => {
    const ruta = await customer(database.sql);
    const [home, work, cottage] = [await add(ruta), await add(ruta), await add(ruta)];
    const remove = (id: string) =>
      database.as('authenticated', { sub: ruta.id }, (sql) => sql`delete from addresses where id = ${id}`);
    await remove(home);
    expect(await defaults(ruta)).toEqual([cottage]);
    await remove(work);
    expect(await defaults(ruta)).toEqual([cottage]);
    await remove(cottage);
    expect(await defaults(ruta)).toEqual([]);
  });

  it('leaves with its person, whatever was its default', async () => {
    const ruta = await customer(database.sql);
    for (let turn = 0; turn < 3; turn += 1) await add(ruta);
    await database.sql`delete from auth.users where id = ${ruta.id}`;
    expect(await database.sql`select from addresses where user_id = ${ruta.id}`).toHaveLength(0);
  });

  it('is nobody else’s to change', async () => {
    const [ruta, jonas] = [await customer(database.sql), await customer(database.sql)];
    const home = await add(ruta);
    await expect(add(jonas, { user_id: ruta.id })).rejects.toThrow('row-level security');
    expect(await askAs(database, jonas, 'set_default_address', { wanted_address: home })).toBe(false);
    expect(await defaults(ruta)).toEqual([home]);
  });

  it('has twenty addresses at most', async () => {
    const ruta = await customer(database.sql);
    for (let turn = 0; turn < 20; turn += 1) await add(ruta);
    await expect(add(ruta)).rejects.toMatchObject({ constraint_name: 'addresses_within_limit' });
  });

  it('takes postcodes as the shop writes them, and no others', async () => {
    const ruta = await customer(database.sql);
    const typed = { LT: '01123', LV: '1050', EE: '10111', PL: '00950', DE: '10115', FI: '00100' };
    for (const country of shippingCountries)
      await add(ruta, { country, postcode: parsePostcode(typed[country], country) ?? '' });
    await expect(add(ruta, { country: 'LT', postcode: '01123' })).rejects.toMatchObject({
      constraint_name: 'addresses_postcode_of_country',
    });
  });
});
