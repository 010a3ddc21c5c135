import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductContent } from '#src/contracts/product-content.ts';
import { foundProduct, foundVersion, productPage } from '#src/contracts/staff-products.ts';
import { addProduct } from '#tests/support/order-rows.ts';
import { idOf } from './access/people.ts';
import { databaseUnderTest } from './harness.ts';

const database = databaseUnderTest();
const claims = { sub: idOf('editor'), aal: 'aal2', session_id: idOf('editor session') };

async function ask(name: string, asked: object, as: object = claims): Promise<unknown> {
  const [row] = await database.as(
    'authenticated',
    as as typeof claims,
    (sql) => sql`select ${sql(name)}(${sql.json(asked as never)}) as answer`,
  );
  return row?.['answer'];
}
async function list(asked: object = {}) {
  const page = productPage.parse(await ask('list_products', { language: 'en', ...asked }));
  if (page === null) throw new Error('the products are not shown');
  return page;
}
async function read(id: string) {
  const found = foundProduct.parse(await ask('read_product_for_staff', { id }));
  if (!found?.product) throw new Error(`${id} is not shown`);
  return found.product;
}
interface Wanted {
  readonly id: string;
  readonly version: string | null;
  readonly content: ProductContent;
  readonly request?: string;
}
async function save({ request = crypto.randomUUID(), ...wanted }: Wanted) {
  const [row] =
    await database.sql`select save_product(${database.sql.json({ request, ...wanted } as never)}) as answer`;
  return row?.['answer'] as { ok: boolean; code?: string; version?: string; sku?: string; problems?: string[] };
}
async function move(id: string, act: string) {
  const [row] = await database.sql`select move_product(${id}, ${act}) as answer`;
  return row?.['answer'];
}

let maker = '';
const whole = (sku: string): ProductContent => ({
  ...{ name: 'Wool coat', name_lt: 'Vilnonis paltas', name_ru: 'Шерстяное пальто', brand: 'Eglė', tags: ['wool'] },
  ...{ description: 'Warm.', description_lt: 'Šiltas.', description_ru: 'Тёплое.', subcategory: 'coats' },
  ...{ warnings: '', warnings_lt: '', warnings_ru: '', price: 12_900, sale_price: null, sku, claim_proof: '' },
  ...{ category: 'women-jackets-coats', images: ['women-wrap-coat/camel', 'women-wrap-coat/camel-back'] },
  ...{
    featured: false,
    is_new: true,
    manufacturer_id: maker,
    country_of_origin: 'LT',
    care_code: null,
    fit_code: null,
  },
  ...{ size_guide_code: 'women-clothing', model_height: 176, model_size: 'S' },
  variants: ['S', 'M'].map((size) => ({ id: crypto.randomUUID(), sku: `${sku}-${size}`, size, color: 'camel' })),
  composition: [{ part: 'main', fibre: 'wool', percent: 100 }],
  measurements: [{ size: 'S', measure: 'chest', millimetres: 980 }],
  pictures: ['women-wrap-coat/camel', 'women-wrap-coat/camel-back'].map((picture) => ({
    ...{ picture, color: 'camel', alt: 'A coat', alt_lt: 'Paltas', alt_ru: 'Пальто' },
  })),
});

beforeAll(async () => {
  await database.sql`insert into auth.users (id, email) values (${idOf('editor')}, 'editor@example.com')`;
  await database.sql`insert into user_roles (user_id, role) values (${idOf('editor')}, 'editor')`;
  await database.sql`insert into admin_grants (session_id, user_id) values (${idOf('editor session')}, ${idOf('editor')})`;
  await addProduct(database.sql, 'vest', { stock: { 'S/red': 3 } });
  const [row] = await database.sql`select manufacturer_id as id from products where id = 'vest'`;
  maker = String(row?.['id']);
});

