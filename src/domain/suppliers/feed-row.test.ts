import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFeedRow, separateDuplicates } from './feed-row.ts';

const mapping = { sku: 'Kodas', cost: 'Kaina', available: 'Likutis' };
const read = (fields: Readonly<Record<string, string | number | null>>) =>
  readFeedRow(new Map(Object.entries({ Kodas: 'A-1', Kaina: '10', ...fields })), 1, mapping);

describe('a row of a supplier’s list', () => {
  it.each([
    [{ Kaina: '12,34' }, { cost: 1234 }],
    [{ Kaina: ' 1 234.56 € ' }, { cost: 123_456 }],
    [{ Kaina: '12.3450' }, { cost: 1235 }],
    [{ Kaina: 12.34 }, { cost: 1234 }],
    [
      { Kaina: '0.01', Likutis: '0' },
      { cost: 1, available: 0 },
    ],
    [{ Likutis: 15 }, { available: 15 }],
    [{ Likutis: '' }, { available: null }],
    [{ Kodas: ' ŽALIA 1/2 ' }, { sku: 'ŽALIA 1/2' }],
    [{ Kodas: '' }, { reason: 'sku_missing' }],
    [{ Kodas: '=HYPERLINK("http://x")' }, { reason: 'sku_invalid' }],
    [{ Kodas: '+1' }, { reason: 'sku_invalid' }],
    [{ Kodas: '@sum' }, { reason: 'sku_invalid' }],
    [{ Kodas: '-1' }, { reason: 'sku_invalid' }],
    [{ Kodas: 'x'.repeat(200) }, { reason: 'sku_invalid', sku: 'x'.repeat(100) }],
    [{ Kaina: '' }, { reason: 'cost_missing' }],
    [{ Kaina: '=1+1' }, { reason: 'cost_invalid' }],
    [{ Kaina: '1e9' }, { reason: 'cost_invalid' }],
    [{ Kaina: '-5' }, { reason: 'cost_invalid' }],
    [{ Kaina: 0 }, { reason: 'cost_out_of_range' }],
    [{ Kaina: 1e300 }, { reason: 'cost_out_of_range' }],
    [{ Kaina: Number.POSITIVE_INFINITY }, { reason: 'cost_invalid' }],
    [{ Kaina: '9'.repeat(30) }, { reason: 'cost_out_of_range' }],
    [{ Likutis: '-1' }, { reason: 'available_invalid' }],
    [{ Likutis: '9999999' }, { reason: 'available_invalid' }],
  ])('%j is read as %j', (fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  it('that nobody mapped availability in says nothing of it', () => {
    const row = new Map([
      ['Kodas', 'A'],
      ['Kaina', '1'],
      ['Likutis', 'many'],
    ]);
    expect(readFeedRow(row, 1, { ...mapping, available: '' })).toEqual({
      place: 1,
      sku: 'A',
      cost: 100,
      available: null,
    });
  });

  it('gives whole cents within the range, or a reason, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.double()), fc.string(), (sku, cost, available) => {
        const found = readFeedRow(
          new Map<string, string | number>([
            ['Kodas', sku],
            ['Kaina', cost],
            ['Likutis', available],
          ]),
          7,
          mapping,
        );
        if ('reason' in found) return;
        expect(Number.isSafeInteger(found.cost) && found.cost > 0 && found.cost <= 10_000_000).toBe(true);
        expect(/^[=+\-@]/.test(found.sku)).toBe(false);
      }),
    );
  });
});

it('takes none of the rows that share a code', () => {
  const row = (place: number, sku: string) => ({ place, sku, cost: 100, available: null });
  expect(separateDuplicates([row(1, 'a'), row(2, 'b'), row(3, 'a')])).toEqual({
    rows: [row(2, 'b')],
    faulty: [1, 3].map((place) => ({ place, sku: 'a', reason: 'duplicate_sku' })),
  });
});
