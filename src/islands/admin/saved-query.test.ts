import { expect, it } from 'vitest';
import { adminSavedViewsRequest } from '#src/contracts/admin-saved-views.ts';
import { isNarrowed, savedQuery } from './saved-query.ts';

it('is the same however the address was come by, and nothing of what is empty', () => {
  expect(savedQuery({ view: 'late', country: 'LV', q: '' })).toBe('country=LV&view=late');
  expect(savedQuery({ country: 'LV', view: 'late' })).toBe('country=LV&view=late');
});

it.each(['Ona & Ūla = 1 #?', '+370 612', '100 %'])(
  'holds the words “%s” so that the shop takes them and the address means them',
  (q) => {
    const query = savedQuery({ q, view: 'all' });
    const request = { act: 'save', view: crypto.randomUUID(), section: 'orders', name: 'x', query };
    expect(adminSavedViewsRequest.safeParse(request).success).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ q, view: 'all' });
  },
);

it('is worth a name where it narrows more than a view of the list’s own', () => {
  expect(isNarrowed({})).toBe(false);
  expect(isNarrowed({ view: 'late', q: '' })).toBe(false);
  expect(isNarrowed({ view: 'late', q: 'Ona' })).toBe(true);
});
