import * as z from 'zod/mini';
import type { StaffText } from '#src/contracts/staff-translation.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { englishKeys } from '#src/domain/translation/interface-text.ts';
import { textKinds } from '#src/domain/translation/text-kinds.ts';
import { interfaceState, rankOf } from '#src/domain/translation/text-state.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { InterfaceFiles } from './interface-files.ts';

const language = z.enum(languages);
const said = z.object({
  overrides: z.array(
    z.object({ language, namespace: z.string(), key: z.string(), text: z.string(), source: z.string() }),
  ),
  settled: z.array(z.object({ key: z.string(), language, english: z.string() })),
});

/** After those of the catalogue. */
const interfacePlace = textKinds.length;

/** What the files say in English beside a key, and under which; a form that English does not have stands beside its general one. */
export function englishOf(files: InterfaceFiles, namespacedKey: string) {
  for (const key of englishKeys(namespacedKey)) {
    const english = files.get(key)?.en;
    if (english !== null && english !== undefined) return { key, english };
  }
  return undefined;
}

/** All texts of the interface as the next publish shows them, each with where it stands, by key. */
export async function readInterfaceTexts(call: CallDatabase, files: InterfaceFiles): Promise<readonly StaffText[]> {
  const { overrides, settled } = said.parse(await call('read_interface_overrides', {}));
  const cells = new Map(overrides.map((each) => [`${each.language} ${each.namespace}:${each.key}`, each]));
  const marks = new Map(settled.map((each) => [`${each.language} ${each.key}`, each.english]));
  const shown = (key: string) => cells.get(`en ${key}`)?.text ?? files.get(key)?.en;
  return [...files].map(([key, originals]) => {
    const beside = englishOf(files, key);
    const originalEnglish = beside?.english ?? '';
    const english = (beside && shown(beside.key)) ?? originalEnglish;
    const each = <Value>(make: (language: Language) => Value) => ({ en: make('en'), lt: make('lt'), ru: make('ru') });
    const override = (language: Language) => cells.get(`${language} ${key}`);
    const texts = each((language) => (originals[language] === null ? null : (override(language)?.text ?? originals[language]))); // biome-ignore format: one thing
    const source = each((language) => override(language)?.source);
    const states = each((language) =>
      interfaceState({
        ...{ language, text: texts[language], english, source: source[language], originalEnglish },
        settled: marks.get(`${language} ${key}`),
      }),
    );
    const was = each((language) => (states[language] === 'changed' ? (source[language] ?? originalEnglish) : null));
    return {
      ...{ kind: 'interface' as const, key, place: interfacePlace, rank: rankOf(states), owner: null, label: null },
      ...{ ...texts, english, states, was, originals },
    };
  });
}

/** Whether a text was changed in the back office. */
export const isOwn = (text: StaffText): boolean =>
  languages.some((language) => text.originals !== undefined && text[language] !== text.originals[language]);
