import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { InterfaceText } from '#src/domain/language/interface-text.ts';
import { type Messages, overrideTexts } from '#src/i18n/overridden-texts.ts';
import { BuildFailure } from './build-failure.ts';
import { replaceFile } from './replace-file.ts';

const placeOf = ({ language, namespace }: Pick<InterfaceText, 'language' | 'namespace'>) =>
  `locales/${language}/${namespace}.json`;

/** The files of texts that have changes of the back office in them, ready to be written. Throws BuildFailure for a broken text. */
export function changedTexts(project: string, texts: readonly InterfaceText[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const broken: string[] = [];
  for (const [place, changed] of Map.groupBy(texts, placeOf)) {
    const file = path.join(project, 'public', place);
    const original = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : {};
    const { messages, faults } = overrideTexts(original, changed);
    files.set(place, JSON.stringify(messages));
    for (const { key, text, fault } of faults) broken.push(`${place} ${key} (${fault}): ${text}`);
  }
  if (broken.length > 0) throw new BuildFailure('text_broken', broken.join('\n'));
  return files;
}

/** Puts files of texts into a site that nobody is shown yet; those of `before` that are as in the project again come from there. */
export function writeTexts(
  project: string,
  site: string,
  files: ReadonlyMap<string, string>,
  before: readonly string[],
): void {
  for (const place of new Set([...before, ...files.keys()])) {
    const own = path.join(project, 'public', place);
    const text = files.get(place) ?? (existsSync(own) ? readFileSync(own, 'utf8') : undefined);
    const target = path.join(site, place);
    if (text === undefined) rmSync(target, { force: true });
    else replaceFile(target, text);
  }
}
