import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PaletteFinds, type PaletteKind, paletteFinds, paletteKinds } from '#src/contracts/palette.ts';
import { addProduct, orderPayload, type VariantRow } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';
import { paidDetails, place, record } from './order-calls.ts';

const database = databaseUnderTest();
const claimsOf = (who: 'admin' | 'editor') => ({ sub: idOf(who), aal: 'aal2', session_id: idOf(`${who} session`) });
let dress: VariantRow;

async function ask(kind: string, words: string, as: object = claimsOf('admin')): Promise<PaletteFinds | null> {
  const [row] = await database.as(
    'authenticated',
    as as ReturnType<typeof claimsOf>,
    (sql) => sql`select find_for_palette(${sql.json({ kind, words, language: 'lt' })}) as answer`,
  );
  return paletteFinds.parse(row?.['answer']);
}
async function find<Kind extends PaletteKind>(kind: Kind, words: string): Promise<NonNullable<PaletteFinds[Kind]>> {
  return (await ask(kind, words))?.[kind] ?? expect.unreachable(`${kind} are not shown`);
}

async function paidOrder(of: { readonly name: string; readonly email: string; readonly user?: string }) {
  const order = { customer_name: of.name, delivery_name: of.name, customer_email: of.email, client_hash: randomUUID() };
  const placed = await place(database.sql, orderPayload([[dress, 1]], { order }));
  await record(database.sql, `evt_${placed.order_id}`, 'paid', paidDetails(placed));
  if (of.user) await database.sql`update orders set user_id = ${of.user} where id = ${placed.order_id}`;
  return placed.order_number;
}

beforeAll(async () => {
  for (const who of ['admin', 'editor'] as const) {
    await database.sql`insert into auth.users (id, email) values (${idOf(who)}, ${`${who}@example.com`})`;
    await database.sql`insert into user_roles (user_id, role) values (${idOf(who)}, ${who})`;
    await database.sql`insert into admin_grants (session_id, user_id) values (${idOf(`${who} session`)}, ${idOf(who)})`;
  }
  dress = (await addProduct(database.sql, 'dress', { stock: { 'S/red': 90 } }))[0] as VariantRow;
});

