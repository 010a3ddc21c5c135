import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testKeys } from '#tests/support/test-backend.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { type Person, signedIn } from './signed-in.ts';
import { placeTestOrder } from './test-orders.ts';

const shop = shopUnderTest({ quiet: ['log', 'error'] });
let a: Person;
let b: Person;
/** What A owns, what B owns, and what is the shop's. */
let id: Readonly<
  Record<'aAddress' | 'bAddress' | 'aOrder' | 'bOrder' | 'product' | 'variant' | 'review' | 'otherProduct', string>
>;

const street = { name: 'Rūta', street: 'Pilies g. 1', postcode: 'LT-01123', city: 'Vilnius', country: 'LT' };
const cart = JSON.stringify([{ id: 'coat' }]);

/** An order of this person, an address, a profile with a name, a heart and a cart. */
async function belongings({ userId }: Person) {
  const { sql } = shop;
  const order = await placeTestOrder(shop, 3);
  const [placed] = await sql<{ id: string }[]>`
    update orders set user_id = ${userId} where order_number = ${order.orderNumber} returning id`;
  const [address] = await sql<
    { id: string }[]
  >`insert into addresses ${sql({ user_id: userId, ...street })} returning id`;
  await sql`
    insert into profiles (user_id, display_name) values (${userId}, 'Rūta')
    on conflict (user_id) do update set display_name = 'Rūta'`;
  await sql`insert into favorites (user_id, product_id) values (${userId}, ${order.id})`;
  await sql`insert into carts (user_id, items) values (${userId}, ${cart}::text::jsonb)`;
  return { order: placed?.id ?? '', address: address?.id ?? '', product: order.id, variant: order.variant };
}

beforeAll(async () => {
  const { sql } = shop;
  [a, b] = [await signedIn(shop), await signedIn(shop)];
  const [ofA, ofB] = [await belongings(a), await belongings(b)];
  await sql`insert into user_roles (user_id, role) values (${a.userId}, 'editor')`;
  await sql`insert into coupons (code, kind, value) values ('TENTH', 'percent', 10)`;
  const [review] = await sql<{ id: string }[]>`
    insert into reviews (product_id, user_id, author_name, stars, language, status, is_demonstration)
    values (${ofA.product}, ${a.userId}, 'Rūta', 3, 'lt', 'pending', true) returning id`;
  id = {
    ...{ aAddress: ofA.address, bAddress: ofB.address, aOrder: ofA.order, bOrder: ofB.order },
    ...{ product: ofA.product, variant: ofA.variant, review: review?.id ?? '', otherProduct: ofB.product },
  };
});

/** All rows of the tables that are attacked. */
async function everything(): Promise<string> {
  const tables = [
    ...['user_roles', 'admin_grants', 'admin_pins', 'orders', 'order_items', 'payments', 'refunds', 'products'],
    ...['product_variants', 'price_history', 'stock_movements', 'coupons', 'coupon_redemptions', 'addresses'],
    ...['profiles', 'carts', 'favorites', 'reviews', 'returns', 'consents', 'settings', 'recovery_codes'],
  ];
  const rows = tables.map(async (table) => {
    const found = await shop.sql<{ row: string }[]>`select t::text as row from ${shop.sql(table)} t order by 1`;
    return [table, ...found.map(({ row }) => row)].join('\n');
  });
  return (await Promise.all(rows)).join('\n');
}

