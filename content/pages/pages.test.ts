import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { consentTextVersion } from '#src/domain/consent/consent.ts';
import { languages } from '#src/domain/language/languages.ts';
import { contentPages } from '#src/site/content-page-names.ts';

const read = (language: string, page: string) =>
  readFileSync(path.join(import.meta.dirname, language, `${page}.md`), 'utf8');

/** What a page has in every language: its headings by depth, its parts and facts, its steps, its links out. */
function skeleton(text: string): string[] {
  return [
    ...[...text.matchAll(/^(#{2,3}) /gm)].map(([, depth = '']) => depth),
    ...[...text.matchAll(/\[\[[^\]]+\]\]/g)].map(([part]) => part),
    ...[...new Set([...text.matchAll(/\{\{[^}]+\}\}/g)].map(([fact]) => fact))].sort(),
    ...[...text.matchAll(/^(\d+\.|-|\|) /gm)].map(([, sign = '']) => sign),
    ...[...text.matchAll(/\]\(\/(?:en|lt|ru)(\/[a-z]+)\)/g)].map(([, address = '']) => address),
  ];
}

describe.each(contentPages)('the page %s', (page) => {
  it('says the same in every language: headings, parts, facts, steps, links', () => {
    const [english, ...others] = languages.map((language) => skeleton(read(language, page)));
    for (const other of others) expect(other).toEqual(english);
  });

  it('links to pages of its own language', () => {
    for (const language of languages) {
      const linked = [...read(language, page).matchAll(/\]\(\/([a-z]{2})\//g)].map(([, found]) => found);
      expect(linked.filter((found) => found !== language)).toEqual([]);
    }
  });
});

it('every file is a page that the shop shows', () => {
  for (const language of languages)
    expect(readdirSync(path.join(import.meta.dirname, language)).sort()).toEqual(
      contentPages.map((page) => `${page}.md`).sort(),
    );
});

it('no text leads to the closed platform for online disputes; the national authority is named', () => {
  for (const language of languages) {
    for (const page of contentPages)
      expect(read(language, page)).not.toMatch(/consumers\/odr|ec\.europa\.eu\/consumers/i);
    expect(read(language, 'terms')).toContain('vvtat.lrv.lt');
  }
});

it('the returns page offers the model withdrawal form in its own language', () => {
  for (const language of languages)
    expect(read(language, 'returns')).toContain(`](/.netlify/functions/withdrawal-form?language=${language})`);
});

it('the cookie page holds from the same day as the version that decisions are kept with', () => {
  for (const language of languages) expect(read(language, 'cookies')).toContain(`updated: "${consentTextVersion}"`);
});

it('amounts of money and the shop’s own terms are named, never typed', () => {
  for (const language of languages)
    for (const page of contentPages)
      expect(read(language, page)).not.toMatch(/€|\bEUR\b|14:00|30 (days|dienų|дней) (to return|grąžin)/);
});
