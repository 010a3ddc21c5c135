import { kindCeilings, languageCeilings, pageCeilings } from '#bench/ceilings.ts';
import { measurePage } from '#bench/measure-page.ts';
import { pageKinds } from '#bench/page-kinds.ts';
import { languages } from '#src/domain/language/languages.ts';
import { expect, test } from './shop-test.ts';

/** A trace's snapshots lay out what is far below the window, and so fetch it. */
test.use({ trace: 'off' });

test('every kind of page stays below its ceilings', async ({ browser, shop, sql }) => {
  test.setTimeout(120_000);
  const over: string[] = [];
  for (const { name, path, kind } of await pageKinds(sql)) {
    for (const language of languages) {
      const weight = await measurePage(browser, `${shop.shop}/${language}${path}`, shop.backend);
      const ceilings = { ...pageCeilings, ...kindCeilings[kind], ...languageCeilings[language] };
      for (const [what, ceiling] of Object.entries(ceilings)) {
        const measured = weight[what as keyof typeof weight];
        if (measured > ceiling) over.push(`${language} ${name}: ${what} ${measured} over ${ceiling}`);
      }
    }
  }
  expect(over).toEqual([]);
});
