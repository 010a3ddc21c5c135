import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import company from '#content/company.json' with { type: 'json' };
import type { Category } from '#src/domain/catalogue/category.ts';
import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import type { Review, ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { InterfaceText } from '#src/domain/language/interface-text.ts';
import { languages } from '#src/domain/language/languages.ts';
import { readCatalogue } from '#src/server/catalogue/read-catalogue.ts';
import { readEnvironment } from '#src/server/env.ts';
import { refuseDemonstration } from '#src/server/publishing/refuse-demonstration.ts';
import { createDatabase } from '#src/server/vendors/supabase/database.ts';
import { guaranteeNotice } from '#src/site/guarantee-notice.ts';

type Catalogue = Awaited<ReturnType<typeof readCatalogue>>;
type Rows = readonly (object & { readonly id: string })[];

let reading: Promise<Catalogue> | undefined;

async function readOnce(): Promise<Catalogue> {
  const environment = readEnvironment();
  const database = {
    url: environment.PUBLIC_SUPABASE_URL,
    secretKey: environment.SUPABASE_SECRET_KEY,
    // A build reads everything at once, and nobody waits for it at a page.
    patience: 120_000,
  };
  const catalogue = await readCatalogue(createDatabase(database).call);
  if (environment.GIJA_ENVIRONMENT === 'production') {
    refuseDemonstration({
      company: company.demonstration,
      catalogue: catalogue.isDemonstration,
      noticesMissing: languages.filter((language) => guaranteeNotice(language) === undefined),
    });
  }
  return catalogue;
}

/** One reading serves all collections of a build. */
function read(): Promise<Catalogue> {
  reading ??= readOnce();
  return reading;
}

/** The rows were parsed where they entered (`src/server/catalogue`), so the collections only name their types. */
function fromDatabase(name: string, choose: (catalogue: Catalogue) => Rows): Loader {
  return {
    name,
    load: async ({ store }) => {
      const rows = choose(await read());
      store.clear();
      for (const row of rows) store.set({ id: row.id, data: { ...row } });
    },
  };
}

export const collections = {
  products: defineCollection({
    loader: fromDatabase('products', ({ products }) => products),
    schema: z.custom<ShopProduct>(),
  }),
  categories: defineCollection({
    loader: fromDatabase('categories', ({ categories }) => categories),
    schema: z.custom<Category>(),
  }),
  reviews: defineCollection({
    loader: fromDatabase('reviews', ({ reviews }) => reviews),
    schema: z.custom<Review>(),
  }),
  facts: defineCollection({
    loader: fromDatabase('facts', ({ facts }) => [{ id: 'shop', ...facts }]),
    schema: z.custom<ShopFacts>(),
  }),
  texts: defineCollection({
    loader: fromDatabase('texts', ({ texts }) => [{ id: 'changed', texts }]),
    schema: z.custom<{ readonly texts: readonly InterfaceText[] }>(),
  }),
  pages: defineCollection({
    loader: glob({ pattern: '{en,lt,ru}/*.md', base: './content/pages' }),
    schema: z.strictObject({
      title: z.string({ error: 'write the title of the page: title: "…"' }).min(1, 'the title is empty: write it'),
      description: z
        .string({ error: 'write one sentence about the page: description: "…"' })
        .min(1, 'the description is empty: write it'),
      updated: z.iso.date({ error: 'write the day from which the text holds, in quotes: updated: "2026-11-21"' }),
    }),
  }),
};