describe('the list of products', () => {
  it('is null for whoever may not see it', async () => {
    for (const name of ['list_products', 'read_product_for_staff', 'read_product_version'])
      expect(await ask(name, { id: 'vest' }, { ...claims, aal: 'aal1' }), name).toBeNull();
  });

  it('goes through them a page at a time, none twice and none left out', async () => {
    for (let number = 0; number < 5; number += 1)
      await save({ id: `listed-${number}`, version: null, content: whole(`LIST${number}`) });
    const seen: string[] = [];
    let page = await list({ words: 'list', size: 2 });
    expect(page.counts).toMatchObject({ all: 5, off_sale: 5, on_sale: 0, archived: 0 });
    for (;;) {
      seen.push(...page.products.map(({ id }) => id));
      const after = page.products.at(-1)?.place;
      if (!page.more || after === undefined) break;
      page = await list({ words: 'list', size: 2, after });
      expect(page.counts).toBeUndefined();
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4].map((number) => `listed-${number}`));
  });

  it('is narrowed by words without accents, by category with all below it, and by view', async () => {
    await save({ id: 'narrow', version: null, content: whole('NARROW') });
    const ids = async (asked: object) => (await list(asked)).products.map(({ id }) => id);
    expect(await ids({ words: 'vilnonis narrow', category: 'men' })).toEqual([]);
    expect(await ids({ words: 'narrow', category: 'women' })).toEqual(['narrow']);
    expect(await ids({ words: 'narrow', view: 'incomplete' })).toEqual([]);
    expect(await ids({ words: 'vest', view: 'incomplete' })).toEqual(['vest']);
    await move('narrow', 'archive');
    expect(await ids({ words: 'narrow' })).toEqual([]);
    expect(await ids({ words: 'narrow', view: 'archived' })).toEqual(['narrow']);
  });
});

describe('saving a product', () => {
  it('keeps all that was written, and reads it again the same', async () => {
    const content = whole('SAVED');
    expect(await save({ id: 'saved', version: null, content })).toMatchObject({ ok: true });
    const found = await read('saved');
    expect(found.content).toEqual(content);
    expect(found).toMatchObject({ active: false, is_archived: false, problems: [] });
  });

  it('is done once, however often it is said', async () => {
    const request = crypto.randomUUID();
    const content = whole('ONCE');
    await save({ id: 'once', version: null, content, request });
    expect(await save({ id: 'once', version: null, content, request })).toMatchObject({ ok: true });
    expect(await save({ id: 'once', version: null, content: whole('ONCE2') })).toMatchObject({ code: 'id_taken' });
    const { version } = await read('once');
    const next = { id: 'once', version, content: { ...content, brand: 'Kita' }, request: crypto.randomUUID() };
    expect((await save(next)).ok).toBe(true);
    expect((await save(next)).ok).toBe(true);
    expect((await read('once')).history).toHaveLength(2);
  });

  it('refuses what was read before somebody else changed it', async () => {
    const content = whole('STALE');
    await save({ id: 'stale', version: null, content });
    const { version } = await read('stale');
    await save({ id: 'stale', version, content: { ...content, brand: 'First' } });
    expect(await save({ id: 'stale', version, content: { ...content, brand: 'Second' } })).toEqual({
      ...{ ok: false, code: 'product_stale' },
    });
    expect((await read('stale')).content.brand).toBe('First');
  });

  it('refuses a stock number that another product has, and says which', async () => {
    await save({ id: 'owner', version: null, content: whole('OWNED') });
    expect(await save({ id: 'thief', version: null, content: whole('OWNED') })).toMatchObject({
      ...{ code: 'sku_taken', sku: 'OWNED' },
    });
    const content = { ...whole('THIEF'), variants: whole('OWNED').variants };
    expect(await save({ id: 'thief', version: null, content })).toMatchObject({ code: 'sku_taken' });
  });

  it('lets pieces exchange their stock numbers, and keeps what lies in the store', async () => {
    const content = whole('SWAP');
    await save({ id: 'swap', version: null, content });
    const [small, medium] = content.variants;
    if (!small || !medium) throw new Error('two pieces');
    const swapped = [{ ...medium, sku: small.sku }, { ...small, sku: medium.sku }]; // biome-ignore format: a pair
    expect((await save({ id: 'swap', version: (await read('swap')).version, content: { ...content, variants: swapped } })).ok).toBe(true); // biome-ignore format: one act
    expect((await read('swap')).content.variants).toEqual(swapped);
    await database.sql`select adjust_stock(${small.id}, 2, 'delivery', 'delivery', ${idOf('editor')})`;
    const without = { ...content, variants: [{ ...medium, sku: small.sku }] };
    expect(await save({ id: 'swap', version: (await read('swap')).version, content: without })).toEqual({
      ...{ ok: false, code: 'variant_kept', sku: medium.sku },
    });
    expect((await read('swap')).content.variants).toEqual(swapped);
  });

  it('keeps a piece that was counted in a stock-take', async () => {
    const content = whole('COUNTED');
    await save({ id: 'counted', version: null, content });
    const take = crypto.randomUUID();
    await database.sql`insert into stock_takes (id, name, created_by) values (${take}, 'Autumn', 'x')`;
    await database.sql`
      insert into stock_take_lines (take_id, variant_id, expected, counted, counted_by)
      values (${take}, ${content.variants[0]?.id ?? ''}, 0, 0, 'x')`;
    const { version } = await read('counted');
    expect(await save({ id: 'counted', version, content: { ...content, variants: [], measurements: [] } })).toEqual({
      ...{ ok: false, code: 'variant_kept', sku: content.variants[0]?.sku },
    });
  });

  it('refuses a material that is none, and keeps nothing of the rest', async () => {
    const content = whole('FIBRE');
    await save({ id: 'fibre', version: null, content });
    const { version } = await read('fibre');
    const strange = { ...content, brand: 'Changed', composition: [{ part: 'main', fibre: 'moonlight', percent: 100 }] };
    expect(await save({ id: 'fibre', version, content: strange })).toEqual({ ok: false, code: 'choice_unknown' });
    expect((await read('fibre')).content).toEqual(content);
  });

  it('can be undone: every state is kept with who saved it', async () => {
    const content = whole('UNDO');
    await save({ id: 'undo', version: null, content });
    await save({
      id: 'undo',
      version: (await read('undo')).version,
      content: { ...content, name: 'Another', price: 9900 },
    });
    const { history } = await read('undo');
    expect(history.map(({ changed, is_first }) => [changed, is_first])).toEqual([
      [['name', 'price'], false],
      [[], true],
    ]);
    const first = foundVersion.parse(await ask('read_product_version', { id: 'undo', version: history.at(-1)?.id }));
    expect(first?.content).toEqual(content);
    const other = await ask('read_product_version', { id: 'vest', version: history.at(-1)?.id });
    expect(other).toEqual({ content: null });
  });
});

