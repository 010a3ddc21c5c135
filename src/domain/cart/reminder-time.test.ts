import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reminderSpan } from './reminder-time.ts';

const hour = 3600_000;
const instant = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-12-31T00:00:00Z'),
  noInvalidDate: true,
});
const inVilnius = (time: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Vilnius', timeStyle: 'medium' }).format(time);

describe('the time for a letter about a cart', () => {
  it.each([
    ['2026-11-22T06:59:59Z', false],
    ['2026-11-22T07:00:00Z', true],
    ['2026-11-22T17:59:59Z', true],
    ['2026-11-22T18:00:00Z', false],
    ['2026-07-01T05:59:59Z', false],
    ['2026-07-01T06:00:00Z', true],
    ['2026-07-01T17:00:00Z', false],
  ])('at %s there is one: %s (nine to twenty in Vilnius, winter and summer)', (now, is) => {
    expect(reminderSpan(new Date(now)) !== undefined).toBe(is);
  });

  it('is four hours to three days after the last change, by day', () => {
    fc.assert(
      fc.property(instant, (now) => {
        const span = reminderSpan(now);
        const shown = inVilnius(now);
        expect(span !== undefined).toBe(shown >= '09:00:00' && shown < '20:00:00');
        if (span === undefined) return;
        expect(now.getTime() - span.until.getTime()).toBe(4 * hour);
        expect(now.getTime() - span.from.getTime()).toBe(72 * hour);
      }),
    );
  });

  it('comes for every cart, however late it was left, within a day', () => {
    fc.assert(
      fc.property(instant, (changed) => {
        const runs = Array.from(
          { length: 4 * 24 },
          (_, index) => new Date(changed.getTime() + (index + 1) * (hour / 4)),
        );
        const due = runs.filter((now) => {
          const span = reminderSpan(now);
          return span !== undefined && span.from <= changed && changed <= span.until;
        });
        expect(due.length).toBeGreaterThan(0);
      }),
    );
  });
});
