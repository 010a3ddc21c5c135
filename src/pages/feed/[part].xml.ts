import type { APIRoute } from 'astro';
import { categoryChain } from '#src/domain/catalogue/category.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { translator } from '#src/i18n/translator.ts';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { company } from '#src/site/company.ts';
import { feedParts, productFeed } from '#src/site/feed/feed.ts';
import { categoryName } from '#src/site/listing-text.ts';
import { feedKey } from '#src/site/page-keys.ts';
import { picture } from '#src/site/pictures.ts';

interface Props extends Record<string, unknown> {
  readonly language: Language;
  readonly products: readonly ShopProduct[];
}

export async function getStaticPaths() {
  const catalogue = await loadCatalogue();
  const parts = feedParts(catalogue.products).map((products) => ({ products, cacheKey: feedKey(catalogue, products) }));
  return languages.flatMap((language) =>
    parts.map(({ products, cacheKey }, index) => ({
      params: { part: index === 0 ? language : `${language}-${index + 1}` },
      props: { language, products },
      cacheKey,
    })),
  );
}

/** The product feed for merchant centres, one a language: `/feed/lt.xml`, and `/feed/lt-2.xml` where there are many products. */
export const GET: APIRoute<Props> = async ({ props: { language, products }, site }) => {
  const { categories, facts } = await loadCatalogue();
  const words = translator(language, 'catalogue');
  const body = productFeed({
    products,
    facts,
    language,
    origin: site?.origin ?? '',
    shop: { name: company.name, description: translator(language, 'home')('description') },
    pictureOf: (key) => picture(key).jpeg,
    colorName: (color) => words(`colors.${color}` as Parameters<typeof words>[0]).toLowerCase(),
    categoriesOf: (product) =>
      categoryChain(categories, product.category).map((category) => categoryName(category, language)),
  });
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