describe('what may be sold', () => {
  it('names everything that is missing, and sells nothing before', async () => {
    const bare: ProductContent = {
      ...whole('BARE'),
      ...{ name_ru: '', description_lt: '', price: 0, category: null, manufacturer_id: null, images: [], pictures: [] },
      ...{ variants: [], composition: [], measurements: [] },
    };
    await save({ id: 'bare', version: null, content: bare });
    const missing = ['price', 'category', 'maker', 'names', 'descriptions', 'pictures', 'variants', 'composition'];
    expect((await read('bare')).problems).toEqual(missing);
    expect(await move('bare', 'sell')).toEqual({ ok: false, code: 'product_incomplete', problems: missing });
    await save({ id: 'bare', version: (await read('bare')).version, content: whole('BARE') });
    expect(await move('bare', 'sell')).toEqual({ ok: true, changed: true });
    expect(await move('bare', 'sell')).toEqual({ ok: true, changed: false });
    const { version, content } = await read('bare');
    expect(await save({ id: 'bare', version, content: { ...content, composition: [] } })).toEqual({
      ...{ ok: false, code: 'product_incomplete', problems: ['composition'] },
    });
    expect(await save({ id: 'bare', version, content: { ...content, images: [], pictures: [] } })).toMatchObject({
      ...{ ok: false, code: 'product_incomplete' },
    });
    expect((await read('bare')).content.composition).toEqual(content.composition);
  });

  it('finds claims of the environment in three languages, until their proof is named', async () => {
    const claimed: readonly (readonly [Partial<ProductContent>, string])[] = [
      [{ description: 'Eco-friendly and soft.' }, 'eco'],
      [{ description: 'A SUSTAINABLE choice.' }, 'sustainab'],
      [{ name_lt: 'Tvarūs džinsai' }, 'tvaru'],
      [{ description_lt: 'Ekologiška medvilnė.' }, 'ekolog'],
      [{ description_ru: 'Экологичный хлопок.' }, 'экологич'],
    ];
    await save({ id: 'claims', version: null, content: whole('CLAIMS') });
    for (const [words, claim] of claimed) {
      const { version } = await read('claims');
      await save({ id: 'claims', version, content: { ...whole('CLAIMS'), ...words } });
      const found = await read('claims');
      expect(found.claims, JSON.stringify(words)).toContain(claim);
      expect(found.problems).toEqual(['claims']);
    }
    const { version, content } = await read('claims');
    await save({ id: 'claims', version, content: { ...content, claim_proof: 'GOTS, CU 1234567' } });
    expect((await read('claims')).problems).toEqual([]);
    const calm = { ...whole('CLAIMS'), description: 'Recommended by economists; tidy.', description_lt: 'Tvarkingas.' };
    await save({ id: 'claims', version: (await read('claims')).version, content: calm });
    expect((await read('claims')).claims).toEqual([]);
  });

  it('puts away and brings back what is not sold', async () => {
    await save({ id: 'away', version: null, content: whole('AWAY') });
    await move('away', 'sell');
    expect(await move('away', 'archive')).toEqual({ ok: true, changed: true });
    expect(await read('away')).toMatchObject({ active: false, is_archived: true });
    expect(await move('away', 'sell')).toEqual({ ok: false, code: 'product_archived' });
    await move('away', 'restore');
    expect(await read('away')).toMatchObject({ active: false, is_archived: false });
    expect(await move('nothing', 'sell')).toEqual({ ok: false, code: 'product_unknown' });
  });
});

