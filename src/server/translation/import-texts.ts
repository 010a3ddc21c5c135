import * as z from 'zod/mini';
import type { AdminTranslationResponse, FileRow, ImportedText } from '#src/contracts/admin-translation.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { type TextKind, textKinds } from '#src/domain/translation/text-kinds.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readInterfaceFiles } from './interface-files.ts';
import { readInterfaceTexts } from './interface-texts.ts';
import { prepareText, readSaved, type TextCell } from './save-texts.ts';
import { type Texts, versionOfTexts } from './text-version.ts';

const kept = z.nullable(z.string());
const known = z.array(z.object({ kind: z.string(), key: z.string(), en: kept, lt: kept, ru: kept }));
type Known = Texts & { readonly english?: string | undefined };

const translations = ['lt', 'ru'] as const satisfies readonly Language[];
const kindOf = (name: string): TextKind | undefined => textKinds.find((kind) => kind === name.trim());
/** Line ends are those of whatever program the file went through. */
const said = (cell: string) => cell.replace(/\r\n?/g, '\n').trim();

interface Change {
  readonly row: FileRow;
  readonly was: string;
  readonly wanted: TextCell & { readonly english: string; readonly was: string; readonly text: string };
}

async function readKnown(call: CallDatabase, rows: readonly FileRow[]): Promise<ReadonlyMap<string, Known>> {
  const wanted = rows.flatMap(({ kind, key }) => (kindOf(kind) && kind !== 'interface' ? [{ kind, key }] : []));
  const hasInterface = rows.some(({ kind }) => kindOf(kind) === 'interface');
  const [catalogue, interfaceTexts] = await Promise.all([
    wanted.length > 0 ? call('read_catalogue_texts', { wanted }).then((answer) => known.parse(answer)) : [],
    hasInterface ? readInterfaceFiles().then((files) => readInterfaceTexts(call, files)) : [],
  ]);
  return new Map([...catalogue, ...interfaceTexts].map((text) => [`${text.kind} ${text.key}`, text]));
}

/**
 * Takes rows of a file: its Lithuanian and Russian texts, each by itself. An empty cell leaves its text alone; the English is what
 * was translated and has to stand there still, and a version that the file carries has to be the present one. A rehearsal says what
 * would be. `call` says on whose behalf.
 */
export async function importTexts(
  call: CallDatabase,
  rows: readonly FileRow[],
  isRehearsal: boolean,
): Promise<AdminTranslationResponse> {
  const [files, texts] = await Promise.all([readInterfaceFiles(), readKnown(call, rows)]);
  const imported: ImportedText[] = [];
  const changes: Change[] = [];
  let unchanged = 0;

  function weighCell(row: FileRow, kind: TextKind, now: Known, language: 'lt' | 'ru'): void {
    const { line, key, version } = row;
    const text = said(row[language] ?? '');
    const was = now[language];
    if (text === '' || text === said(was ?? '')) {
      unchanged += 1;
      return;
    }
    const refuse = (code: NonNullable<ImportedText['code']>) =>
      imported.push({ line, key, language, outcome: 'refused', code, text });
    if (was === null) return void refuse('form_unknown');
    if (version && said(version) !== versionOfTexts(now)) return void refuse('text_changed');
    const cell = { kind, key, language };
    const prepared = prepareText(files, cell, text);
    if (!prepared.ok) return void refuse(prepared.failure.code);
    const english = now.en ?? now.english ?? '';
    changes.push({ row, was, wanted: { ...cell, english, was, ...prepared.value } });
  }

  for (const row of rows) {
    const kind = kindOf(row.kind);
    const now = texts.get(`${row.kind.trim()} ${row.key}`);
    const refuse = (code: NonNullable<ImportedText['code']>) =>
      imported.push({ line: row.line, key: row.key.slice(0, 300), language: null, outcome: 'refused', code });
    if (kind === undefined) refuse('kind_unknown');
    else if (now === undefined) refuse('text_unknown');
    else if (said(row.en) !== said(now.en ?? now.english ?? '')) refuse('english_changed');
    else for (const language of translations) weighCell(row, kind, now, language);
  }

  const answers =
    changes.length === 0
      ? []
      : z
          .array(z.unknown())
          .parse(await call('save_texts', { wanted: changes.map(({ wanted }) => wanted), is_rehearsal: isRehearsal }));
  for (const [place, { row, was, wanted }] of changes.entries()) {
    const { key, language, text } = wanted;
    const saved = readSaved(answers[place]);
    imported.push({
      ...{ line: row.line, key, language, was, text },
      ...(saved.ok ? { outcome: was === '' ? 'new' : 'changed' } : { outcome: 'refused', code: saved.failure.code }),
    });
  }
  return { ok: true, imported: imported.sort((one, other) => one.line - other.line), unchanged };
}
