import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct } from '#tests/support/order-rows.ts';
import { openDatabase, type TestDatabase } from './harness.ts';

let database: TestDatabase;

interface Shown {
  readonly name: string;
  readonly lt: string;
  readonly ru: string;
  readonly category: string;
  readonly brand?: string;
  readonly tags?: readonly string[];
  readonly stock?: number;
  readonly active?: boolean;
}

/** Newest last, a minute apart. */
const catalogue: Readonly<Record<string, Shown>> = {
  'slip-dress-a1': {
    name: 'Satin slip dress',
    lt: 'Satininė suknelė',
    ru: 'Атласное платье',
    category: 'women-dresses',
  },
  'wrap-dress-b2': { name: 'Linen wrap dress', lt: 'Lininė suknelė', ru: 'Льняное платье', category: 'women-dresses' },
  'kaftan-c3': { name: 'Long kaftan', lt: 'Ilgas kaftanas', ru: 'Длинный кафтан', category: 'women-dresses' },
  'runner-d4': {
    name: 'Road trainer',
    lt: 'Bėgimo sportbačiai',
    ru: 'Беговые кроссовки',
    category: 'men-sneakers',
    brand: 'Žiedas & Co',
  },
  'jumper-e5': {
    name: 'Wool jumper',
    lt: 'Vilnonis megztinis',
    ru: 'Шерстяной джемпер',
    category: 'men-sweaters-hoodies',
  },
  'scarf-f6': { name: 'Silk scarf', lt: 'Šilkinis šalikas', ru: 'Шёлковый шарф', category: 'women-accessories' },
  'gone-g7': { name: 'Gone dress', lt: 'Dingusi suknelė', ru: 'Прошлое платье', category: 'women-dresses', stock: 0 },
  'draft-h8': {
    name: 'Draft dress',
    lt: 'Juodraštis suknelė',
    ru: 'Черновик платье',
    category: 'women-dresses',
    active: false,
  },
  'odd-i9': {
    name: '100%_sure, (odd) \\ "thing"',
    lt: 'Keistas daiktas',
    ru: 'Странная вещь',
    category: 'women-accessories',
  },
};

beforeAll(async () => {
  database = await openDatabase();
  let minute = 0;
  for (const [id, { name, lt, ru, category, brand = '', tags = [], stock = 1, active = true }] of Object.entries(
    catalogue,
  )) {
    await addProduct(database.sql, id, { stock: { 'S/red': stock } });
    minute += 1;
    await database.sql`
      update products set name = ${name}, name_lt = ${lt}, name_ru = ${ru}, category = ${category}, brand = ${brand},
        tags = ${[...tags]}, active = ${active}, description = 'Text.', description_lt = 'Tekstas.',
        description_ru = 'Описание.', created_at = '2026-01-01'::timestamptz + ${minute} * interval '1 minute'
      where id = ${id}`;
  }
});
afterAll(() => database.close());

type Language = 'en' | 'lt' | 'ru';

const search = (words: string, language: Language) =>
  database.as('anon', {}, async (sql) => {
    const rows = await sql<{ id: string }[]>`select id from search_products(${words}, ${language})`;
    return rows.map((row) => row.id);
  });

interface PageAnswer {
  readonly ids: readonly string[];
  readonly corrected: string | null;
  readonly redirect: string | null;
  readonly categories: readonly { slug: string; name: string; items: number }[];
}
interface Suggestions extends Omit<PageAnswer, 'ids'> {
  readonly total: number;
  readonly phrases: readonly string[];
  readonly products: readonly { id: string; name: string; price: number; sale_price: number | null; picture: string }[];
}

const searchPage = (words: string, language: Language) =>
  database.as('anon', {}, async (sql) => {
    const [row] = await sql<{ answer: PageAnswer }[]>`select search_shop(${words}, ${language}) as answer`;
    return row?.answer as PageAnswer;
  });
