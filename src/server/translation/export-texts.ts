import type { StaffText, TextPlace, TextsAsked } from '#src/contracts/staff-translation.ts';
import { writeCsv } from '#src/server/csv/write-csv.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { listTexts } from './list-texts.ts';
import { versionOfTexts } from './text-version.ts';

/** Texts that are read at once. */
const size = 500;

async function* pagesOf(call: CallDatabase, asked: TextsAsked): AsyncGenerator<readonly StaffText[]> {
  let after: TextPlace = { rank: -1, place: 0, key: '' };
  for (;;) {
    const { texts, more } = await listTexts(call, asked, { after, size });
    yield texts;
    const last = texts.at(-1);
    if (!more || last === undefined) return;
    after = { rank: last.rank, place: last.place, key: last.key };
  }
}

const columns: Readonly<Record<string, (text: StaffText) => string>> = {
  kind: ({ kind }) => kind,
  key: ({ key }) => key,
  of: ({ label }) => label ?? '',
  en: ({ en, english = '' }) => en ?? english,
  lt: ({ lt }) => lt ?? '',
  ru: ({ ru }) => ru ?? '',
  version: versionOfTexts,
};

/** The texts that the list narrows to, as CSV; the same file is taken back with its Lithuanian and Russian filled in. */
export function exportTexts(call: CallDatabase, asked: TextsAsked): AsyncGenerator<string> {
  async function* rows() {
    for await (const texts of pagesOf(call, asked))
      yield texts.map((text) => Object.values(columns).map((cell) => cell(text)));
  }
  return writeCsv(Object.keys(columns), rows());
}
