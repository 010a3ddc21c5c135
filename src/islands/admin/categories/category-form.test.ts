import { expect, it } from 'vitest';
import { emptyCategory, readForm, slugOf } from './category-form.ts';

const names = { lt: 'Guminiai batai', en: 'Rain boots', ru: 'Резиновые сапоги' };

it('reads what was typed, without what stands around it', () => {
  const form = { ...emptyCategory('shoes'), name: { ...names, lt: ' Guminiai batai ' }, slug: ' Women-Rain-Boots ' };
  expect(readForm(form, { isDepartment: false })).toMatchObject({
    typed: { parent_id: 'shoes', slug: 'women-rain-boots', name_lt: 'Guminiai batai', is_active: true },
    problems: [],
  });
});

it('names every field that cannot be taken', () => {
  const form = { ...emptyCategory(''), name: { ...names, ru: ' ' }, slug: 'rain boots' };
  expect(readForm(form, { isDepartment: false })).toEqual({ problems: ['name-ru', 'parent', 'slug'] });
  expect(readForm({ ...form, name: names, slug: 'women' }, { isDepartment: true })).toMatchObject({
    typed: { parent_id: null },
  });
});

it('makes an address of the English name, below its department', () => {
  expect(slugOf('women', 'Rain boots')).toBe('women-rain-boots');
  expect(slugOf('women', 'Women’s hats')).toBe('women-womens-hats');
  expect(slugOf('women', 'Сапоги')).toBe('');
  const form = { ...emptyCategory('shoes'), name: names };
  expect(readForm(form, { isDepartment: false, ownSlug: 'women-rain-boots' }).typed?.slug).toBe('women-rain-boots');
  expect(readForm(form, { isDepartment: false }).problems).toEqual(['slug']);
});
