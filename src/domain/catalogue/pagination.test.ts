import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPages, pageMarks, pageOf, pageSteps } from './pagination.ts';

describe('pageMarks', () => {
  it('shows first, last and the neighbours, with gaps between', () => {
    expect(pageMarks(10, 20, 2)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]);
    expect(pageMarks(10, 20, 1)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageMarks(1, 10, 2)).toEqual([1, 2, 3, 'gap', 10]);
    expect(pageMarks(10, 10, 2)).toEqual([1, 'gap', 8, 9, 10]);
  });

  it('does not hide a single page behind a gap', () => {
    expect(pageMarks(4, 10, 1)).toEqual([1, 2, 3, 4, 5, 'gap', 10]);
    expect(pageMarks(1, 4, 1)).toEqual([1, 2, 3, 4]);
  });

  it('always has the current page, ascends, and never has two gaps side by side', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(),
        fc.integer({ min: 1, max: 3 }),
        (count, pick, distance) => {
          const current = (pick % count) + 1;
          const marks = pageMarks(current, count, distance);
          const pages = marks.filter((mark) => mark !== 'gap');
          expect(pages).toContain(current);
          expect(pages).toEqual([...new Set(pages)].sort((left, right) => left - right));
          expect(marks.some((mark, index) => mark === 'gap' && marks[index + 1] === 'gap')).toBe(false);
        },
      ),
    );
  });
});

describe('pages of a list', () => {
  it('are at least one, and the last holds the rest', () => {
    expect(countPages(0, 24)).toBe(1);
    expect(countPages(24, 24)).toBe(1);
    expect(countPages(25, 24)).toBe(2);
    expect(pageOf([1, 2, 3, 4, 5], 2, 3)).toEqual([4, 5]);
  });
});

describe('pageSteps', () => {
  const on = (screen: 'phone' | 'desktop', current: number, count: number) =>
    pageSteps(current, count)
      .filter(({ only }) => only === undefined || only === screen)
      .map(({ mark }) => mark);

  it('shows within 1 of the current page on phones and within 2 on desktops, each with its own gaps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (left, right) => {
        const [current, count] = [Math.min(left, right), Math.max(left, right)];
        expect(on('phone', current, count)).toEqual(pageMarks(current, count, 1));
        expect(on('desktop', current, count)).toEqual(pageMarks(current, count, 2));
      }),
    );
  });
});
