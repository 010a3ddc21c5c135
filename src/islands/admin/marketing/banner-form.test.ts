import { expect, it } from 'vitest';
import { type BannerForm, emptyBanner, readBanner } from './banner-form.ts';

const typed = (changes: Partial<BannerForm> = {}): BannerForm => ({
  ...emptyBanner('home', '2026-11-24T10:00'),
  text: { en: ' Sale ', lt: 'Išpardavimas', ru: 'Распродажа' },
  ...changes,
});
const read = (changes?: Partial<BannerForm>) => readBanner(typed(changes), 'https://gija.lt');

it('is taken as it was meant: trimmed, its link without language, open where no end is said', () => {
  expect(read({ path: 'https://gija.lt/lt/sale' }).banner).toEqual({
    ...{ placement: 'home', text: 'Sale', text_lt: 'Išpardavimas', text_ru: 'Распродажа' },
    ...{ path: '/sale', from: '2026-11-24T10:00', until: null, is_active: true },
  });
});

it.each<[string, Partial<BannerForm>, object]>([
  ['a language is missing', { text: { en: 'Sale', lt: ' ', ru: 'Распродажа' } }, { 'text-lt': 'text' }],
  [
    'it is too long for the top bar',
    { placement: 'top_bar', text: { en: 'a'.repeat(91), lt: 'a', ru: 'a' } },
    { 'text-en': 'long' },
  ],
  ['the link leads elsewhere', { path: 'https://evil.example/' }, { path: 'path' }],
  ['it has no beginning', { from: '' }, { from: 'from' }],
  ['it ends before it begins', { until: '2026-11-24T09:59' }, { until: 'until' }],
])('is not taken where %s', (_, changes, problems) => {
  expect(read(changes)).toEqual({ problems });
});
