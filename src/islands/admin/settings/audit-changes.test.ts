import { describe, expect, it } from 'vitest';
import { auditChanges, auditValue } from './audit-changes.ts';

const words = { yes: 'taip', no: 'ne', moment: (at: string) => `@${at}` };

describe('an entry of the audit log', () => {
  it('says column by column what was and what is', () => {
    expect(auditChanges({ before: { price: 100, note: null }, after: { price: 120, note: 'x' } })).toEqual([
      { column: 'price', before: 100, after: 120 },
      { column: 'note', before: null, after: 'x' },
    ]);
    expect(auditChanges({ before: null, after: { code: 'A', note: '', limit: null } })).toEqual([
      { column: 'code', before: undefined, after: 'A' },
    ]);
    expect(auditChanges({ before: { note: 'x' }, after: { note: '' } })).toHaveLength(1);
    expect(auditChanges({ before: null, after: null })).toEqual([]);
  });

  it('says values as people read them, and nested ones as they are kept', () => {
    const shown = [null, '', true, false, 12, 'words', ['a', 'b'], [], { a: 1 }, [{ a: 1 }]];
    expect(shown.map((value) => auditValue(value, words))).toEqual([
      ...['–', '–', 'taip', 'ne', '12', 'words', 'a, b', '–', '{"a":1}', '[{"a":1}]'],
    ]);
    expect(auditValue('2026-11-24T08:00:00+00:00', words)).toBe('@2026-11-24T08:00:00+00:00');
    expect(auditValue('2026-11-24', words)).toBe('2026-11-24');
  });
});
