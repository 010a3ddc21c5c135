import { childCategories } from '#src/domain/catalogue/category.ts';
import { type Audience, audiences } from '#src/domain/catalogue/listings.ts';
import type { ShopProduct } from '#src/domain/catalogue/shop-product.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { type Translator, translator } from '#src/i18n/translator.ts';
import type { Catalogue } from './catalogue.ts';
import { foremostProducts } from './foremost-products.ts';
import { categoryName } from './listing-text.ts';
import { navigation } from './navigation-content.ts';

export interface MenuLink {
  readonly name: string;
  readonly href: string;
}
export interface MenuGroup extends MenuLink {
  readonly links: readonly MenuLink[];
}
export interface Department extends MenuLink {
  readonly audience: Audience;
  readonly groups: readonly MenuGroup[];
  /** Two products whose pictures stand in the menu. */
  readonly pictures: readonly ShopProduct[];
}

type Words = Translator<'catalogue'>;

function listingGroupLinks(audience: 'women' | 'men', words: Words, language: Language): MenuGroup[] {
  return navigation.menu[audience].map(({ group, links }) => {
    const base = group === 'clothing' ? `/${audience}` : `/${audience}/${group}`;
    return {
      name: words(`group.${group}`),
      href: localizePath(base, language),
      links: links.map((slug) => ({
        name: words(`names.${audience}.${slug}` as Parameters<Words>[0]),
        href: localizePath(`${base}/${slug}`, language),
      })),
    };
  });
}

function categoryGroups(audience: Audience, catalogue: Catalogue, words: Words, language: Language): MenuGroup[] {
  const root = catalogue.categories.find((category) => category.slug === audience);
  if (root === undefined) return [];
  const links = childCategories(catalogue.categories, root.id).map((category) => ({
    name: categoryName(category, language),
    href: localizePath(`/${category.slug}`, language),
  }));
  return [{ name: words('group.clothing'), href: localizePath(`/${audience}`, language), links }];
}

function menuPictures(audience: Audience, products: readonly ShopProduct[]): ShopProduct[] {
  const seen = new Set<string>();
  return foremostProducts(audience, products)
    .filter((product) => {
      const kind = product.images[0]?.split('/')[0] ?? '';
      if (kind === '' || seen.has(kind)) return false;
      seen.add(kind);
      return true;
    })
    .slice(0, 2);
}

/** Made once for each state of the catalogue: pages made on request see several. */
const menus = new WeakMap<Catalogue, Map<Language, Department[]>>();

/** The departments of the menu, with their lists. */
export function departments(catalogue: Catalogue, language: Language): Department[] {
  const own = menus.get(catalogue) ?? new Map<Language, Department[]>();
  menus.set(catalogue, own);
  const known = own.get(language);
  if (known !== undefined) return known;
  const words = translator(language, 'catalogue');
  const made = audiences.map(
    (audience): Department => ({
      audience,
      name: words(audience),
      href: localizePath(`/${audience}`, language),
      groups:
        audience === 'kids'
          ? categoryGroups(audience, catalogue, words, language)
          : listingGroupLinks(audience, words, language),
      pictures: menuPictures(audience, catalogue.products),
    }),
  );
  own.set(language, made);
  return made;
}