const suggest = (words: string, language: Language) =>
  database.as('anon', {}, async (sql) => {
    const [row] = await sql<{ answer: Suggestions }[]>`select suggest_search(${words}, ${language}) as answer`;
    return row?.answer as Suggestions;
  });

const dresses = ['wrap-dress-b2', 'slip-dress-a1'];

describe('what the specification asks comes first', () => {
  it('is partial, in the language of the page, newest first, only what is active and in stock', async () => {
    expect((await search('ress', 'en')).slice(0, 2)).toEqual(dresses);
    expect((await search('uknel', 'lt')).slice(0, 2)).toEqual(dresses);
    expect((await search('лать', 'ru')).slice(0, 2)).toEqual(dresses);
    for (const id of ['gone-g7', 'draft-h8'])
      for (const words of ['dress', '', id, id.toUpperCase()]) expect(await search(words, 'en')).not.toContain(id);
  });

  it('lists everything for an empty query, newest first', async () => {
    expect((await search('   ', 'en')).slice(0, 3)).toEqual(['odd-i9', 'scarf-f6', 'jumper-e5']);
  });

  it('puts further finds after them: those of the category that bears the word', async () => {
    expect(await search('dress', 'en')).toEqual([...dresses, 'kaftan-c3']);
  });
});

describe('words as people type them', () => {
  it.each<[Language, string]>([
    ['lt', 'suknele'],
    ['lt', 'SUKNELĖS'],
    ['lt', 'suknelių'],
    ['lt', 'suknelėms'],
    ['ru', 'платья'],
    ['ru', 'платьев'],
    ['ru', 'ПЛАТЬЯМИ'],
    ['en', 'dresses'],
    ['en', 'dress’s'],
    ['en', 'drss'],
    ['en', 'dreses'],
    ['lt', 'sukenle'],
    ['ru', 'плтье'],
    ['ru', 'platje'],
    ['en', 'frock'],
    ['lt', 'dress'],
    ['ru', 'suknele'],
    ['en', 'women dresses'],
    ['lt', 'suknelės moterims'],
  ])('%s “%s” finds the dresses', async (language, words) => {
    expect(await search(words, language)).toEqual(expect.arrayContaining(dresses));
  });

  it('come in any order, and all of them count', async () => {
    expect(await search('dress linen', 'en')).toEqual(['wrap-dress-b2']);
    expect(await search('suknelės lininės', 'lt')).toEqual(['wrap-dress-b2']);
    expect(await search('dress wool', 'en')).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'sneakers'],
    ['lt', 'kedai'],
    ['lt', 'sneakers'],
    ['ru', 'кеды'],
    ['ru', 'sportbačiai кроссовки'],
    ['en', 'кроссовки'],
    ['en', 'ziedas'],
    ['en', 'žiedas & co'],
    ['ru', 'кроссовок'],
  ])('%s “%s” finds the trainers: by synonym, brand or form', async (language, words) => {
    if (words.includes(' кро')) expect(await search(words, language)).toEqual([]);
    else expect(await search(words, language)).toEqual(['runner-d4']);
  });

  it('name a colour in the language of the page', async () => {
    expect(await search('raudona suknelė', 'lt')).toEqual(['kaftan-c3', ...dresses]);
    expect(await search('красное платье', 'ru')).toEqual(['kaftan-c3', ...dresses]);
    expect(await search('žalia suknelė', 'lt')).toEqual([]);
  });

  it('are corrected only where nothing is found without', async () => {
    expect((await searchPage('drss', 'en')).corrected).toBe('dress');
    expect((await searchPage('dress', 'en')).corrected).toBeNull();
    expect((await searchPage('qqqqqq', 'en')).corrected).toBeNull();
  });

  it('that are a code or an id find that one product', async () => {
    expect(await search('WRAP-DRESS-B2', 'en')).toEqual(['wrap-dress-b2']);
    expect(await search('wrap-dress-b2', 'lt')).toEqual(['wrap-dress-b2']);
    expect(await search('runner-d4-0', 'ru')).toEqual(['runner-d4']);
  });
});

