import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Finding } from './finding.ts';
import { listFiles } from './project-files.ts';

const languages = ['en', 'lt', 'ru'] as const;
/** i18next's plural endings: languages have different ones, so keys are compared without them. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

type Messages = { readonly [key: string]: string | Messages };

function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
  );
  return new Map(entries);
}

const placeholders = (text: string) => [...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)].map((match) => match[1] ?? '');

/** The plural endings that a language needs, by `Intl.PluralRules`. */
function pluralEndings(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

function compare(
  file: string,
  language: string,
  reference: Map<string, string>,
  messages: Map<string, string>,
): Finding[] {
  const findings: Finding[] = [];
  const stems = new Set([...messages.keys()].map((key) => key.replace(pluralEnding, '')));
  for (const [key, text] of reference) {
    const stem = key.replace(pluralEnding, '');
    if (!stems.has(stem)) findings.push({ file, message: `“${stem}” is missing` });
    const translated = messages.get(key);
    if (translated === undefined) continue;
    const expected = [...new Set(placeholders(text))].sort().join();
    if ([...new Set(placeholders(translated))].sort().join() !== expected)
      findings.push({ file, message: `“${key}” does not use the same placeholders as en` });
  }
  const referenceStems = new Set([...reference.keys()].map((key) => key.replace(pluralEnding, '')));
  for (const [key, text] of messages) {
    const stem = key.replace(pluralEnding, '');
    if (!referenceStems.has(stem)) findings.push({ file, message: `“${stem}” is not in en` });
    if (text.trim() === '') findings.push({ file, message: `“${key}” is empty` });
    if (!pluralEnding.test(key)) continue;
    for (const ending of pluralEndings(language))
      if (!messages.has(`${stem}_${ending}`)) findings.push({ file, message: `“${stem}” lacks its form “${ending}”` });
  }
  return findings;
}

/** Interface texts: the same keys and placeholders in every language, no empty text, every plural form of the language. */
export const checkLocales: Check = async (root) => {
  const files = await listFiles(root, ['public/locales']);
  const namespaces = [...new Set(files.map((file) => file.split('/').at(-1) ?? ''))];
  const findings: Finding[] = [];
  for (const namespace of namespaces) {
    const read = async (language: string) => {
      const file = `public/locales/${language}/${namespace}`;
      if (!files.includes(file)) {
        findings.push({ file, message: 'is missing' });
        return new Map<string, string>();
      }
      return flatten(JSON.parse(await readFile(join(root, file), 'utf8')) as Messages);
    };
    const reference = await read('en');
    for (const language of languages) {
      const file = `public/locales/${language}/${namespace}`;
      findings.push(...compare(file, language, reference, language === 'en' ? reference : await read(language)));
    }
  }
  return [...new Map(findings.map((finding) => [`${finding.file} ${finding.message}`, finding])).values()];
};
