import { beforeEach, expect, it } from 'vitest';
import { $favorites, addFavorite, removeFavorite } from './favorites.ts';

beforeEach(() => $favorites.set([]));

it('keeps the latest first, each once', () => {
  addFavorite('coat-1');
  addFavorite('tie-2');
  addFavorite('coat-1');
  expect($favorites.get()).toEqual(['coat-1', 'tie-2']);
});

it('puts what was removed back where it was', () => {
  for (const id of ['a', 'b', 'c']) addFavorite(id);
  const undo = removeFavorite('b');
  expect($favorites.get()).toEqual(['c', 'a']);
  undo();
  expect($favorites.get()).toEqual(['c', 'b', 'a']);
});

it('does not keep a thing twice that was saved again before it was put back', () => {
  addFavorite('a');
  const undo = removeFavorite('a');
  addFavorite('a');
  undo();
  expect($favorites.get()).toEqual(['a']);
});

it('brings back the oldest, which made room for the fifty-first, when that is undone', () => {
  const full = Array.from({ length: 50 }, (_, index) => `product-${index}`);
  $favorites.set(full);
  const undo = addFavorite('coat-1');
  expect($favorites.get()).toEqual(['coat-1', ...full.slice(0, 49)]);
  undo();
  expect($favorites.get()).toEqual(full);
});

it('leaves a product that was kept before where it is when the keeping is undone', () => {
  $favorites.set(['coat-1', 'tie-2']);
  addFavorite('tie-2')();
  expect($favorites.get()).toContain('tie-2');
});
