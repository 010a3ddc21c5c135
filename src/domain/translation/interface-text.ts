/** i18next's plural endings. */
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** Whether a key is one form of a plural. */
const isPluralForm = (key: string): boolean => pluralEnding.test(key);

/** The key of the English text that a form stands beside: its own, or that of the plural’s general form. */
export function englishKeys(key: string): readonly string[] {
  return isPluralForm(key) ? [key, key.replace(pluralEnding, '_other')] : [key];
}

/** What `{{…}}` a text names, each once, in order. */
export function placeholdersOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)].map((match) => match[1] ?? ''))].sort();
}

/** What begins a tag or an entity. */
const markup = /<\/?[a-z!][^>]*>?|&#?\w+;/gi;

/** A short word may become a sentence, not a page: times the original, and at least this many characters. */
const growth = { times: 4, least: 120 } as const;

export const interfaceTextFaults = ['text_empty', 'text_placeholders', 'text_markup', 'text_too_long'] as const;
export type InterfaceTextFault = (typeof interfaceTextFaults)[number];

interface Beside {
  /** What the shop's own file says in this language. */
  readonly original: string;
  /** What it says in English: the same placeholders have to be named. */
  readonly english: string;
}

/** How many characters may stand in place of an original. */
export const longestInterfaceText = ({ original, english }: Beside): number =>
  Math.min(5000, Math.max(growth.least, growth.times * Math.max(original.length, english.length)));

/**
 * What keeps a text from standing in the interface in place of the original; undefined where nothing does. Placeholders are those of
 * the English text, tags and entities those of the original, in any order.
 */
export function findInterfaceTextFault(text: string, beside: Beside): InterfaceTextFault | undefined {
  if (text.trim() === '') return 'text_empty';
  if (
    placeholdersOf(text).join() !== placeholdersOf(beside.english).join() ||
    /{{|}}/.test(text.replace(/{{\s*[\w.]+[^{}]*}}/g, ''))
  )
    // biome-ignore format: one thing
    return 'text_placeholders';
  const allowed = new Set(beside.original.match(markup) ?? []);
  if ((text.match(markup) ?? []).some((tag) => !allowed.has(tag))) return 'text_markup';
  return text.length > longestInterfaceText(beside) ? 'text_too_long' : undefined;
}
