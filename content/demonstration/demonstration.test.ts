import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import sizeGuides from '#content/size-guides.json' with { type: 'json' };
import { languages } from '#src/domain/language/languages.ts';
import { categoryOf, subcategoriesOf, womenKnitwear } from './category-map.ts';
import { type CatalogueProduct, expandCatalogue } from './expand.ts';
import { manufacturers } from './manufacturers.ts';
import { measurementsOf } from './measurements.ts';
import { productGroups } from './products/index.ts';
import { demonstrationReviews } from './reviews/index.ts';
import { sizeGuideOf } from './size-guides.ts';
import { colorCodes, ownBrands, sizeSets, specificationBrands } from './vocabulary.ts';

const products = expandCatalogue(productGroups);
const audiences = ['women', 'men', 'kids'] as const;
const shoes = [
  'sneakers',
  'heels',
  'flats',
  'boots',
  'sandals',
  'loafers',
  'athletic',
  'pumps',
  'dress',
  'casual',
  'oxfords',
];

function fail(check: (product: CatalogueProduct) => boolean): string[] {
  return products.filter((product) => !check(product)).map(({ id }) => id);
}

function of(audience: string, wearable: boolean): CatalogueProduct[] {
  return products.filter(
    (product) => product.audience === audience && shoes.includes(product.subcategory) === wearable,
  );
}

describe('what there is', () => {
  test('two hundred and twenty products or more', () => {
    expect(products.length).toBeGreaterThanOrEqual(220);
  });

  test.each(audiences.flatMap((audience) => subcategoriesOf(audience).map((subcategory) => [audience, subcategory])))(
    '%s have three or more in %s',
    (audience, subcategory) => {
      const there = products.filter((product) => product.audience === audience && product.subcategory === subcategory);
      expect(there.length).toBeGreaterThanOrEqual(3);
    },
  );

  test('every product stands in the category of its listing; only knitwear among the tops has its own', () => {
    expect(
      fail(
        ({ audience, subcategory, category }) =>
          category === categoryOf(audience, subcategory) ||
          (audience === 'women' && subcategory === 'tops' && category === womenKnitwear),
      ),
    ).toEqual([]);
    expect(products.filter(({ category }) => category === womenKnitwear).length).toBeGreaterThanOrEqual(3);
  });

  test('ids are unique, made of the slug, and stay what they are', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length);
    expect(fail(({ id, slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) && id.startsWith(`${slug}-`))).toEqual([]);
    expect(products.map(({ id }) => id)).toContain('linen-wrap-dress-ke9t');
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    expect(new Set(skus).size).toBe(skus.length);
  });

  test('every brand of the specification is there, and more than half is the shop’s own', () => {
    const brands = new Set<string>(products.map(({ brand }) => brand));
    expect([...specificationBrands, ...ownBrands].filter((brand) => !brands.has(brand))).toEqual([]);
    expect(products.filter(({ brand }) => brand === 'Gija').length).toBeGreaterThan(products.length / 2);
  });

  test.each([
    ['women', shoes, ['Nike', 'Adidas', 'Zara', 'H&M', 'Mango']],
    ['men', shoes, ['Nike', 'Adidas', 'Clarks', 'Dr. Martens', 'Timberland']],
    [
      'men',
      ['belts', 'wallets', 'watches', 'hats', 'ties', 'sunglasses', 'bags', 'cufflinks'],
      ['Hugo Boss', 'Tommy Hilfiger', 'Calvin Klein', 'Fossil', 'Rolex'],
    ],
  ])('%s find the brands of the specification where it names them (%#)', (audience, subcategories, brands) => {
    const there = products.filter(
      (product) => product.audience === audience && subcategories.includes(product.subcategory),
    );
    const found = new Set<string>(there.map(({ brand }) => brand));
    expect(brands.filter((brand) => !found.has(brand))).toEqual([]);
  });

  test.each([
    ['women', false, ['black', 'white', 'blue', 'red', 'green', 'yellow', 'pink', 'purple'], sizeSets.women],
    ['men', false, ['black', 'white', 'navy', 'grey', 'blue', 'green', 'red', 'brown'], sizeSets.men],
    ['women', true, ['black', 'white', 'brown', 'red', 'blue', 'grey', 'beige', 'pink'], sizeSets['women-shoes']],
    ['men', true, ['black', 'brown', 'white', 'navy', 'grey', 'tan', 'burgundy', 'green'], sizeSets['men-shoes']],
    ['kids', false, ['white', 'navy', 'yellow'], [...sizeSets.kids, ...sizeSets.baby]],
  ] as const)(
    '%s (shoes: %s) come in every colour and size of the specification',
    (audience, wearable, colors, sizes) => {
      const variants = of(audience, wearable).flatMap((product) => product.variants);
      const inStock = variants.filter(({ onHand }) => onHand > 0);
      expect(colors.filter((color) => !inStock.some((variant) => variant.color === color))).toEqual([]);
      expect(sizes.filter((size) => !inStock.some((variant) => variant.size === size))).toEqual([]);
    },
  );
});

