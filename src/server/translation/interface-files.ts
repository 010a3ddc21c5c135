import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '#src/domain/language/languages.ts';

type Messages = { readonly [key: string]: string | Messages };

/** What the shop's own files say, by `namespace:key`: every key of any language, with null where a language has no such form. */
export type InterfaceFiles = ReadonlyMap<string, Readonly<Record<Language, string | null>>>;

/** Beside the functions, as `netlify.toml` includes it (`included_files`), and in the project. */
const folder = path.join(process.cwd(), 'public/locales');

function flatten(messages: Messages, prefix: string): (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flatten(value, `${prefix}${key}.`),
  );
}

async function readLanguage(language: Language): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(path.join(folder, language))).filter((file) => file.endsWith('.json')).sort();
  const read = files.map(async (file) => {
    // Held to its shape by the checks of the project.
    const messages = JSON.parse(await readFile(path.join(folder, language, file), 'utf8')) as Messages;
    return flatten(messages, `${path.basename(file, '.json')}:`);
  });
  return new Map((await Promise.all(read)).flat());
}

async function readFiles(): Promise<InterfaceFiles> {
  const [en, lt, ru] = await Promise.all([readLanguage('en'), readLanguage('lt'), readLanguage('ru')]);
  const keys = [...new Set([...en.keys(), ...lt.keys(), ...ru.keys()])].sort();
  return new Map(
    keys.map((key) => [key, { en: en.get(key) ?? null, lt: lt.get(key) ?? null, ru: ru.get(key) ?? null }]),
  );
}

let files: Promise<InterfaceFiles> | undefined;

/** The interface texts of the version that runs, without what was changed in the back office. Read once a process. */
export function readInterfaceFiles(): Promise<InterfaceFiles> {
  files ??= readFiles();
  files.catch(() => {
    files = undefined;
  });
  return files;
}
