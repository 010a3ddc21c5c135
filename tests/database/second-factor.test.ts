import { randomUUID } from 'node:crypto';
import postgres, { type JSONValue, type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expected } from './access/expected.data.ts';
import { idOf } from './access/people.ts';
import { prepareProbe, probeAccess } from './access/probe.ts';
import { asCustomer, spelledOut } from './access/spelled-out.ts';
import { askAs, type Customer, customer, dress, orderOf } from './customer-calls.ts';
import { databaseUnderTest } from './harness.ts';

/** What the back office's gate has to read before the second factor: which locks there are, and no data of a customer. */
const openBefore = ['admin_grants', 'user_roles'];

/** What the browser of the sign-up keeps (migration 0181). */
const typedHere = 'typed here '.repeat(7);

const addFactor = (sql: Sql, user: string, status = 'verified') => sql`
  insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
  values (${user}, ${randomUUID()}, 'totp', ${status}, 'JBSWY3DPEHPK3PXP')`;

describe('tables with a second factor', () => {
  const database = databaseUnderTest();
  let superuser: Sql;
  beforeAll(async () => {
    superuser = postgres(database.superuserUrl, { max: 1, onnotice: () => {} });
    await prepareProbe(superuser);
    for (const who of ['a', 'b']) await addFactor(superuser, idOf(who));
  });
  afterAll(() => superuser.end());

  const access = (own: (table: string) => string) =>
    Object.fromEntries(
      Object.entries(expected).map(([table, { customer }]) => [
        table,
        spelledOut(table, asCustomer(customer, own(table))),
      ]),
    );

  it('show and move none of the own rows by the password alone; what is everybody’s stays readable', async () => {
    expect(await probeAccess(superuser, 'a')).toEqual(access((table) => (openBefore.includes(table) ? 'a' : '')));
  });

  it('are as open as ever when it was shown', async () => {
    expect(await probeAccess(superuser, 'b')).toEqual(access(() => 'b'));
  });
});

describe('what is written', () => {
  const database = databaseUnderTest();

  it('narrows every table whose policies ask who is signed in', async () => {
    const tables = await database.sql<{ tablename: string; narrowed: boolean }[]>`
      select tablename, bool_or(
        permissive = 'RESTRICTIVE' and cmd = 'ALL' and qual ~ '^\\( SELECT factor_is_shown\\(\\)' and roles @> '{authenticated}'
      ) as narrowed
      from pg_policies where schemaname = 'public'
      group by tablename
      having bool_or(concat(qual, with_check) like '%auth.uid()%' and roles && '{authenticated,public}')
      order by tablename`;
    expect(tables.length).toBeGreaterThan(openBefore.length);
    expect(tables.filter(({ narrowed }) => !narrowed).map(({ tablename }) => tablename)).toEqual(openBefore);
  });

  it('asks for the factor in every function that customers call', async () => {
    const functions = await database.sql<{ proname: string }[]>`
      select proname from pg_proc
      where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
        and has_function_privilege('authenticated', oid, 'execute') and prosrc like '%auth.uid()%'
      order by proname`;
    expect(functions.map(({ proname }) => proname)).toEqual(['asker', 'factor_is_shown']);
  });
});

