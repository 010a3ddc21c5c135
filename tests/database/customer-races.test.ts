import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyCartStorage } from '#src/domain/cart/cart-storage.ts';
import { mergeCarts } from '#src/domain/cart/merge-carts.ts';
import { askAs, type Customer, customer, dress, orderOf, ownerOf, pay } from './customer-calls.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { faultsInStock } from './order-calls.ts';

/** Each race is run this often, on connections that exist before it starts. */
const rounds = 10;

let database: TestDatabase;
let everybody: Sql;
beforeAll(async () => {
  database = await openDatabase();
  everybody = postgres(database.url, { max: 20, onnotice: () => {} });
  await Promise.all(Array.from({ length: 20 }, () => everybody`select pg_sleep(0.2)`));
});
afterAll(async () => {
  await everybody.end();
  expect(await faultsInStock(database.sql)).toEqual([]);
  await database.close();
});

const line = (id: string) => ({
  ...{ id, name: '', name_lt: '', name_ru: '', price: 8900, image: '', size: 'S', color: 'red', quantity: 1 },
});
type Items = readonly ReturnType<typeof line>[];
interface Saved {
  readonly ok: boolean;
  readonly version: number;
  readonly cart: { readonly items: Items; readonly version: number } | null;
}
const save = (who: Customer, items: Items, version: number) =>
  askAs<Saved>(database, who, 'save_cart', { items: items as never, currency: 'EUR', language: 'LT', version });

/** What a browser does with its line: saves, and merges with what another has saved until its word is taken. */
async function saveFromBrowser(who: Customer, items: Items): Promise<void> {
  let [mine, version]: [Items, number] = [items, 0];
  for (;;) {
    const answer = await save(who, mine, version);
    if (answer.ok) return;
    version = answer.cart?.version ?? 0;
    const theirs = { ...emptyCartStorage, items: answer.cart?.items ?? [] };
    mine = mergeCarts({ base: [], ours: { ...emptyCartStorage, items: mine }, theirs }).items as Items;
  }
}

describe('at once', () => {
  it('of several browsers that save on the same version one is taken', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, each) => save(ruta, [line(`coat-${each}`)], 0)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const [kept] = await database.sql<{ items: Items }[]>`select items from carts where user_id = ${ruta.id}`;
      for (const answer of answers) if (!answer.ok) expect(answer.cart?.items).toEqual(kept?.items);
    }
  }, 60_000);

  it('several browsers that merge lose no line', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const ids = Array.from({ length: 6 }, (_, each) => `coat-${each}`);
      await Promise.all(ids.map((id) => saveFromBrowser(ruta, [line(id)])));
      const [kept] = await database.sql<{ items: Items; version: number }[]>`
        select items, version from carts where user_id = ${ruta.id}`;
      expect(kept?.items.map(({ id }) => id).toSorted()).toEqual(ids);
      expect(kept?.version).toBe(6);
    }
  }, 60_000);

  it('a payment and a save: what was paid for does not stay', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const { id, small } = await dress(database.sql);
      await save(ruta, [line(id)], 0);
      const order = await orderOf(everybody, ruta.email, small, { owner: ruta });
      const [answer] = await Promise.all([save(ruta, [line(id), line('hat')], 1), pay(everybody, order)]);
      const [kept] = await database.sql<{ items: Items }[]>`select items from carts where user_id = ${ruta.id}`;
      expect(kept?.items.map((each) => each.id)).toEqual(answer.ok ? ['hat'] : []);
    }
  }, 60_000);

  it('favourites from several browsers are kept once each', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const ids = await Promise.all(Array.from({ length: 3 }, async () => (await dress(database.sql)).id));
      await Promise.all(
        Array.from({ length: 8 }, () => askAs(database, ruta, 'merge_favorites', { product_ids: ids })),
      );
      expect(await database.sql`select from favorites where user_id = ${ruta.id}`).toHaveLength(3);
    }
  }, 60_000);

  it('orders claimed from several browsers are claimed once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const { small } = await dress(database.sql);
      const orders = [await orderOf(everybody, ruta.email, small), await orderOf(everybody, ruta.email, small)];
      const counts = await Promise.all(
        Array.from({ length: 6 }, () => askAs<number>(database, ruta, 'claim_my_orders')),
      );
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
      for (const order of orders) expect(await ownerOf(database.sql, order)).toBe(ruta.id);
    }
  }, 60_000);

  it('default addresses chosen and added from every side leave one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const add = (isDefault: boolean) => everybody<{ id: string }[]>`
        insert into addresses (user_id, name, street, postcode, city, country, is_default)
        values (${ruta.id}, 'Rūta', 'Pilies g. 1', 'LT-01123', 'Vilnius', 'LT', ${isDefault}) returning id`;
      const made = (await Promise.all([add(false), add(false), add(true)])).flatMap((rows) => rows.map(({ id }) => id));
      await Promise.all([
        ...made.map((id) => askAs(database, ruta, 'set_default_address', { wanted_address: id })),
        add(true),
      ]);
      expect(await database.sql`select from addresses where user_id = ${ruta.id} and is_default`).toHaveLength(1);
    }
  }, 60_000);

  it('a default address that is removed while others are chosen leaves one, and nobody waits for ever', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const made = await everybody<{ id: string }[]>`
        insert into addresses (user_id, name, street, postcode, city, country)
        select ${ruta.id}, 'Rūta', 'Pilies g. 1', 'LT-01123', 'Vilnius', 'LT' from generate_series(1, 4) returning id`;
      const [first, second, ...others] = made.map(({ id }) => id);
      const remove = (id = '') =>
        database.as('authenticated', { sub: ruta.id }, (sql) => sql`delete from addresses where id = ${id}`);
      await Promise.all([
        ...[first, second].map(remove),
        ...[first, ...others].map((id = '') => askAs(database, ruta, 'set_default_address', { wanted_address: id })),
      ]);
      expect(await database.sql`select is_default from addresses where user_id = ${ruta.id} order by 1`).toEqual([
        { is_default: false },
        { is_default: true },
      ]);
    }
  }, 60_000);

  it('erasing twice beside a guest order with the address: one mail, and no order is left with nobody’s account', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ruta = await customer(database.sql);
      const { small } = await dress(database.sql);
      const erase = () => everybody<{ answer: { ok: boolean } }[]>`select erase_account(${ruta.id}, 'a') as answer`;
      const [[first], [second], order] = await Promise.all([erase(), erase(), orderOf(everybody, ruta.email, small)]);
      const refused = [first, second].filter((row) => row?.answer.ok === false).length;
      const [user] = await database.sql`select id from auth.users where id = ${ruta.id}`;
      // Either the order came first, is theirs and keeps the account, or the account was gone before.
      expect(await ownerOf(database.sql, order)).toBe(user === undefined ? null : ruta.id);
      expect(user === undefined).toBe(refused < 2);
      expect(
        await database.sql`select from outbox where idempotency_key = ${`account_deleted:${ruta.id}`}`,
      ).toHaveLength(user === undefined ? 1 : 0);
    }
  }, 60_000);
});
