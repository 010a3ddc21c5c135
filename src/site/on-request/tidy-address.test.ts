import { expect, it } from 'vitest';
import { tidyAddress } from './tidy-address.ts';

it.each([
  ['/lt/women/', '/lt/women'],
  ['/lt/Women/Dresses', '/lt/women/dresses'],
  ['/lt//women///dresses', '/lt/women/dresses'],
  ['//evil.example/lt', '/evil.example/lt'],
  ['/lt/index.html', '/lt'],
  ['/lt/women.html', '/lt/women'],
  ['/lt/%D0%B0', undefined],
  ['/lt/women', undefined],
  ['/', undefined],
] as const)('%s means %s', (pathname, tidy) => {
  expect(tidyAddress({ pathname, search: '' })).toBe(tidy);
});

it('keeps the query', () => {
  expect(tidyAddress({ pathname: '/lt/Women', search: '?Sort=New' })).toBe('/lt/women?Sort=New');
});