describe('what it says', () => {
  const texts = products.flatMap(({ id, name, description }) =>
    languages.map((language) => ({ id, language, name: name[language], description: description[language] })),
  );

  test('names are short, descriptions are sentences, no language is missing or copied', () => {
    const sentence = /^["«„A-ZĄČĘĖĮŠŲŪŽА-ЯЁ0-9].{40,420}\.$/u;
    expect(texts.filter(({ name }) => name.length < 4 || name.length > 60 || name.trim() !== name)).toEqual([]);
    expect(texts.filter(({ description }) => !sentence.test(description))).toEqual([]);
    expect(fail(({ name }) => new Set(languages.map((language) => name[language])).size === 3)).toEqual([]);
  });

  test('each text is in its own alphabet', () => {
    const alphabets = {
      // Names of places keep their letters.
      en: (text: string) => !/[а-яё]/i.test(text) && !/(?<![\p{L}])\p{Ll}*[ąčęėįšųūž]/u.test(text),
      lt: (text: string) => /[ąčęėįšųūž]/i.test(text) && !/[а-яё]/i.test(text),
      ru: (text: string) => /[а-яё]/i.test(text) && !/[ąčęėįšųūž]/i.test(text),
    };
    expect(texts.filter(({ language, name, description }) => !alphabets[language](`${name} ${description}`))).toEqual(
      [],
    );
    const latin = texts.filter(({ language, name }) => language === 'ru' && /[a-z]/i.test(name));
    expect(latin).toEqual([]);
  });

  test('facts, not slogans: no exclamation marks, no green claims, no straight quotation marks', () => {
    const claims =
      /!|"|\beco\b|eco-|ecolog|sustainab|environment|ethical|green choice|climate|tvar(?:us|i|ios|ių)|ekolog|klimat|экологич|устойчив(?:ое|ого) развит|этичн/i;
    expect(texts.filter(({ name, description }) => claims.test(`${name} ${description}`))).toEqual([]);
  });
});

describe('what it is made of and costs', () => {
  test('the parts of every composition add up to 100', () => {
    expect(
      fail(({ made }) => {
        const sums = Object.values(made).map((part) => Object.values(part).reduce((sum, percent) => sum + percent, 0));
        return sums.length > 0 && sums.every((sum) => sum === 100);
      }),
    ).toEqual([]);
  });

  test('a reduction is lower than the price, at most 70 %, and begins after the product came in', () => {
    expect(
      fail(({ price, sale, earlier, createdAt }) => {
        const created = createdAt.slice(0, 10);
        if (earlier && !(earlier[0] < price && created < earlier[1] && earlier[1] < earlier[2])) return false;
        if (sale === undefined) return earlier === undefined;
        if (earlier && !(earlier[2] <= sale[1])) return false;
        return sale[0] < price && sale[0] >= price * 0.3 && created < sale[1] && sale[1] <= '2026-11-20';
      }),
    ).toEqual([]);
    expect(fail(({ price, cost }) => Number.isInteger(price) && price >= 500 && cost > 0 && cost < price)).toEqual([]);
  });

  test('about one in five is reduced, one in seven new, and some are sold out', () => {
    const share = (check: (product: CatalogueProduct) => boolean) => products.filter(check).length / products.length;
    expect(share(({ sale }) => sale !== undefined)).toBeGreaterThan(0.15);
    expect(share(({ sale }) => sale !== undefined)).toBeLessThan(0.3);
    expect(share(({ isNew }) => isNew === true)).toBeGreaterThan(0.1);
    expect(share(({ isNew }) => isNew === true)).toBeLessThan(0.22);
    const soldOut = products.filter(({ variants }) => variants.every(({ onHand }) => onHand === 0));
    expect(soldOut.length).toBeGreaterThanOrEqual(3);
    expect(share(({ variants }) => variants.some(({ onHand }) => onHand === 0))).toBeGreaterThan(0.3);
    expect(share(({ variants }) => variants.some(({ onHand }) => onHand === 1 || onHand === 2))).toBeGreaterThan(0.3);
    expect(
      products.filter(({ featured, variants }) => featured && variants.some(({ onHand }) => onHand > 0)).length,
    ).toBeGreaterThan(4);
  });

  test('makers can be reached, and those outside the EU have a responsible person in it', () => {
    const outside = Object.values(manufacturers).filter(({ country }) => ['TR', 'VN', 'CN'].includes(country));
    expect(outside.length).toBeGreaterThan(0);
    expect(outside.filter((maker) => !('responsible' in maker))).toEqual([]);
    expect(Object.values(manufacturers).filter(({ email }) => !email.endsWith('.example'))).toEqual([]);
  });

  test('every size of a product stands in its size guide, and no graded measurement is nonsense', () => {
    expect(
      fail(({ audience, subcategory, sizeSet, sizes }) => {
        const guide = sizeGuideOf(audience, subcategory, sizeSet);
        const rows: readonly { size: string }[] = guide === null ? [] : sizeGuides[guide].sizes;
        return sizes.every((size) => rows.some((row) => row.size === size));
      }),
    ).toEqual([]);
    expect(fail((product) => measurementsOf(product).every(({ millimetres }) => millimetres > 0))).toEqual([]);
  });

  test('colours are known and not named twice', () => {
    expect(fail(({ colors }) => colors.length > 0 && new Set(colors).size === colors.length)).toEqual([]);
    expect(fail(({ colors }) => colors.every((color) => color in colorCodes))).toEqual([]);
  });
});

const pictures = path.resolve(import.meta.dirname, '../pictures/products');
test.runIf(existsSync(pictures))('every picture exists', () => {
  const files = new Set(
    readdirSync(pictures, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(webp|avif)$/.test(file))
      .map((file) => file.replace(/\.\w+$/, '')),
  );
  const missing = new Set(products.flatMap(({ images }) => images).filter((image) => !files.has(image)));
  expect([...missing].sort()).toEqual([]);
});

describe('reviews', () => {
  const reviews = demonstrationReviews(productGroups);

  test('three in five products have some, in three languages, and nobody is only enthusiastic', () => {
    const reviewed = new Set(reviews.map(({ productId }) => productId)).size / products.length;
    expect(reviewed).toBeGreaterThan(0.4);
    expect(reviewed).toBeLessThan(0.75);
    const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
    expect(average).toBeGreaterThan(3.9);
    expect(average).toBeLessThan(4.6);
    expect(new Set(reviews.map(({ language }) => language)).size).toBe(3);
    expect(reviews.filter(({ fit }) => fit !== null).length).toBeGreaterThan(reviews.length / 4);
  });

  test('no text comes twice at one product, and none is older than its product', () => {
    const keys = reviews.map(({ productId, text }) => `${productId} ${text}`);
    expect(new Set(keys).size).toBe(keys.length);
    const created = new Map(products.map(({ id, createdAt }) => [id, createdAt]));
    expect(reviews.filter((review) => review.createdAt < (created.get(review.productId) ?? '9'))).toEqual([]);
  });
});
