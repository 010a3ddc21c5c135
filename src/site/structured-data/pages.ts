import { type Language, languages } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { Crumb } from '../listing-text.ts';
import { type Data, schemaOrg } from './json.ts';

/** The trail of a page; the last part is the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string, own: string): Data {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: href === undefined ? own : origin + href,
    })),
  };
}

/** The products of one page of a list, counted on from the pages before it. */
export function listData(ids: readonly string[], before: number, language: Language, origin: string): Data {
  return {
    '@context': schemaOrg,
    '@type': 'ItemList',
    itemListElement: ids.map((id, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: origin + localizePath(`/product/${id}`, language),
    })),
  };
}

/** The seller as search engines may show it (content/company.json). */
export interface Seller {
  readonly name: string;
  readonly legalName: string;
  readonly vatCode: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
}

/** The shop itself and its search, on its home page. */
export function shopData(seller: Seller, language: Language, origin: string): Data[] {
  const shop = {
    '@context': schemaOrg,
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
    name: seller.name,
    legalName: seller.legalName,
    vatID: seller.vatCode,
    url: origin,
    logo: `${origin}/icons/512.png`,
    email: seller.email,
    telephone: seller.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: seller.street,
      postalCode: seller.postcode,
      addressLocality: seller.city,
      addressCountry: seller.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: seller.email,
      telephone: seller.phone,
      availableLanguage: [...languages],
    },
  };
  const site = {
    '@context': schemaOrg,
    '@type': 'WebSite',
    name: seller.name,
    url: origin + localizePath('/', language),
    inLanguage: language,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${localizePath('/search', language)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [shop, site];
}
