import { describe, expect, it } from 'vitest';
import { isDue } from '#sandbox/host/schedule.ts';

describe('schedules', () => {
  it.each([
    ['* * * * *', '2026-03-04T05:06:00Z', true],
    ['*/5 * * * *', '2026-03-04T05:05:59Z', true],
    ['*/5 * * * *', '2026-03-04T05:06:00Z', false],
    ['0 3 * * *', '2026-03-04T03:00:00Z', true],
    ['0 3 * * *', '2026-03-04T04:00:00Z', false],
    ['15,45 8-10 * * *', '2026-03-04T09:45:00Z', true],
    ['0 0 * * 7', '2026-03-01T00:00:00Z', true],
    ['0 0 1 * 1', '2026-03-02T00:00:00Z', true],
    ['0 0 1 * 1', '2026-03-03T00:00:00Z', false],
    ['@hourly', '2026-03-04T05:00:00Z', true],
    ['@daily', '2026-03-04T05:00:00Z', false],
    ['61 * * * *', '2026-03-04T05:00:00Z', undefined],
    ['often', '2026-03-04T05:00:00Z', undefined],
  ])('%s at %s: %s', (schedule, time, due) => {
    expect(isDue(schedule, new Date(time))).toBe(due);
  });
});
