import { describe, expect, it } from 'vitest';
import { type Sorted, sortProduct, type UnsortedProduct } from './categorize.ts';
import { plainWords, wordFinder } from './find-words.ts';
import { type Shelves, weighProduct } from './weigh-product.ts';

const nothing = { en: '', lt: '', ru: '' };
const product = (changes: Partial<UnsortedProduct> = {}): UnsortedProduct => ({
  ...{ name: nothing, description: nothing, tags: [], category: null, subcategory: null },
  ...changes,
});
const place = (sorted: Sorted) =>
  'why' in sorted ? sorted.why : `${sorted.shelf.category} ${sorted.shelf.subcategory}`;
const named = (en: string, category: string | null = 'women', lt = '', ru = '') =>
  place(sortProduct(product({ name: { en, lt, ru }, category })));

describe('words', () => {
  it('are compared without case, accents and marks', () => {
    expect(plainWords('Men’s T-shirt, ŽIEMINIS – Свитер')).toBe(' mens t shirt zieminis свитер ');
    expect(plainWords('ёлка й')).toBe(plainWords('елка и'));
  });

  it('are found whole, by their beginning, or together', () => {
    const find = wordFinder(['tie', 'suknel*', 'running shoes']);
    expect(
      ['silk tie', 'tied', 'Suknelės', 'running in shoes', 'road running shoes'].map((text) => find(plainWords(text))),
    ).toEqual([...['tie', undefined, 'sukneles', undefined, 'running shoes']]);
    expect(wordFinder([])(' tie ')).toBeUndefined();
  });
});

describe('a product', () => {
  it.each([
    ['Jersey T-shirt dress', 'women-dresses dresses'],
    ['Belted wrap coat', 'women-jackets-coats coats'],
    ['Oxford shirt', 'women-tops-blouses tops'],
    ['Merino jumper', 'women-sweaters-hoodies tops'],
    ['Training T-shirt', 'women-clothing training'],
    ['Silk tie', 'no_listing'],
    ['Gift card', 'no_words'],
  ])('“%s” belongs to %s', (name, expected) => {
    expect(named(name)).toBe(expected);
  });

  it.each([
    ['Oxford shirt', 'men-shirts shirts'],
    ['Merino jumper', 'men-sweaters-hoodies hoodies'],
    ['Long-sleeved top', 'men-t-shirts t-shirts'],
    ['Bermuda shorts', 'men-pants-jeans trousers'],
  ])('of men “%s” belongs to %s', (name, expected) => {
    expect(named(name, 'men')).toBe(expected);
  });

  it('is told by any of three languages', () => {
    expect(named('', 'women', 'Lininė suknelė')).toBe('women-dresses dresses');
    expect(named('', 'men', '', 'Шерстяное пальто')).toBe('men-jackets-coats coats');
    expect(named('Warm', 'women', 'Odinis diržas', 'Широкий пояс')).toBe('women-belts-wallets belts');
    expect(named('', 'women', 'Paltas su diržu')).toBe('women-jackets-coats coats');
  });

  it('is what most languages say; where they differ it stays if it stands in one of them', () => {
    expect(named('Short jacket', 'women', 'Trumpas švarkelis', 'Короткий жакет')).toBe('women-clothing suits');
    expect(named('Leather boots', 'women', 'Odinė rankinė')).toBe('several_kinds');
    expect(named('Leather boots', 'women-bags-purses', 'Odinė rankinė')).toBe('women-bags-purses bags');
  });

  it('is for whom its name says, then its tags, then where it stands, then its description', () => {
    expect(named('Women’s boots', 'men-boots')).toBe('women-boots boots');
    expect(
      place(sortProduct(product({ name: { ...nothing, en: 'Boots' }, tags: ['men-shoes'], category: 'women' }))),
    ).toBe('men-boots boots');
    expect(named('Boots', 'men')).toBe('men-boots boots');
    const told = { ...nothing, lt: 'Vyriški batai žiemai.' };
    expect(place(sortProduct(product({ name: { ...nothing, en: 'Boots' }, description: told })))).toBe(
      'men-boots boots',
    );
    expect(named('Boots', null)).toBe('no_department');
    expect(named('Boots for men and women', 'men')).toBe('several_departments');
    expect(named('Silk tie', null), 'only men have these').toBe('men-ties-cufflinks ties');
  });

  it('of children is sorted by whose it is alone', () => {
    expect(named('Girls’ jeans', null)).toBe('kids-girls girls');
    expect(named('', 'women', 'Smėlinukas kūdikiui')).toBe('kids-baby baby');
    expect(named('Jeans', 'kids-boys')).toBe('kids-boys boys');
  });

  it('whose name tells nothing is told by its tags, or by descriptions that agree', () => {
    expect(place(sortProduct(product({ name: { ...nothing, en: 'Aurora' }, tags: ['women-dresses'] })))).toBe(
      'women-dresses dresses',
    );
    const aurora = { name: { ...nothing, en: 'Aurora' }, category: 'women' };
    const tell = (en: string, lt: string) =>
      place(sortProduct(product({ ...aurora, description: { ...nothing, en, lt } })));
    expect(tell('A warm scarf.', 'Šiltas šalikas.')).toBe('women-accessories scarves');
    expect(tell('A warm scarf.', 'Šilta kepurė.')).toBe('no_words');
  });
});

