/** Operators of a `postgres_changes` filter that the shop uses; realtime-js knows a few more. */
const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'] as const;
type Operator = (typeof operators)[number];

interface Condition {
  readonly column: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}

export type Filter = readonly Condition[];
export type Row = Readonly<Record<string, unknown>>;

/** Splits at commas that stand outside quotes and brackets. */
function split(text: string): string[] {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === ',' && depth === 0 && !quoted) {
      parts.push('');
      continue;
    }
    if (sign === '"') quoted = !quoted;
    if (!quoted) depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    parts.push((parts.pop() ?? '') + (sign === '\\' && quoted ? sign + (text[++at] ?? '') : sign));
  }
  return parts;
}

function unquote(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value;
}

/**
 * Reads `column=operator.value`, several joined by commas (all must hold); an empty text is no filter.
 * Returns undefined when it cannot be read or a column is not one of `columns`.
 */
export function parseFilter(text: string | undefined, columns: ReadonlySet<string>): Filter | undefined {
  if (text === undefined || text === '') return [];
  const conditions: Condition[] = [];
  for (const part of split(text)) {
    const [, column, name, value] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(part) ?? [];
    const operator = operators.find((known) => known === name);
    if (column === undefined || value === undefined || operator === undefined || !columns.has(column)) return undefined;
    if (operator !== 'in') conditions.push({ column, operator, values: [unquote(value)] });
    else if (!/^\(.*\)$/s.test(value)) return undefined;
    else conditions.push({ column, operator, values: split(value.slice(1, -1)).map(unquote) });
  }
  return conditions;
}

/** Below, at or above zero as in SQL for the JSON forms of numbers, booleans and texts (times are ISO texts). */
function compare(actual: unknown, wanted: string): number {
  if (typeof actual === 'number') return actual - Number(wanted);
  const text = typeof actual === 'object' ? JSON.stringify(actual) : String(actual);
  return text < wanted ? -1 : text > wanted ? 1 : 0;
}

function holds(row: Row, { column, operator, values }: Condition): boolean {
  const actual = row[column];
  // As in SQL, a comparison with null is not true.
  if (actual === null || actual === undefined) return false;
  const [wanted = ''] = values;
  switch (operator) {
    case 'in':
      return values.some((value) => compare(actual, value) === 0);
    case 'eq':
      return compare(actual, wanted) === 0;
    case 'neq':
      return compare(actual, wanted) !== 0;
    case 'lt':
      return compare(actual, wanted) < 0;
    case 'lte':
      return compare(actual, wanted) <= 0;
    case 'gt':
      return compare(actual, wanted) > 0;
    case 'gte':
      return compare(actual, wanted) >= 0;
  }
}

/** Does the row pass every condition? */
export function passes(row: Row, filter: Filter): boolean {
  return filter.every((condition) => holds(row, condition));
}