describe('functions for customers', () => {
  const database = databaseUnderTest();

  /** Somebody with an order, a favourite, a cart, two addresses, a guest order that waits to be claimed, and a password that waits to be kept. */
  async function shopper() {
    const who = await customer(database.sql);
    const { id: product, small } = await dress(database.sql);
    const order = await orderOf(database.sql, who.email, small, { owner: who });
    await askAs(database, who, 'merge_favorites', { product_ids: [product] });
    await askAs(database, who, 'save_cart', {
      items: [{ id: product, quantity: 1 }],
      currency: 'EUR',
      language: 'EN',
      version: 0,
    });
    const [, second] = await database.sql<{ id: string }[]>`
      insert into addresses ${database.sql(
        ['Ruta', 'Jonas'].map((name) => ({
          ...{ user_id: who.id, name, street: 'Pilies g. 1', postcode: 'LT-01123', city: 'Vilnius', country: 'LT' },
        })),
      )} returning id`;
    await orderOf(database.sql, who.email, small);
    await database.sql`
      insert into unproven_passwords (user_id, password_hash, proof_hash) values (${who.id}, 'typed', hash_secret(${typedHere}))`;
    const calls: Readonly<Record<string, Readonly<Record<string, JSONValue>>>> = {
      claim_my_orders: {},
      keep_typed_password: { proof: typedHere },
      list_favorites: {},
      list_my_orders: {},
      merge_favorites: { product_ids: [(await dress(database.sql)).id] },
      read_order_again: { wanted_order: order.order_id },
      restore_favorite: { kept_product: product, kept_price: 1, kept_since: '2026-01-01T00:00:00Z' },
      save_cart: { items: [], currency: 'EUR', language: 'EN', version: 1 },
      set_default_address: { wanted_address: second?.id ?? '' },
      summarize_my_account: {},
    };
    return { who, calls };
  }

  /** Everything of theirs that the functions could change. */
  const stateOf = ({ id, email }: Customer) => database.sql`
    select
      (select jsonb_agg(to_jsonb(o) order by o.id) from orders o where o.customer_email = ${email}) as orders,
      (select jsonb_agg(to_jsonb(f) order by f.id) from favorites f where f.user_id = ${id}) as favorites,
      (select to_jsonb(c) from carts c where c.user_id = ${id}) as cart,
      (select jsonb_agg(to_jsonb(a) order by a.id) from addresses a where a.user_id = ${id}) as addresses,
      (select encrypted_password from auth.users u where u.id = ${id}) as password`;

  async function answers({ who, calls }: Awaited<ReturnType<typeof shopper>>, level: 'aal1' | 'aal2') {
    const given: Record<string, unknown> = {};
    for (const [name, parameters] of Object.entries(calls)) {
      given[name] = await askAs(database, { ...who, level }, name, parameters).catch(
        ({ code }: { code: string }) => code,
      );
    }
    return given;
  }

  const everything = {
    claim_my_orders: 1,
    keep_typed_password: true,
    list_favorites: [expect.objectContaining({ product_name: 'Linen dress' })],
    list_my_orders: { orders: [expect.anything(), expect.anything()], next: null },
    merge_favorites: [expect.any(String), expect.any(String)],
    read_order_again: [expect.objectContaining({ quantity: 1 })],
    restore_favorite: true,
    save_cart: { ok: true, version: 2 },
    set_default_address: true,
    summarize_my_account: expect.objectContaining({ orders: 2, favorites: 2 }),
  };

  it('are all tried here', async () => {
    const found = await database.sql<{ proname: string }[]>`
      select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc like '%public.asker()%'
      order by proname`;
    expect(found.map(({ proname }) => proname)).toEqual(Object.keys((await shopper()).calls));
  });

  it('tell nothing and change nothing by the password alone, and all when the factor was shown', async () => {
    const person = await shopper();
    await addFactor(database.sql, person.who.id);
    const before = await stateOf(person.who);
    expect(await answers(person, 'aal1')).toEqual({
      claim_my_orders: 0,
      keep_typed_password: false,
      list_favorites: [],
      list_my_orders: { orders: [], next: null },
      merge_favorites: '42501',
      read_order_again: null,
      restore_favorite: '42501',
      save_cart: '42501',
      set_default_address: false,
      summarize_my_account: null,
    });
    expect(await stateOf(person.who)).toEqual(before);
    expect(await answers(person, 'aal2')).toEqual(everything);
  });

  it.each([
    ['who has none', async () => {}],
    ['who has only begun to set one up', (who: Customer) => addFactor(database.sql, who.id, 'unverified')],
    ['while others have theirs', async () => void (await addFactor(database.sql, (await customer(database.sql)).id))],
  ])('answer at once to somebody %s', async (_, prepare) => {
    const person = await shopper();
    await prepare(person.who);
    expect(await answers(person, 'aal1')).toEqual(everything);
  });
});