describe('prices from the list', () => {
  it('change both at once, of the version that was seen', async () => {
    await save({ id: 'priced', version: null, content: whole('PRICED') });
    const { version } = await read('priced');
    const price = async (of: string, cents: number, sale: number | null) => {
      const [row] =
        await database.sql`select price_product('priced', ${of}::text::timestamptz, ${cents}, ${sale}) as answer`;
      return row?.['answer'] as { ok: boolean; code?: string; version: string };
    };
    const first = await price(version, 10_000, 8000);
    expect(first.ok).toBe(true);
    expect(await price(version, 10_000, 7000)).toEqual({ ok: false, code: 'product_stale' });
    expect(await price(version, 10_000, 8000)).toMatchObject({ ok: true });
    expect((await read('priced')).content).toMatchObject({ price: 10_000, sale_price: 8000 });
    const [row] = await database.sql`select is_sale, lowest_price from products where id = 'priced'`;
    expect(row).toEqual({ is_sale: true, lowest_price: 12_900 });
    expect((await read('priced')).history[0]?.changed).toEqual(['price', 'sale_price']);
  });
});

describe('what is planned', () => {
  const plan = async (id: string, act: string, at: string | null) => {
    const [row] = await database.sql`select plan_product(${id}, ${act}, ${at}) as answer`;
    return row?.['answer'];
  };
  const carryOut = async () => {
    const [row] = await database.sql`select carry_out_product_plans() as answer`;
    return row?.['answer'];
  };

  it('is done at its time of Vilnius, once, and not before', async () => {
    await save({ id: 'planned', version: null, content: whole('PLANNED') });
    expect(await plan('planned', 'sell', '2020-01-01T10:00')).toEqual({ ok: false, code: 'plan_past' });
    expect(await plan('planned', 'sell', '2999-07-01T10:00')).toEqual({ ok: true, changed: true });
    expect((await read('planned')).plan).toMatchObject({ act: 'sell', due_at: '2999-07-01T07:00:00+00:00' });
    expect(await carryOut()).toEqual({ done: 0, refused: 0 });
    await database.sql`update product_plans set due_at = now() where product_id = 'planned'`;
    expect(await carryOut()).toEqual({ done: 1, refused: 0 });
    expect(await read('planned')).toMatchObject({ active: true, plan: null });
    expect(await carryOut()).toEqual({ done: 0, refused: 0 });
  });

  it('says why it could not be done, can be taken back, and goes with the archive', async () => {
    await save({ id: 'unready', version: null, content: { ...whole('UNREADY'), composition: [] } });
    await plan('unready', 'sell', '2999-01-01T10:00');
    await database.sql`update product_plans set due_at = now() where product_id = 'unready'`;
    expect(await carryOut()).toEqual({ done: 0, refused: 1 });
    expect(await read('unready')).toMatchObject({
      ...{ active: false, plan: { is_refused: true, problems: ['composition'] } },
    });
    expect(await carryOut()).toEqual({ done: 0, refused: 0 });
    expect(await plan('unready', 'sell', null)).toEqual({ ok: true, changed: true });
    await plan('unready', 'sell', '2999-01-01T10:00');
    await move('unready', 'archive');
    expect((await read('unready')).plan).toBeNull();
    expect(await plan('unready', 'sell', '2999-01-01T10:00')).toEqual({ ok: false, code: 'product_archived' });
  });
});