describe('the palette', () => {
  it('shows each kind to whom it is open, and nothing to anybody else', async () => {
    for (const kind of paletteKinds) {
      expect(await ask(kind, 'dress'), kind).toMatchObject({ more: false });
      expect((await ask(kind, 'dress', claimsOf('editor'))) === null, kind).toBe(kind !== 'products');
      for (const as of [
        { ...claimsOf('admin'), aal: 'aal1' },
        { ...claimsOf('admin'), session_id: randomUUID() },
        { ...claimsOf('admin'), sub: randomUUID() },
      ])
        expect(await ask(kind, 'dress', as), kind).toBeNull();
    }
    expect(await ask('suppliers', 'dress')).toBeNull();
  });

  it('finds orders by number however it is written, by people in any order of words, mail, phone and parcel', async () => {
    const email = `${randomUUID()}@pastas.example`;
    const number = await paidOrder({ name: 'Žydrūnė Šimkutė', email });
    for (const words of [number, number.toLowerCase(), number.replaceAll('-', ' '), number.replace(/\D/g, ''), email])
      expect(
        (await find('orders', words)).map((order) => order.number),
        words,
      ).toEqual([number]);
    expect(await find('orders', 'simkute ZYDRUNE')).toMatchObject([{ number, customer: 'Žydrūnė Šimkutė' }]);
    const [line] =
      await database.sql`select id::integer from order_items where order_id = (select id from orders where order_number = ${number})`;
    await database.sql`select ship_parcel(id, ${database.sql.json([{ order_item: line?.['id'] as number, quantity: 1 }])}, 'omniva', 'CE00012345LT', 'test')
      from orders where order_number = ${number}`;
    expect(await find('orders', 'ce0001-2345 lt')).toMatchObject([{ number, status: 'shipped' }]);
  });

  it('shows five, says that there are more, and those first in which a word begins so', async () => {
    const tag = randomUUID().slice(0, 8);
    const begins = await paidOrder({ name: `${tag} first`, email: 'a@pastas.example' });
    for (let order = 0; order < 5; order += 1)
      await paidOrder({ name: `x${tag}`, email: `${tag}${order}@pastas.example` });
    const found = await ask('orders', tag);
    expect(found).toMatchObject({ more: true });
    expect(found?.orders).toHaveLength(5);
    expect(await find('orders', `${tag} first`)).toMatchObject([{ number: begins }]);
  });

  it('finds products in three languages and by SKU, a variant’s too, archived ones last', async () => {
    await addProduct(database.sql, 'zebra-1', { stock: { 'S/red': 1 } });
    await addProduct(database.sql, 'zebra-2', { stock: { 'S/red': 1 }, active: false });
    await database.sql`update products set name = 'Zebra', name_lt = 'Žebrais', name_ru = 'Зебра' where id like 'zebra-%'`;
    await database.sql`update products set archived_at = now(), active = false, created_at = now() + interval '1 hour' where id = 'zebra-2'`;
    for (const words of ['zebra', 'ŽEBRAIS', 'зебра', 'zeb ra-'])
      expect(await find('products', words), words).toMatchObject([
        { id: 'zebra-1', name: 'Žebrais', sku: 'ZEBRA-1', state: 'on_sale' },
        { id: 'zebra-2', state: 'archived' },
      ]);
    expect(await find('products', 'zebra-2-0')).toMatchObject([{ id: 'zebra-2' }]);
    expect(await ask('products', 'zebra', claimsOf('editor'))).toMatchObject({ products: [{ id: 'zebra-1' }, {}] });
  });

  it('finds customers once: accounts by name and address, guests by their orders', async () => {
    const tag = randomUUID().slice(0, 8);
    const account = randomUUID();
    await database.sql`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      values (${account}, ${`${tag}@pastas.example`}, now(), ${database.sql.json({ display_name: `Ona ${tag}` })})`;
    await paidOrder({ name: `Ona ${tag}`, email: `${tag}@pastas.example`, user: account });
    const key = await paidOrder({ name: `Guest ${tag}`, email: `guest-${tag}@pastas.example` });
    await paidOrder({ name: `Guest ${tag}`, email: `guest-${tag}@pastas.example` });
    const found = await find('customers', tag);
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({ key: account, name: `Ona ${tag}`, email: `${tag}@pastas.example` });
    expect(found.find(({ email }) => email === `guest-${tag}@pastas.example`)).toMatchObject({ name: `Guest ${tag}` });
    expect(
      found.some((each) => each.key === key),
      'by the newest order',
    ).toBe(false);
    const silent = randomUUID();
    await database.sql`insert into auth.users (id, email) values (${silent}, ${`silent-${tag}@pastas.example`})`;
    expect(await find('customers', `silent-${tag}`)).toEqual([
      { key: silent, name: null, email: `silent-${tag}@pastas.example` },
    ]);
  });

  it('finds coupons by code and note, those whose code begins so first', async () => {
    await database.sql`insert into coupons (code, kind, value, note) values ('RUDUO25', 'percent', 25, 'Rudens'), ('XRUDUO', 'percent', 5, '')`;
    expect(await find('coupons', 'ruduo')).toMatchObject([{ code: 'RUDUO25', state: 'running' }, { code: 'XRUDUO' }]);
    expect(await find('coupons', 'rudens')).toMatchObject([{ code: 'RUDUO25' }]);
  });

  it('takes marks of patterns as they are, and asks for three letters or figures in a row', async () => {
    for (const words of ['', '  ', 'ab', '%', '%%%', '___', "'; drop table orders; --", '$1$1', '\\', 'a-b c-d'])
      for (const kind of paletteKinds) expect((await ask(kind, words))?.[kind], `${kind}: ${words}`).toEqual([]);
    expect(await find('products', 'zebra %'), 'no sign that means anything').toEqual([]);
  });
});
