import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Table<Row> {
  get(id: string): Row | undefined;
  put(id: string, row: Row): void;
  delete(id: string): void;
  clear(): void;
  /** Rows in the order of their first put. */
  all(): Row[];
}

/** A sandbox's memory: named tables kept in one append-only file, so that a restart finds everything again. */
export interface RowLog {
  table<Row>(name: string): Table<Row>;
  /** Resolves when everything put so far is in the file. Rejects when the file cannot be written. */
  flush(): Promise<void>;
}

type Line = [table: string] | [table: string, id: string] | [table: string, id: string, row: unknown];

function parseLines(file: string): Line[] {
  if (!existsSync(file)) return [];
  const texts = readFileSync(file, 'utf8').split('\n');
  const tail = texts.pop() ?? '';
  const lines = texts.map((text, index): Line => {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`${file} is damaged in line ${index + 1}: delete the file to begin anew.`);
    }
  });
  // A process killed while writing leaves a last line without its end: what it said was never confirmed to anyone.
  if (tail !== '') writeFileSync(file, texts.map((text) => `${text}\n`).join(''));
  return lines;
}

function replay(lines: readonly Line[]): Map<string, Map<string, unknown>> {
  const tables = new Map<string, Map<string, unknown>>();
  for (const [name, id, ...row] of lines) {
    const rows = tables.get(name) ?? new Map<string, unknown>();
    tables.set(name, rows);
    if (id === undefined) rows.clear();
    else if (row.length === 0) rows.delete(id);
    else rows.set(id, row[0]);
  }
  return tables;
}

function compact(file: string, tables: Map<string, Map<string, unknown>>): void {
  const lines = [...tables].flatMap(([name, rows]) => [...rows].map(([id, row]) => JSON.stringify([name, id, row])));
  const draft = `${file}.new`;
  writeFileSync(draft, lines.map((line) => `${line}\n`).join(''));
  renameSync(draft, file);
}

/** Opens the log in `file`, making its folder. A file that has grown to several times its live rows is rewritten. */
export function openRowLog(file: string): RowLog {
  mkdirSync(dirname(file), { recursive: true });
  const lines = parseLines(file);
  const tables = replay(lines);
  const live = [...tables.values()].reduce((sum, rows) => sum + rows.size, 0);
  if (lines.length > live * 3 + 200) compact(file, tables);

  let pending: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = (line: Line) => pending.push(`${JSON.stringify(line)}\n`);

  const writePending = async () => {
    if (pending.length === 0) return;
    const batch = pending;
    pending = [];
    try {
      await appendFile(file, batch.join(''));
    } catch (error) {
      pending = [...batch, ...pending];
      throw error;
    }
  };

  return {
    table<Row>(name: string): Table<Row> {
      const rows = (tables.get(name) ?? new Map()) as Map<string, Row>;
      tables.set(name, rows);
      return {
        get: (id) => rows.get(id),
        put: (id, row) => {
          rows.set(id, row);
          write([name, id, row]);
        },
        delete: (id) => {
          if (rows.delete(id)) write([name, id]);
        },
        clear: () => {
          rows.clear();
          write([name]);
        },
        all: () => [...rows.values()],
      };
    },
    flush() {
      writing = writing.catch(() => undefined).then(writePending);
      return writing;
    },
  };
}
