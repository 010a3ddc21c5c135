import { expect, it } from 'vitest';
import { favoriteHints } from './favorite-hint.ts';

it.each([
  ['cheaper than when it was kept', { keptPrice: 8900, price: 6900, free: 9 }, { stock: 'there', saving: 2000 }],
  ['dearer', { keptPrice: 6900, price: 8900, free: 9 }, { stock: 'there', saving: 0 }],
  ['few', { keptPrice: 6900, price: 6900, free: 4 }, { stock: 'few', saving: 0 }],
  ['not few', { keptPrice: 6900, price: 6900, free: 5 }, { stock: 'there', saving: 0 }],
  ['sold out, whatever it costs', { keptPrice: 8900, price: 6900, free: 0 }, { stock: 'sold_out', saving: 0 }],
  ['not sold any more', { keptPrice: 8900, price: undefined, free: 0 }, { stock: 'gone', saving: 0 }],
])('%s', (_, kept, hints) => {
  expect(favoriteHints(kept)).toEqual(hints);
});
