import type { AuditEntry } from '#src/contracts/staff-settings.ts';

/** A column that changed; undefined where the row was not there, or the column is not told. */
export interface AuditChange {
  readonly column: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** What an entry of the audit log changed, column by column; empty columns of what came or went say nothing. */
export function auditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isWhole = before === null || after === null;
  return columns
    .map((column) => ({ column, before: before?.[column], after: after?.[column] }))
    .filter((change) => !isWhole || !isEmpty(change.before) || !isEmpty(change.after));
}

export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** A moment (ISO 8601) as people read it. */
  readonly moment: (at: string) => string;
}

const momentShape = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;

/** A value of a column as people read it: a dash for nothing, lists with commas, everything nested as it is kept. */
export function auditValue(value: unknown, words: ValueWords): string {
  if (isEmpty(value)) return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return momentShape.test(value) ? words.moment(value) : value;
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.length === 0 ? '–' : value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
