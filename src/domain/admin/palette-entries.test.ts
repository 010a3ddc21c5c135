import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../language/languages.ts';
import { entryPath, mayUse, paletteEntryKeys } from './palette-entries.ts';
import { rankOf } from './palette-match.ts';
import { adminSectionNames, maySee, sectionPath } from './sections.ts';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;
const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(`public/locales/${language}/${file}.json`, 'utf8')) as Texts;

describe('the entries of the palette', () => {
  it('have every section, for whoever sees it', () => {
    for (const section of adminSectionNames) {
      expect(entryPath(section)).toBe(sectionPath(section));
      for (const role of ['admin', 'editor'] as const) expect(mayUse(role, section)).toBe(maySee(role, section));
    }
  });
  it('show editors nothing of customers, orders, money and settings but their PIN', () => {
    const ofEditors = paletteEntryKeys.filter((key) => mayUse('editor', key));
    const kept =
      /^(orders|customers|inventory|coupons|shipping|suppliers|pricing|reports|analytics|dashboard|reprice|newLetter|newCoupon|newSupplier|changePrices|beginTake|exportOrders|marketingDemand|marketingNewsletter|settings(?!$|Pin))/;
    expect(ofEditors.filter((key) => kept.test(key))).toEqual([]);
    expect(ofEditors).toEqual(
      expect.arrayContaining([
        'products',
        'productsReviews',
        'newProduct',
        'newBanner',
        'settingsPin',
        'publish',
        'lock',
      ]),
    );
    expect(paletteEntryKeys.every((key) => mayUse('admin', key))).toBe(true);
  });
  it('lead to places that are there once', () => {
    const paths = paletteEntryKeys.map(entryPath).filter((path) => path !== undefined);
    expect(new Set(paths).size).toBe(paths.length);
    expect(entryPath('ordersToPack')).toBe('/admin/orders?view=to_pack');
    expect(['lock', 'publish', 'lt'].map((key) => entryPath(key as 'lock'))).toEqual([undefined, undefined, undefined]);
  });
  it('are found by their name in any language, whichever one is read', () => {
    const files = languages.map((language) => textsOf(language, 'admin-palette'));
    const missed = languages.flatMap((typing) =>
      paletteEntryKeys.flatMap((key) => {
        const name =
          textsOf(typing, 'admin')['sections']?.[key] ?? textsOf(typing, 'admin-palette')['names']?.[key] ?? '';
        const others = files.flatMap(({ names, words }) => [names?.[key] ?? '', words?.[key] ?? '']);
        return languages.flatMap((reading) => {
          const shown =
            textsOf(reading, 'admin')['sections']?.[key] ?? textsOf(reading, 'admin-palette')['names']?.[key] ?? '';
          return name !== '' && rankOf(name, { name: shown, others }) !== undefined
            ? []
            : [`${typing} in ${reading}: ${key}`];
        });
      }),
    );
    expect(missed).toEqual([]);
  });
});
