import { expect, test } from 'vitest';
import finished from '../pictures/products/manifest.json' with { type: 'json' };
import { expandCatalogue } from './expand.ts';
import { pictureTexts } from './picture-texts.ts';
import { madePictures, picturesOf } from './product-pictures.ts';
import { productGroups } from './products/index.ts';

const products = expandCatalogue(productGroups);

test('no product lacks a picture, in any colour and view, and no picture a product', () => {
  const shown = new Set(products.flatMap(({ images }) => images));
  const there = new Set(Object.keys(finished));
  expect([...shown].filter((picture) => !there.has(picture))).toEqual([]);
  expect([...there].filter((picture) => !shown.has(picture))).toEqual([]);
});

test('every product has pictures of its own or shares them with its pair, and none is named twice', () => {
  const named = Object.values(madePictures).flatMap((pictures) => pictures.products);
  expect(named.toSorted()).toEqual(products.map(({ slug }) => slug).toSorted());
});

test('a product that no pictures are made for is refused by name', () => {
  expect(picturesOf('mens-amber-cufflinks')).toEqual({ key: 'men-amber-cufflinks', views: ['angle', 'detail'] });
  expect(() => picturesOf('unheard-of')).toThrow('No pictures are made for unheard-of');
});

test('every picture is told in all languages, and a view that shows something else says what', () => {
  const texts = products.flatMap((product) => pictureTexts(product));
  const untold = texts.filter(
    ({ picture, text }) => picture.includes('-') && text.lt.endsWith(`, ${picture.split('-').at(-1)}`),
  );
  expect(untold).toEqual([]);
  const square = texts.filter(({ picture }) => picture === 'women-silk-square/red-angle');
  expect(square.map(({ text }) => text)).toEqual([
    {
      en: 'Silk square, red, folded',
      lt: 'Šilkinė skarelė, spalva – raudona, sulankstyta',
      ru: 'Шёлковый платок, цвет красный, в сложенном виде',
    },
  ]);
});
