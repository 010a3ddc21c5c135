import { type FileRow, importedAtOnce } from '#src/contracts/admin-translation.ts';
import { restoreCell } from '#src/domain/csv/cells.ts';
import { readTable, TableBroken } from '../read-table.ts';

export const fileFaults = ['file_empty', 'file_broken', 'columns_missing', 'column_unknown'] as const;

/** Why a file cannot be read. `column`: which one is meant. */
export class FileFault extends Error {
  readonly code: (typeof fileFaults)[number];
  readonly column: string;
  constructor(code: (typeof fileFaults)[number], column = '') {
    super(code);
    this.code = code;
    this.column = column;
  }
}

const columns = ['kind', 'key', 'of', 'en', 'lt', 'ru', 'version'] as const;
type Column = (typeof columns)[number];
/** Characters that are sent at once, at most: the function takes some megabytes. */
const charactersAtOnce = 700_000;

function columnsOf(head: readonly string[]): readonly Column[] {
  const names = head.map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => name !== '' && !columns.some((column) => column === name));
  if (unknown !== undefined) throw new FileFault('column_unknown', unknown.slice(0, 40));
  for (const needed of ['kind', 'key', 'en'] as const)
    if (!names.includes(needed)) throw new FileFault('columns_missing', needed);
  if (!names.includes('lt') && !names.includes('ru')) throw new FileFault('columns_missing', 'lt, ru');
  return names as Column[];
}

function rowOf(head: readonly Column[], cells: readonly string[], line: number): FileRow {
  const said = (column: Column): string | undefined => {
    const place = head.indexOf(column);
    return place < 0 ? undefined : restoreCell(cells[place] ?? '').slice(0, 20_000);
  };
  const row = {
    line,
    kind: said('kind')?.slice(0, 100) ?? '',
    key: said('key')?.slice(0, 1000) ?? '',
    en: said('en') ?? '',
  };
  const [lt, ru, version] = [said('lt'), said('ru'), said('version')?.slice(0, 100)];
  return { ...row, ...(lt !== undefined && { lt }), ...(ru !== undefined && { ru }), ...(version && { version }) };
}

export interface FileBatch {
  readonly rows: readonly FileRow[];
  /** How much of the file has been read, from 0 to 1. */
  readonly share: number;
}

/**
 * The rows of a table of texts, some hundred at a time, read as they are taken: a file of any length needs little memory. Empty lines
 * are left out; `line` counts the rows of the table, its head being the first. Throws FileFault.
 */
export async function* readTextsFile(file: Blob): AsyncGenerator<FileBatch> {
  let head: readonly Column[] | undefined;
  let batch: FileRow[] = [];
  let characters = 0;
  try {
    for await (const { line, cells, share } of readTable(file)) {
      if (head === undefined) {
        head = columnsOf(cells);
        continue;
      }
      batch.push(rowOf(head, cells, line));
      characters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (batch.length < importedAtOnce && characters < charactersAtOnce) continue;
      yield { rows: batch, share };
      [batch, characters] = [[], 0];
    }
  } catch (error) {
    throw error instanceof TableBroken ? new FileFault('file_broken') : error;
  }
  if (head === undefined) throw new FileFault('file_empty');
  if (batch.length > 0) yield { rows: batch, share: 1 };
}
