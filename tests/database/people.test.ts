import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, orderPayload } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { openDatabase, type TestDatabase } from './harness.ts';
import { paidDetails, place, record } from './order-calls.ts';

let database: TestDatabase;
const claims = (who: string) => ({ sub: idOf(who), aal: 'aal2', session_id: idOf(`${who} session`) });

async function signUp(who: string, data: Readonly<Record<string, string>> = {}): Promise<void> {
  await database.sql`
    insert into auth.users (id, email, raw_user_meta_data)
    values (${idOf(who)}, ${`${who}@example.com`}, ${database.sql.json(data)})`;
}

beforeAll(async () => {
  database = await openDatabase();
  for (const who of ['ruta', 'jonas', 'vadove', 'redaktore']) await signUp(who);
  await database.sql`insert into user_roles (user_id, role) values (${idOf('vadove')}, 'admin'), (${idOf('redaktore')}, 'editor')`;
  for (const who of ['vadove', 'redaktore'])
    await database.sql`insert into admin_grants (session_id, user_id) values (${idOf(`${who} session`)}, ${idOf(who)})`;
});
afterAll(() => database.close());

describe('a profile', () => {
  const profile = async (who: string) => {
    const [row] = await database.sql`select display_name, language from profiles where user_id = ${idOf(who)}`;
    return row;
  };

  it('is made with the user, whatever the form has sent', async () => {
    await signUp('ona', { display_name: '  Ona Onaitė ', language: 'RU' });
    expect(await profile('ona')).toEqual({ display_name: 'Ona Onaitė', language: 'ru' });
    await signUp('odd', { display_name: 'x'.repeat(5000), language: 'xx' });
    expect(await profile('odd')).toEqual({ display_name: 'x'.repeat(100), language: 'lt' });
    await signUp('bare');
    expect(await profile('bare')).toEqual({ display_name: null, language: 'lt' });
  });

  it('takes the sign-in’s upsert, for oneself alone', async () => {
    const upsert = (who: string) =>
      database.as(
        'authenticated',
        claims('ruta'),
        (sql) => sql`
        insert into profiles (user_id, display_name) values (${idOf(who)}, 'Rūta')
        on conflict (user_id) do update set user_id = excluded.user_id, display_name = excluded.display_name`,
      );
    await upsert('ruta');
    expect((await profile('ruta'))?.['display_name']).toBe('Rūta');
    await expect(upsert('jonas')).rejects.toThrow('row-level security');
  });

  it('goes with its user', async () => {
    await signUp('leaving');
    await database.sql`delete from auth.users where id = ${idOf('leaving')}`;
    expect(await profile('leaving')).toBeUndefined();
  });
});

describe('a favourite', () => {
  it('remembers the product as the shop has it, not as the browser says', async () => {
    await addProduct(database.sql, 'loved', { price: 8900, salePrice: 6900, stock: {} });
    const [row] = await database.as(
      'authenticated',
      claims('ruta'),
      (sql) => sql`
      insert into favorites (user_id, product_id, product_price, product_name)
      values (${idOf('ruta')}, 'loved', 1, 'Free') returning product_name, product_price, product_image`,
    );
    expect(row).toEqual({ product_name: 'Linen dress', product_price: 6900, product_image: 'women-wrap-dress/red' });
  });

  it('cannot be of a product that one may not see, nor twice', async () => {
    await addProduct(database.sql, 'unseen', { active: false, stock: {} });
    const love = (product: string) =>
      database.as(
        'authenticated',
        claims('ruta'),
        (sql) => sql`
        insert into favorites (user_id, product_id) values (${idOf('ruta')}, ${product})`,
      );
    await expect(love('unseen')).rejects.toThrow('no such product');
    await expect(love('loved')).rejects.toMatchObject({ code: '23505' });
  });
});