describe('weighed against the tree', () => {
  const shelves = (changes: Readonly<Record<string, object>> = {}, moved: Shelves['moved'] = {}): Shelves => ({
    moved,
    categories: new Map(
      ['women', 'women-dresses', 'women-evening', 'women-boots'].flatMap((slug) => {
        const chain = slug === 'women-evening' ? [slug, 'women-dresses', 'women'] : [slug, 'women'];
        const shelf = { slug, chain: [...new Set(chain)], is_shown: true, ...changes[slug] };
        return [[shelf.slug, shelf] as const];
      }),
    ),
  });
  const dress = { ...product({ name: { ...nothing, en: 'Velvet dress' } }), active: true };

  it('it stays in a finer category, and in one that has another name now', () => {
    const standing = { ...dress, category: 'women-evening', subcategory: 'dresses' };
    expect(weighProduct(standing, shelves())).toMatchObject({ why: 'fits' });
    const renamed = shelves(
      { 'women-dresses': { slug: 'women-gowns', chain: ['women-gowns', 'women'] } },
      { 'women-dresses': 'women-gowns' },
    );
    expect(weighProduct({ ...standing, category: 'women-gowns' }, renamed)).toMatchObject({ why: 'fits' });
    expect(weighProduct({ ...standing, category: 'women-boots' }, renamed)).toMatchObject({
      after: { category: 'women-gowns', subcategory: 'dresses' },
    });
  });

  it('only what is wrong is changed', () => {
    expect(weighProduct({ ...dress, category: 'women-evening', subcategory: 'boots' }, shelves())).toMatchObject({
      after: { category: 'women-evening', subcategory: 'dresses' },
    });
    expect(weighProduct({ ...dress, category: 'women-boots', subcategory: 'dresses' }, shelves())).toMatchObject({
      after: { category: 'women-dresses', subcategory: 'dresses' },
    });
  });

  it('nothing for sale goes where nobody sees it, and nothing where nothing is', () => {
    const standing = { ...dress, category: 'women-boots', subcategory: 'boots' };
    const hidden = shelves({ 'women-dresses': { is_shown: false } });
    expect(weighProduct(standing, hidden)).toMatchObject({ why: 'hidden_category' });
    expect(weighProduct({ ...standing, active: false }, hidden)).toMatchObject({
      after: { category: 'women-dresses' },
    });
    const gone = shelves({ 'women-dresses': { slug: 'women-other' } });
    expect(weighProduct(standing, gone)).toMatchObject({ why: 'no_category' });
  });
});
