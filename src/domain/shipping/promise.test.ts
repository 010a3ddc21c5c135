import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from './business-days.ts';
import { promiseDelivery } from './promise.ts';

const standard = { minimumDays: 3, maximumDays: 5 };
const rules = { cutOff: '14:00', holidays: new Set(['2026-12-24', '2026-12-25', '2026-12-26']) };
const promise = (now: string, transit = standard) => promiseDelivery(new Date(now), rules, transit);

describe('promiseDelivery', () => {
  it('leaves the same day before the cut-off in Vilnius, the next business day from it on', () => {
    expect(promise('2026-11-17T11:59:00Z')).toEqual({ from: '2026-11-20', to: '2026-11-24' });
    expect(promise('2026-11-17T12:00:00Z')).toEqual({ from: '2026-11-23', to: '2026-11-25' });
  });

  it('knows summer time: 14:00 in Vilnius is 11:00 UTC in June', () => {
    expect(promise('2026-06-01T10:59:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-06-02');
    expect(promise('2026-06-01T11:00:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-06-03');
  });

  it('handles weekend orders on Monday', () => {
    expect(promise('2026-11-21T08:00:00Z', { minimumDays: 1, maximumDays: 2 })).toEqual({
      from: '2026-11-24',
      to: '2026-11-25',
    });
  });

  it('rests on holidays', () => {
    expect(promise('2026-12-23T13:00:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-12-29');
  });

  it('takes the date of Vilnius, not of UTC', () => {
    expect(promise('2026-11-16T22:30:00Z', { minimumDays: 1, maximumDays: 1 }).to).toBe('2026-11-18');
  });

  it('never promises the past, a weekend or an end before its beginning', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 5 }), fc.nat(5), (now, minimumDays, more) => {
        const { from, to } = promiseDelivery(now, rules, { minimumDays, maximumDays: minimumDays + more });
        expect(from > now.toISOString().slice(0, 10)).toBe(true);
        expect(from <= to).toBe(true);
        expect(isBusinessDay(from, rules.holidays) && isBusinessDay(to, rules.holidays)).toBe(true);
      }),
    );
  });
});
