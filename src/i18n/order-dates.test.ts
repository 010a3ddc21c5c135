import { expect, it } from 'vitest';
import { clockTime, shortDay, shortSpan } from './order-dates.ts';

const now = new Date('2026-11-22T10:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  ['en', '23 November', '7 January 2027', '24–26 November', '30 November–2 December'],
  ['lt', 'lapkričio 23 d.', '2027 m. sausio 7 d.', 'lapkričio 24–26 d.', 'lapkričio 30–gruodžio 2 d.'],
  ['ru', '23 ноября', '7 января 2027 г.', '24–26 ноября', '30 ноября–2 декабря'],
] as const)('writes days as people do in %s', (language, day, otherYear, span, longSpan) => {
  // Half past midnight in Vilnius is the next day.
  expect(plain(shortDay('2026-11-22T22:30:00Z', language, now))).toBe(day);
  expect(plain(shortDay('2026-11-23', language, now))).toBe(day);
  expect(plain(shortDay('2027-01-07', language, now))).toBe(otherYear);
  expect(plain(shortSpan('2026-11-24', '2026-11-26', language))).toBe(span);
  expect(plain(shortSpan('2026-11-30', '2026-12-02', language))).toBe(longSpan);
});

it('writes times as the clock in Vilnius shows them, in summer too', () => {
  expect(clockTime('2026-11-22T06:05:00Z', 'en')).toBe('08:05');
  expect(clockTime('2026-07-22T06:05:00Z', 'lt')).toBe('09:05');
});
