import { htmlCeilings, pageCeilings } from '#bench/ceilings.ts';
import { measurePage } from '#bench/measure-page.ts';
import { pageKinds } from '#bench/page-kinds.ts';
import { expect, test } from './shop-test.ts';

test('every kind of page stays below its ceilings', async ({ browser, shop, sql }) => {
  test.setTimeout(120_000);
  const over: string[] = [];
  for (const { name, path, html } of await pageKinds(sql)) {
    for (const language of ['en', 'lt', 'ru']) {
      const weight = await measurePage(browser, `${shop.shop}/${language}${path}`);
      if (weight.htmlBytes > htmlCeilings[html]) over.push(`${language} ${name}: HTML ${weight.htmlBytes}`);
      for (const [what, ceiling] of Object.entries(pageCeilings)) {
        const measured = weight[what as keyof typeof pageCeilings];
        if (measured > ceiling) over.push(`${language} ${name}: ${what} ${measured} over ${ceiling}`);
      }
    }
  }
  expect(over).toEqual([]);
});
