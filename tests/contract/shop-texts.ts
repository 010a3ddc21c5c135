import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#src/domain/language/languages.ts';

const locales = path.resolve(import.meta.dirname, '../../public/locales');

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, `${key}.${name}`));
}

/** Every text of the shop in a language, by its whole key: `checkout.errors.checkoutError`. */
export function readTexts(language: Language): ReadonlyMap<string, string> {
  const files = readdirSync(path.join(locales, language)).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => {
      const messages: unknown = JSON.parse(readFileSync(path.join(locales, language, file), 'utf8'));
      return flatten(messages, path.basename(file, '.json'));
    }),
  );
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const interpolation = '\\{\\{\\s*\\w+[^}]*\\}\\}';

/**
 * Whether a text says a message of the contract: to the letter, with `{{…}}` where the contract has a place (`{n}`) and, if it
 * likes, where it has a figure. It may go on after the message, with a sentence of its own; it may not begin before it, or a
 * message would hide at the end of another one.
 */
export function says(text: string, message: string): boolean {
  const pattern = message
    .split(/(\{\w+\}|\d+)/)
    .map((part) => {
      if (part.startsWith('{')) return interpolation;
      return /^\d+$/.test(part) ? `(?:${part}|${interpolation})` : literally(part);
    })
    .join('');
  return new RegExp(`^${pattern}(?:$|(?<=[.!?…])\\s|[.!?…](?:\\s|$))`).test(text);
}

/** The keys under which a language says a message. */
export function keysThatSay(texts: ReadonlyMap<string, string>, message: string): string[] {
  return [...texts].filter(([, text]) => says(text, message)).map(([key]) => key);
}
