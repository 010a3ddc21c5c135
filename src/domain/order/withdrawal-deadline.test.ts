import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isBusinessDay } from '../shipping/business-days.ts';
import { withdrawalDeadline } from './withdrawal-deadline.ts';

const holidays = new Set(['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01']);

describe('the last day to withdraw', () => {
  it.each([
    ['a Tuesday, two weeks before a Tuesday', '2026-11-03', '2026-11-17'],
    ['a Saturday, so the last day would be a Saturday too', '2026-11-07', '2026-11-23'],
    ['two weeks before Christmas Eve', '2026-12-10', '2026-12-28'],
    ['two weeks before New Year, a Friday', '2026-12-18', '2027-01-04'],
  ])('after goods that came on %s', (_, received, last) => {
    expect(withdrawalDeadline(received, holidays)).toBe(last);
  });

  it('is a working day, 14 days away or the first working day after', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
    fc.assert(
      fc.property(days, (received) => {
        const last = withdrawalDeadline(received, holidays);
        expect(isBusinessDay(last, holidays)).toBe(true);
        for (let day = addDays(received, 14); day < last; day = addDays(day, 1))
          expect(isBusinessDay(day, holidays)).toBe(false);
      }),
    );
  });
});