describe('the order and its limits', () => {
  it('are 50, then tags only below 10 and at most 20, without doubles', async () => {
    for (let n = 0; n < 60; n += 1) {
      await addProduct(database.sql, `plenty-${n}`, { stock: { 'S/red': 1 } });
      await database.sql`
          update products set name = ${n < 55 ? 'Marigold' : 'Zinnia'}, tags = ${n < 30 ? ['zinnia'] : []},
            description = 'Text.', created_at = '2025-01-01'::timestamptz + ${n} * interval '1 minute'
          where id = ${`plenty-${n}`}`;
    }
    const plenty = await search('marigold', 'en');
    expect(plenty).toEqual(Array.from({ length: 50 }, (_, n) => `plenty-${54 - n}`));
    const tagged = await search('zinnia', 'en');
    expect(tagged).toEqual([
      ...Array.from({ length: 5 }, (_, n) => `plenty-${59 - n}`),
      ...Array.from({ length: 20 }, (_, n) => `plenty-${29 - n}`),
    ]);
    await database.sql`update products set active = false where id like 'plenty-%'`;
  });

  it('put more words in name and category before words that only the description has', async () => {
    await database.sql`update products set description = 'Goes with a linen dress.' where id = 'scarf-f6'`;
    expect(await search('dress linen', 'en')).toEqual(['wrap-dress-b2', 'scarf-f6']);
    await database.sql`update products set description = 'Text.' where id = 'scarf-f6'`;
  });

  it('follow the catalogue: a new name, a renamed category, a deleted product', async () => {
    await database.sql`update products set name = 'Velvet tunic' where id = 'kaftan-c3'`;
    expect(await search('tunics', 'en')).toEqual(['kaftan-c3']);
    await database.sql`update categories set name = 'Gowns and robes' where slug = 'women-dresses'`;
    expect(await search('robe', 'en')).toEqual(expect.arrayContaining(['kaftan-c3', ...dresses]));
    await database.sql`update categories set name = 'Dresses' where slug = 'women-dresses'`;
    await database.sql`update products set name = 'Long kaftan' where id = 'kaftan-c3'`;
    expect(await search('robe', 'en')).toEqual([]);
  });
});

describe('hostile queries', () => {
  it.each([
    '%',
    '_',
    '\\',
    '%%%',
    "'; drop table products; --",
    '((((',
    '[a-z]*',
    '(zq+)+$',
    ' (.*)',
    '|',
    '😀👗',
    '\u202e\u200f',
    '\u0001\u0007',
    'x'.repeat(10_000),
    'a b '.repeat(3_000),
    '<script>alert(1)</script>',
  ])('%j finds nothing and breaks nothing', async (words) => {
    for (const language of ['en', 'lt', 'ru'] as const) {
      const found = (await search(words, language)).filter((id) => id !== 'odd-i9');
      expect(found).toEqual([]);
      expect((await suggest(words, language)).total).toBeLessThanOrEqual(1);
    }
  });

  it.each(['100%_', ', (odd)', '\\ "', '(odd)'])('%s means itself', async (words) => {
    expect(await search(words, 'en')).toEqual(['odd-i9']);
  });

  it('takes no words and an unknown language for English without words', async () => {
    const rows = await database.as('anon', {}, (sql) => sql`select suggest_search(null, 'xx') ->> 'total' as total`);
    expect(Number(rows[0]?.['total'])).toBeGreaterThan(5);
  });
});

