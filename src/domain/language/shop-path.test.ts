import { expect, it } from 'vitest';
import { isShopPath, meantShopPath } from './shop-path.ts';

it.each([
  ['/', true],
  ['/sale', true],
  ['/women/dresses?color=red#top', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/a b', false],
  ['sale', false],
  [`/${'a'.repeat(500)}`, false],
])('knows whether %s is a page of the shop: %s', (path, is) => {
  expect(isShopPath(path)).toBe(is);
});

it.each([
  [' /lt/sale ', '/sale'],
  ['https://gija.lt/ru/women/dresses?sort=newest', '/women/dresses?sort=newest'],
  ['/lt', '/'],
  ['/new', '/new'],
  ['https://gija.lt.evil.example/sale', undefined],
  ['https://gija.lt//evil.example', undefined],
])('takes %s for %s', (typed, path) => {
  expect(meantShopPath(typed, 'https://gija.lt')).toBe(path);
});
