import { escapeHtml } from './escape-html.ts';
import { stackTables } from './stack-tables.ts';

/** Parts that the Markdown of a page may ask for, alone on a line: `[[destinations]]`. Each is a component. */
export const blockNames = [
  'company',
  'delivery-options',
  'destinations',
  'free-shipping',
  'return-highlights',
  'request-return',
  'consent-form',
  'stored-names',
  'contact-form',
] as const;
export type BlockName = (typeof blockNames)[number];

export type PagePart = { readonly html: string } | { readonly block: BlockName };

const blockLine = /<p>\[\[([^\]]*)\]\]<\/p>/;
const factName = /\{\{\s*([^}]*?)\s*\}\}/g;

const isBlock = (name: string): name is BlockName => (blockNames as readonly string[]).includes(name);

/**
 * A text with its `{{names}}` filled with facts. A name that does not exist throws, and so stops the build, with the file and
 * the names that do.
 */
function fillFacts(file: string, html: string, facts: Readonly<Record<string, string>>): string {
  return html.replace(factName, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined)
      throw new Error(`${file}: {{${name}}} is not known: write one of ${Object.keys(facts).join(', ')}`);
    return fact;
  });
}

/** A plain sentence with its facts, as HTML. */
export function sentenceHtml(file: string, sentence: string, facts: Readonly<Record<string, string>>): string {
  return fillFacts(file, escapeHtml(sentence), facts);
}

/**
 * The HTML of a page's Markdown cut where a part stands, its facts filled in. A part that does not exist stops the
 * build as well.
 */
export function pageParts(file: string, html: string, facts: Readonly<Record<string, string>>): PagePart[] {
  return html.split(blockLine).flatMap((piece, index): PagePart[] => {
    if (index % 2 === 0) return piece.trim() === '' ? [] : [{ html: fillFacts(file, stackTables(piece), facts) }];
    if (!isBlock(piece)) throw new Error(`${file}: [[${piece}]] is not known: write one of ${blockNames.join(', ')}`);
    return [{ block: piece }];
  });
}
