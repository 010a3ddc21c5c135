import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const pluralEnding = /_(zero|one|two|few|many|other)$/;

type Messages = { readonly [key: string]: string | Messages };

function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key.replace(pluralEnding, '')] : keysOf(value, `${prefix}${key}.`),
  );
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(place);
    return /\.(astro|tsx?)$/.test(entry.name) && !entry.name.includes('.test.')
      ? [readFileSync(path.join(root, place), 'utf8')]
      : [];
  });
}

/** Is the key written out, or built from a part of it (`colors.${color}`), or is its whole group handed over? */
function isUsed(key: string, code: string): boolean {
  const parts = key.split('.');
  const heads = parts.slice(0, -1).map((_, index) => `\`${parts.slice(0, index + 1).join('.')}.\${`);
  const written = [`'${key}'`, `"${key}"`, `\`${key}\``, `.${key}`];
  return [...heads, ...written].some((text) => code.includes(text));
}

const namespaces = ['layout', 'catalogue', 'listing', 'product', 'content', 'cookies', 'home'];
const code = sources('src').join('\n');

it.each(namespaces)('every text of %s is used somewhere', (namespace) => {
  const messages = JSON.parse(readFileSync(path.join(root, `public/locales/en/${namespace}.json`), 'utf8')) as Messages;
  expect([...new Set(keysOf(messages))].filter((key) => !isUsed(key, code))).toEqual([]);
});
