import { expect, it } from 'vitest';
import { pinFirst } from './pin-products.ts';

const products = ['a', 'b', 'c', 'd'].map((id) => ({ id, stock: id === 'd' ? 0 : 3 }));
const order = (pinned: readonly string[] | undefined) =>
  pinFirst(products, pinned)
    .map(({ id }) => id)
    .join('');

it('puts chosen products first, in the order in which they were chosen', () => {
  expect(order(['c', 'b'])).toBe('cbad');
});

it('leaves what is sold out where it stands, and passes over what the list does not have', () => {
  expect(order(['d', 'unknown', 'b'])).toBe('bacd');
});

it('changes nothing where nothing was chosen', () => {
  expect(order([])).toBe('abcd');
  expect(order(undefined)).toBe('abcd');
});
