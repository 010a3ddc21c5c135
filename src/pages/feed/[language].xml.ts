import type { APIRoute } from 'astro';
import { categoryChain } from '#src/domain/catalogue/category.ts';
import { languages } from '#src/domain/language/languages.ts';
import { translator } from '#src/i18n/translator.ts';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { company } from '#src/site/company.ts';
import { productFeed } from '#src/site/feed/feed.ts';
import { categoryName } from '#src/site/listing-text.ts';
import { picture } from '#src/site/pictures.ts';

export const getStaticPaths = () => languages.map((language) => ({ params: { language }, props: { language } }));

/** The product feed for merchant centres, one a language: `/feed/lt.xml`. */
export const GET: APIRoute<{ language: (typeof languages)[number] }> = async ({ props: { language }, site }) => {
  const { products, categories, facts } = await loadCatalogue();
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
