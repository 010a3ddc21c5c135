import { expect, test } from 'vitest';
import { checkLocales } from '#scripts/checks/locales.ts';
import { withPlantedTree } from './planted-tree.ts';

async function findings(lithuanian: object): Promise<string[]> {
  const english = {
    hello: 'Hello {{name}}',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    menu: { open: 'Open' },
  };
  const files = {
    'public/locales/en/shop.json': JSON.stringify(english),
    'public/locales/lt/shop.json': JSON.stringify(lithuanian),
    'public/locales/ru/shop.json': JSON.stringify({
      hello: 'Здравствуйте, {{name}}',
      items_one: '{{count}} товар',
      items_few: '{{count}} товара',
      items_many: '{{count}} товаров',
      items_other: '{{count}} товара',
      menu: { open: 'Открыть' },
    }),
  };
  return (await withPlantedTree(files, checkLocales)).map(({ file, message }) => `${file}: ${message}`);
}

const complete = {
  hello: 'Sveiki, {{name}}',
  items_one: '{{count}} prekė',
  items_few: '{{count}} prekės',
  items_many: '{{count}} prekės',
  items_other: '{{count}} prekių',
  menu: { open: 'Atverti' },
};

test('complete translations pass', async () => {
  expect(await findings(complete)).toEqual([]);
});

test.each([
  ['a missing key', { ...complete, menu: {} }, '“menu.open” is missing'],
  ['a key that English does not have', { ...complete, extra: 'Papildomai' }, '“extra” is not in en'],
  ['an empty text', { ...complete, hello: ' ' }, '“hello” is empty'],
  [
    'another placeholder',
    { ...complete, hello: 'Sveiki, {{vardas}}' },
    '“hello” does not use the same placeholders as en',
  ],
  ['a missing plural form', { ...complete, items_few: undefined }, '“items” lacks its form “few”'],
])('%s is refused', async (_what, lithuanian, message) => {
  expect(await findings(lithuanian)).toContain(`public/locales/lt/shop.json: ${message}`);
});
