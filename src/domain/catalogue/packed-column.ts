/** A column as it travels: its distinct values, the commonest first, and one character a row that points at them. */
export type PackedColumn = readonly [values: readonly number[], rows: string];

/** A column to count with: row `n` has the value `values[rows[n]]`. */
export interface Column {
  readonly values: readonly number[];
  readonly rows: Uint16Array;
}

/** The first character is `#`; the backslash and half characters (surrogates) are passed over, so that JSON needs no escape. */
const first = 0x23;
const backslash = 0x5c;
const surrogates = 0xd800;
const surrogateCount = 0x800;
const most = 0xffff - first - surrogateCount;

/** One character for each number from 0 on: the first ninety are a single byte. Throws on numbers beyond 63 000. */
export function packNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      if (!Number.isInteger(number) || number < 0 || number >= most) throw new RangeError(`Cannot pack ${number}`);
      const beyondBackslash = number + first >= backslash ? number + first + 1 : number + first;
      return String.fromCharCode(beyondBackslash >= surrogates ? beyondBackslash + surrogateCount : beyondBackslash);
    })
    .join('');
}

/** The numbers of a text that `packNumbers` made; a character that it never writes gives a number that points nowhere. */
export function unpackNumbers(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length);
  for (let row = 0; row < text.length; row += 1) {
    const code = text.charCodeAt(row);
    const withoutSurrogates = code >= surrogates + surrogateCount ? code - surrogateCount : code;
    numbers[row] = withoutSurrogates - first - (withoutSurrogates > backslash ? 1 : 0);
  }
  return numbers;
}

/** Packs one value a row. */
export function packColumn(values: readonly number[]): PackedColumn {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const distinct = [...counts].sort((left, right) => right[1] - left[1] || left[0] - right[0]).map(([value]) => value);
  const places = new Map(distinct.map((value, place) => [value, place]));
  return [distinct, packNumbers(values.map((value) => places.get(value) ?? 0))];
}

/** A column of places whose rows stand in groups that have few of them each: every group's own places, and rows that point there. */
export type PackedGroups = readonly [places: readonly string[], rows: string];

/** Packs one place a row, group by group. Throws on what `packNumbers` cannot hold. */
export function packGroups(groups: readonly (readonly number[])[]): PackedGroups {
  const places = groups.map((group) => [...new Set(group)].sort((left, right) => left - right));
  const rows = groups.map((group, number) => packNumbers(group.map((place) => places[number]?.indexOf(place) ?? 0)));
  return [places.map(packNumbers), rows.join('')];
}

/** Throws where the column has another length or a row points at no value: then the file is not what it says. */
export function unpackColumn([values, text]: PackedColumn, length: number): Column {
  const rows = unpackNumbers(text);
  if (rows.length !== length) throw new RangeError(`A column has ${rows.length} rows, not ${length}`);
  for (const row of rows) if (row >= values.length) throw new RangeError('A row points at no value');
  return { values, rows };
}

/** Unpacks groups of these lengths into one column. Throws as `unpackColumn` does. */
export function unpackGroups([tables, text]: PackedGroups, lengths: readonly number[]): Column {
  const places = new Map<number, number>();
  const place = (value: number) => {
    const known = places.get(value) ?? places.size;
    places.set(value, known);
    return known;
  };
  const rows = new Uint16Array(text.length);
  let end = 0;
  for (const [group, length] of lengths.entries()) {
    const begin = end;
    end += length;
    const own = unpackColumn([[...unpackNumbers(tables[group] ?? '')], text.slice(begin, end)], length);
    const table = own.values.map(place);
    for (let row = 0; row < length; row += 1) rows[begin + row] = table[own.rows[row] as number] as number;
  }
  if (end !== text.length) throw new RangeError(`A column has ${text.length} rows, not ${end}`);
  return { values: [...places.keys()], rows };
}
