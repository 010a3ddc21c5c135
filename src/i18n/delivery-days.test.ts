import { describe, expect, it } from 'vitest';
import { deliveryDays } from './delivery-days.ts';

/** What is shown, with ordinary spaces. */
const days = (from: string, to: string, language: 'en' | 'lt' | 'ru') =>
  deliveryDays(from, to, language).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

describe('days of delivery', () => {
  it.each([
    ['en', 'Tuesday 24 November'],
    ['lt', 'antradienį, lapkričio 24 d.'],
    ['ru', 'во вторник, 24 ноября'],
  ] as const)('one day in %s is %s', (language, shown) => {
    expect(days('2026-11-24', '2026-11-24', language)).toBe(shown);
  });

  it.each([
    ['en', '24–26 November', '30 November–2 December'],
    ['lt', 'lapkričio 24–26 d.', 'lapkričio 30–gruodžio 2 d.'],
    ['ru', '24–26 ноября', '30 ноября–2 декабря'],
  ] as const)('several days in %s are %s', (language, within, across) => {
    expect(days('2026-11-24', '2026-11-26', language)).toBe(within);
    expect(days('2026-11-30', '2026-12-02', language)).toBe(across);
  });

  it.each([
    ['en', '30 December–4 January'],
    ['lt', 'gruodžio 30–sausio 4 d.'],
    ['ru', '30 декабря–4 января'],
  ] as const)('over the turn of the year in %s are %s, without the years', (language, shown) => {
    expect(days('2026-12-30', '2027-01-04', language)).toBe(shown);
  });

  it('stay on one line', () => {
    expect(deliveryDays('2026-11-24', '2026-11-26', 'lt')).toBe('lapkričio\u00a024–\u206026\u00a0d.');
  });
});