describe('suggestions', () => {
  it('complete the last word as products have it, and lead on', async () => {
    const { phrases, products, categories, total } = await suggest('satin dre', 'en');
    expect(phrases).toEqual(['satin slip dress']);
    expect(products).toEqual([
      { id: 'slip-dress-a1', name: 'Satin slip dress', price: 8900, sale_price: null, picture: 'women-wrap-dress/red' },
    ]);
    expect(categories).toEqual([{ slug: 'women-dresses', name: 'Women, Dresses', items: 4 }]);
    expect(total).toBe(1);
  });

  it('speak the language of the page with its accents', async () => {
    const { phrases, products, categories } = await suggest('sukne', 'lt');
    expect(phrases).toEqual(['suknelė', 'lininė suknelė', 'satininė suknelė']);
    expect(products.map(({ name }) => name)).toEqual(['Lininė suknelė', 'Satininė suknelė', 'Ilgas kaftanas']);
    expect(categories).toEqual([{ slug: 'women-dresses', name: 'Moterims, Suknelės', items: 4 }]);
    expect((await suggest('плат', 'ru')).phrases[0]).toBe('платье');
  });

  it('name the categories that hold most of what was found where none has such a name', async () => {
    await database.sql`update products set description = 'Comfortable.' where id in ('slip-dress-a1', 'wrap-dress-b2', 'runner-d4')`;
    expect((await suggest('comfortable', 'en')).categories.map(({ slug }) => slug)).toEqual([
      'women-dresses',
      'men-sneakers',
    ]);
    await database.sql`update products set description = 'Text.' where description = 'Comfortable.'`;
  });

  it('are four products at most', async () => {
    expect((await suggest('', 'en')).products).toHaveLength(4);
  });
});

describe('the search page’s call', () => {
  it('says where a redirect leads, and never takes a category’s name for one', async () => {
    expect(await searchPage('Grąžinimai', 'lt')).toMatchObject({ redirect: '/returns' });
    expect(await searchPage('GRAZINIMAI', 'lt')).toMatchObject({ redirect: '/returns' });
    expect(await searchPage('dresses', 'en')).toMatchObject({
      redirect: null,
      categories: [{ slug: 'women-dresses', name: 'Women, Dresses', items: 4 }],
    });
  });

  it('counts what was searched, apart what found nothing, nothing personal, and no redirect', async () => {
    await searchPage('unfindable  ŽODIS', 'lt');
    await searchPage('unfindable žodis', 'lt');
    await searchPage('ruta@example.com', 'lt');
    await searchPage('grąžinimai', 'lt');
    await searchPage('suknelė', 'lt');
    await suggest('only suggested', 'lt');
    const counted = await database.sql`
      select query, searches, without_result from search_counts
      where language = 'lt' and query in ('unfindable zodis', 'suknele') or query ~ '@|grazin|only' order by query`;
    expect(counted).toEqual([
      { query: 'suknele', searches: 1, without_result: 0 },
      { query: 'unfindable zodis', searches: 2, without_result: 2 },
    ]);
  });

  it('counts no more than 30 a minute for one client, but keeps answering', async () => {
    const ask = () =>
      database.as('anon', {}, async (sql) => {
        await sql`select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9"}', true)`;
        return sql`select search_shop('flooding', 'en') -> 'ids' as ids`;
      });
    for (let n = 0; n < 35; n += 1) expect(await ask()).toHaveLength(1);
    expect(await database.sql`select searches from search_counts where query = 'flooding'`).toEqual([{ searches: 30 }]);
  });

  it('keeps no more than 5 000 different queries a day', async () => {
    await database.sql`
      insert into search_counts (language, query, searches)
      select 'ru', 'запрос ' || translate(n::text, '0123456789', 'абвгдежзик'), 1 from generate_series(1, 5000) n`;
    await searchPage('новый запрос', 'ru');
    // At any hour it is another day in one of these than in the shop, whose day counts.
    for (const zone of ['Etc/GMT+12', 'Etc/GMT-14'])
      await database.as('anon', {}, async (sql) => {
        await sql`select set_config('timezone', ${zone}, true)`;
        await sql`select search_shop('новый запрос', 'ru')`;
      });
    expect(await database.sql`select from search_counts where query = 'новый запрос'`).toEqual([]);
  });

  it('is the only way for a visitor to count: the counting itself is closed', async () => {
    for (const call of ["count_search('x', 'en', 0)", "count_visitor_search('x', 'en', 0)", "find_products('x', 'en')"])
      await expect(database.as('anon', {}, (sql) => sql.unsafe(`select ${call}`))).rejects.toThrow('permission denied');
  });
});