type Body = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];
/** A request as anybody can send it with A's token: no browser module of ours stands between. */
async function send(method: 'POST' | 'PATCH', path: string, body: Body) {
  const response = await fetch(`${shop.backendUrl}/rest/v1/${path}`, {
    method,
    headers: {
      ...{ apikey: testKeys.publishableKey, authorization: `Bearer ${a.token}` },
      ...{ 'content-type': 'application/json', prefer: 'return=minimal,count=exact' },
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const moved = response.headers.get('content-range');
  return { status: response.status, moved, body: text === '' ? undefined : JSON.parse(text) };
}

/** Privileges or policies said no. Somebody without the role is told 403 by PostgREST. */
const refused = { status: 403, body: { code: '42501' } };
const mine = () => `user_id=eq.${a.userId}`;

const insertions: readonly [what: string, table: string, body: () => Body][] = [
  ['a role', 'user_roles', () => ({ user_id: a.userId, role: 'admin' })],
  ['a grant of the back office', 'admin_grants', () => ({ session_id: randomUUID(), user_id: a.userId })],
  ['a PIN', 'admin_pins', () => ({ user_id: a.userId, pin_hash: 'x' })],
  ['an order', 'orders', () => ({ user_id: a.userId, status: 'delivered', total_amount: 0 })],
  ['a payment', 'payments', () => ({ order_id: id.aOrder, provider: 'stripe', amount: 1, currency: 'EUR' })],
  ['a refund', 'refunds', () => ({ order_id: id.aOrder, amount: 8900, currency: 'EUR', reason: 'goodwill' })],
  ['a product', 'products', () => ({ id: 'free-coat', price: 0 })],
  ['stock', 'product_variants', () => ({ product_id: id.product, sku: 'X', size: 'L', color: 'sage' })],
  ['a coupon', 'coupons', () => ({ code: 'MINE', kind: 'percent', value: 100 })],
  [
    'a review',
    'reviews',
    () => ({ product_id: id.product, author_name: 'A', stars: 5, language: 'lt', status: 'approved' }),
  ],
  ['an address of B', 'addresses', () => ({ ...street, user_id: b.userId })],
  ['an address of B as the default', 'addresses', () => ({ ...street, user_id: b.userId, is_default: true })],
  ['addresses, of which one is B’s', 'addresses', () => [mineAs(street), { ...street, user_id: b.userId }]],
  ['an address with an id of its own', 'addresses', () => ({ ...mineAs(street), id: id.bAddress })],
  ['a profile of B', 'profiles', () => ({ user_id: b.userId, display_name: 'A' })],
  ['a profile with other columns', 'profiles', () => ({ user_id: a.userId, created_at: '2020-01-01' })],
  ['a cart of B', 'carts', () => ({ user_id: b.userId, items: [] })],
  ['a cart beside save_cart', 'carts', () => ({ user_id: a.userId, items: [], version: 99 })],
  ['a heart of B', 'favorites', () => ({ user_id: b.userId, product_id: id.product })],
  ['a heart of long ago', 'favorites', () => ({ ...mineAs({ product_id: id.product }), created_at: '2020-01-01' })],
  ['a consent of B', 'consents', () => ({ user_id: b.userId, purpose: 'newsletter', granted: true })],
];
const mineAs = (row: Readonly<Record<string, unknown>>) => ({ user_id: a.userId, ...row });

const updates: readonly [what: string, path: () => string, body: () => Body][] = [
  ['the own role', () => `user_roles?${mine()}`, () => ({ role: 'admin' })],
  ['a grant’s end', () => `admin_grants?${mine()}`, () => ({ expires_at: '2999-01-01' })],
  ['the status of the own order', () => `orders?id=eq.${id.aOrder}`, () => ({ status: 'delivered' })],
  ['that the own order is paid', () => `orders?id=eq.${id.aOrder}`, () => ({ payment_status: 'paid' })],
  ['the total of the own order', () => `orders?id=eq.${id.aOrder}`, () => ({ total_amount: 1, total_eur: 1 })],
  ['whose an order is', () => `orders?id=eq.${id.bOrder}`, () => ({ user_id: a.userId })],
  ['the price of an ordered line', () => `order_items?order_id=eq.${id.aOrder}`, () => ({ unit_price: 1 })],
  ['a payment', () => `payments?order_id=eq.${id.aOrder}`, () => ({ state: 'paid' })],
  ['stock', () => `product_variants?id=eq.${id.variant}`, () => ({ on_hand: 99 })],
  ['a product’s price', () => `products?id=eq.${id.product}`, () => ({ price: 1 })],
  ['a product’s sale price', () => `products?id=eq.${id.product}`, () => ({ sale_price: 1 })],
  ['what is counted in a product', () => `products?id=eq.${id.product}`, () => ({ rating: 5, stock_quantity: 9 })],
  ['a setting', () => 'settings?key=not.is.null', () => ({ value: 0 })],
  ['a coupon', () => 'coupons?code=eq.TENTH', () => ({ value: 100, active: true })],
  ['the own review’s owner', () => `reviews?id=eq.${id.review}`, () => ({ user_id: b.userId })],
  ['the own review’s stars', () => `reviews?id=eq.${id.review}`, () => ({ stars: 5 })],
  ['the own address to B', () => `addresses?id=eq.${id.aAddress}`, () => ({ user_id: b.userId })],
  ['the default beside its function', () => `addresses?id=eq.${id.aAddress}`, () => ({ is_default: false })],
  ['the own profile to B', () => `profiles?${mine()}`, () => ({ user_id: b.userId })],
  ['the own cart to B', () => `carts?${mine()}`, () => ({ user_id: b.userId })],
  ['the own heart to B', () => `favorites?${mine()}`, () => ({ user_id: b.userId })],
  ['the price of the own heart', () => `favorites?${mine()}`, () => ({ product_price: 1 })],
];

/** Columns that the back office writes with the same database role: no row is found where the person is not of it. */
const unfound: readonly [what: string, path: () => string, body: () => Body][] = [
  ['the own review’s status', () => `reviews?id=eq.${id.review}`, () => ({ status: 'approved' })],
  ['B’s address', () => `addresses?id=eq.${id.bAddress}`, () => ({ city: 'Kaunas' })],
  ['B’s profile', () => `profiles?user_id=eq.${b.userId}`, () => ({ display_name: 'A' })],
];

const calls: readonly [name: string, body: () => Body, answer: unknown][] = [
  ['set_default_address', () => ({ wanted_address: id.bAddress }), false],
  ['read_order_again', () => ({ wanted_order: id.bOrder }), null],
  ['read_dashboard', () => ({}), null],
];
/** One argument too many makes it a function that does not exist: PGRST202. */
const overloaded: readonly [name: string, body: () => Body][] = [
  ['claim_my_orders', () => ({ user_id: b.userId })],
  ['list_my_orders', () => ({ owner: b.userId })],
  ['list_favorites', () => ({ user_id: b.userId })],
  ['merge_favorites', () => ({ product_ids: [id.product], owner: b.userId })],
  ['save_cart', () => ({ items: [], currency: 'EUR', language: 'LT', version: 0, user_id: b.userId })],
  ['summarize_my_account', () => ({ user_id: b.userId })],
];
/** What functions call with the secret key, naming whom they like. */
const ofTheShop: readonly [name: string, body: () => Body][] = [
  ['claim_orders_of', () => ({ claimer: b.userId })],
  ['erase_account', () => ({ erased: b.userId, mailbox_hash: '0'.repeat(64) })],
  ['replace_recovery_codes', () => ({ owner: b.userId, hashes: ['0'.repeat(64)] })],
  ['adjust_stock', () => ({ variant: id.variant, change: 9, kind: 'correction', reason: 'x', actor: 'x' })],
  ['cancel_order', () => ({ cancelled_order: id.bOrder, actor: 'x', restock: true })],
  ['write_review', () => ({ order_token: null, owner: b.userId, wanted: {} })],
  ['place_order', () => ({ payload: {} })],
  ['has_back_office_role', () => ({ wanted: ['admin'] })],
];

describe('with a customer’s token, mass assignment', () => {
  const untouched = async (attack: () => Promise<void>) => {
    const before = await everything();
    await attack();
    expect(await everything()).toBe(before);
  };

  it.each(insertions)('adds no row: %s', (_what, table, body) =>
    untouched(async () => expect(await send('POST', table, body())).toMatchObject(refused)),
  );

  it.each(updates)('changes no column: %s', (_what, path, body) =>
    untouched(async () => expect(await send('PATCH', path(), body())).toMatchObject(refused)),
  );

  it.each(unfound)('finds no row: %s', (_what, path, body) =>
    untouched(async () =>
      expect(await send('PATCH', path(), body())).toEqual({ status: 204, moved: '*/0', body: undefined }),
    ),
  );

  it.each(calls)('is told nothing by %s of what is B’s', (name, body, answer) =>
    untouched(async () =>
      expect(await send('POST', `rpc/${name}`, body())).toMatchObject({ status: 200, body: answer }),
    ),
  );

  it.each(overloaded)('finds no %s that takes somebody else', (name, body) =>
    untouched(async () =>
      expect(await send('POST', `rpc/${name}`, body())).toMatchObject({ status: 404, body: { code: 'PGRST202' } }),
    ),
  );

  it.each(ofTheShop)('may not call %s', (name, body) =>
    untouched(async () => expect(await send('POST', `rpc/${name}`, body())).toMatchObject(refused)),
  );

  it('lifts nobody in the auth service, whatever is put into the own account', async () => {
    const read = () => shop.sql`
      select to_jsonb(account) - array['raw_user_meta_data', 'updated_at'] as kept
      from auth.users account where id in ${shop.sql([a.userId, b.userId])} order by id`;
    const before = await read();
    const change = async (wanted: object) => {
      const response = await fetch(`${shop.backendUrl}/auth/v1/user`, {
        method: 'PUT',
        headers: {
          ...{ apikey: testKeys.publishableKey, authorization: `Bearer ${a.token}` },
          'content-type': 'application/json',
        },
        body: JSON.stringify(wanted),
      });
      return { status: response.status, body: await response.json() };
    };
    expect(await change({ app_metadata: { role: 'admin' } })).toMatchObject({ status: 403 });
    const lifted = { role: 'service_role', aud: 'admin', is_super_admin: true, email_confirmed_at: '2020-01-01' };
    expect(
      await change({ ...lifted, id: b.userId, raw_app_meta_data: { role: 'admin' }, data: { role: 'admin' } }),
    ).toMatchObject({ status: 200, body: { id: a.userId, role: 'authenticated', user_metadata: { role: 'admin' } } });
    expect(await read()).toEqual(before);
    expect(await send('POST', 'rpc/is_admin', {})).toMatchObject({ status: 200, body: false });
  });

  it('is what was refused, not the token: the own city, name and heart are written', async () => {
    expect(await send('PATCH', `addresses?id=eq.${id.aAddress}`, { city: 'Kaunas' })).toMatchObject({ moved: '*/1' });
    expect(await send('PATCH', `profiles?${mine()}`, { display_name: 'Ona' })).toMatchObject({ moved: '*/1' });
    const heart = { user_id: a.userId, product_id: id.otherProduct, product_price: 1, product_name: 'Mine' };
    expect((await send('POST', 'favorites', heart)).status).toBe(201);
    expect(
      await shop.sql`
        select product_price, product_name from favorites where user_id = ${a.userId} and product_id = ${id.otherProduct}`,
    ).toEqual([{ product_price: 8900, product_name: 'Linen dress' }]);
  });
});
