import { describe, expect, it } from 'vitest';
import { deliveryDays } from './delivery-days.ts';

describe('days of delivery', () => {
  it.each([
    ['en', 'Tuesday 24 November'],
    ['lt', 'antradienį, lapkričio 24 d.'],
    ['ru', 'во вторник, 24 ноября'],
  ] as const)('one day in %s is %s', (language, shown) => {
    expect(deliveryDays('2026-11-24', '2026-11-24', language)).toBe(shown);
  });

  it.each([
    ['en', '24–26 November', '30 November–2 December'],
    ['lt', 'lapkričio 24–26 d.', 'lapkričio 30–gruodžio 2 d.'],
    ['ru', '24–26 ноября', '30 ноября–2 декабря'],
  ] as const)('several days in %s are %s', (language, within, across) => {
    expect(deliveryDays('2026-11-24', '2026-11-26', language)).toBe(within);
    expect(deliveryDays('2026-11-30', '2026-12-02', language)).toBe(across);
  });
});