describe('a review', () => {
  const write = (product: string, item: string | null, stars: number, status = 'pending') =>
    database.sql`
      insert into reviews (product_id, order_item_id, author_name, stars, language, status)
      values (${product}, ${item}, 'Rūta', ${stars}, 'lt', ${status})`;
  let item: string;

  beforeAll(async () => {
    const [variant] = await addProduct(database.sql, 'reviewed', { stock: { 'S/red': 9 } });
    if (variant === undefined) throw new Error('no variant');
    const order = await place(database.sql, orderPayload([[variant, 1]]));
    await record(database.sql, 'evt_review', 'paid', paidDetails(order));
    const [row] = await database.sql<{ id: string }[]>`select id from order_items where order_id = ${order.order_id}`;
    item = row?.id ?? '';
  });

  it('is of a delivered line of that very product, and of no other', async () => {
    await expect(write('reviewed', item, 5)).rejects.toThrow('only what was delivered');
    await database.sql`
      with parcel as (
        insert into parcels (order_id, state, delivered_at)
        select order_id, 'delivered', now() from order_items where id = ${item} returning id
      )
      insert into parcel_items (parcel_id, order_item_id, quantity) select id, ${item}, 1 from parcel`;
    await expect(write('loved', item, 5)).rejects.toThrow('only what was delivered');
    await expect(write('reviewed', null, 5)).rejects.toThrow('reviews_are_of_delivered_lines');
    await write('reviewed', item, 4);
    await expect(write('reviewed', item, 1)).rejects.toMatchObject({ code: '23505' });
  });

  it('counts once an editor has approved it, and no longer when it is gone', async () => {
    const rating = async () => (await database.sql`select rating, review_count from products where id = 'reviewed'`)[0];
    expect(await rating()).toEqual({ rating: null, review_count: 0 });
    await database.as(
      'authenticated',
      claims('redaktore'),
      (sql) => sql`
      update reviews set status = 'approved' where product_id = 'reviewed'`,
    );
    expect(await rating()).toEqual({ rating: 4, review_count: 1 });
    const [moderated] = await database.sql`
      select moderated_by, moderated_at is not null as dated from reviews where product_id = 'reviewed'`;
    expect(moderated).toEqual({ moderated_by: idOf('redaktore'), dated: true });
    for (const stars of [5, 5])
      await database.sql`
        insert into reviews (product_id, author_name, stars, language, status, is_demonstration)
        values ('reviewed', 'Demo', ${stars}, 'lt', 'approved', true)`;
    expect(await rating()).toEqual({ rating: 4.67, review_count: 3 });
    await database.sql`delete from reviews where product_id = 'reviewed'`;
    expect(await rating()).toEqual({ rating: null, review_count: 0 });
  });
});

describe('the audit log', () => {
  const log = (table: string, key: string) =>
    database.sql`
      select actor_id, action, before, after from audit_log
      where table_name = ${table} and row_key = ${key} order by id`;

  it('says who changed what, before and after, the changed columns alone', async () => {
    await database.as('service_role', {}, async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify({ 'x-gija-actor': idOf('vadove') })}, true)`;
      await sql`update settings set value = '12000' where key = 'free_shipping_threshold'`;
    });
    expect(await log('settings', 'free_shipping_threshold')).toEqual([
      { actor_id: idOf('vadove'), action: 'update', before: { value: 10000 }, after: { value: 12000 } },
    ]);
    await database.as('service_role', {}, async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify({ 'x-gija-actor': idOf('redaktore') })}, true)`;
      await sql`update products set name_lt = 'Nauja', stock_quantity = 7 where id = 'loved'`;
    });
    expect(await log('products', 'loved')).toEqual([
      {
        actor_id: idOf('redaktore'),
        action: 'update',
        before: { name_lt: 'Lininė suknelė' },
        after: { name_lt: 'Nauja' },
      },
    ]);
  });

  it('has nothing of what changed nothing, and nothing of the machine’s own work', async () => {
    await database.as('service_role', {}, async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify({ 'x-gija-actor': idOf('vadove') })}, true)`;
      await sql`update shipping_zones set free_from = free_from where country = 'LT'`;
    });
    await database.sql`update shipping_zones set free_from = 10001 where country = 'LT'`;
    expect(await log('shipping_zones', 'LT')).toEqual([]);
  });

  it('cannot be changed, not even by the owner', async () => {
    await expect(database.sql`update audit_log set actor_id = null`).rejects.toThrow('append-only');
    await expect(database.sql`delete from audit_log`).rejects.toThrow('append-only');
  });
});

describe('a consent', () => {
  it('is never rewritten, but goes when a person is erased', async () => {
    await signUp('erased');
    await database.sql`
      insert into consents (user_id, purpose, granted, text_version, language, source)
      values (${idOf('erased')}, 'newsletter', true, '2026-11', 'lt', 'account')`;
    await expect(database.sql`update consents set granted = false`).rejects.toThrow('append-only');
    await database.sql`delete from auth.users where id = ${idOf('erased')}`;
    expect(await database.sql`select id from consents where user_id = ${idOf('erased')}`).toEqual([]);
  });
});

describe('e-mail addresses', () => {
  it.each(['ruta@example.com', 'r.p+x@sub.example.lt'])('%j is one', async (email) => {
    expect(await database.sql`select is_email(${email}) as ok`).toEqual([{ ok: true }]);
  });

  it.each([
    '',
    'ruta',
    'ruta@',
    '@x.lt',
    'a@b',
    'A@example.com',
    'a b@example.com',
    'a@example.com\nBcc: x@y.lt',
    'a@b..lt ',
    `${'a'.repeat(250)}@x.lt`,
  ])('%j is none', async (email) => {
    expect(await database.sql`select is_email(${email}) as ok`).toEqual([{ ok: false }]);
  });
});

describe('paths of redirects', () => {
  it.each(['/', '/women/dresses', '/search?q=x'])('%j stays in the shop', async (path) => {
    expect(await database.sql`select is_shop_path(${path}) as ok`).toEqual([{ ok: true }]);
  });

  it.each(['', 'women', '//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', '/a b'])(
    '%j does not',
    async (path) => {
      expect(await database.sql`select is_shop_path(${path}) as ok`).toEqual([{ ok: false }]);
    },
  );
});
