import { categoryOfListingSlug, womenKnitwear } from '../category-map.ts';
import type { Audience } from '../listings.ts';
import { type Group, groups, groupWords } from './department-words.ts';
import { plainWords, type WordLanguage, wordFinder, wordLanguages } from './find-words.ts';
import { type Kind, kinds, kindsOfTag, kindWords } from './kind-words.ts';

type Texts = Readonly<Record<WordLanguage, string>>;

/** What a product says of itself, and where it stands. */
export interface UnsortedProduct {
  readonly name: Texts;
  readonly description: Texts;
  readonly tags: readonly string[];
  /** Slug in the tree, and listing slug; null where it has none. */
  readonly category: string | null;
  readonly subcategory: string | null;
}

export interface Shelf {
  readonly category: string;
  readonly subcategory: string;
}

/**
 * Where a product belongs by its words (`words` says by which), or why nobody can tell: `no_words` (none says what it is),
 * `several_kinds`, `no_department` (none says for whom), `several_departments`, `no_listing` (its department has no list of this kind).
 */
export type Sorted =
  | { readonly shelf: Shelf; readonly words: readonly string[]; readonly alternatives: readonly Shelf[] }
  | { readonly why: Unsorted; readonly words: readonly string[] };
export type Unsorted = 'no_words' | 'several_kinds' | 'no_department' | 'several_departments' | 'no_listing';

interface Found<Of> {
  readonly what: Of;
  readonly word: string;
}

const kindFinders = kindWords.map(([kind, words]) => ({
  kind,
  find: { en: wordFinder(words.en), lt: wordFinder(words.lt), ru: wordFinder(words.ru) },
}));
const groupFinders = groups.map((group) => ({
  group,
  find: {
    en: wordFinder(groupWords[group].en),
    lt: wordFinder(groupWords[group].lt),
    ru: wordFinder(groupWords[group].ru),
  },
}));

/** Of each language the first rule that finds something in a text. */
function kindsIn(texts: Texts): Found<Kind>[] {
  return wordLanguages.flatMap((language) => {
    const plain = plainWords(texts[language]);
    for (const { kind, find } of kindFinders) {
      const word = find[language](plain);
      if (word !== undefined) return [{ what: kind, word }];
    }
    return [];
  });
}

function groupsIn(texts: Texts): Found<Group>[] {
  return wordLanguages.flatMap((language) => {
    const plain = plainWords(texts[language]);
    return groupFinders.flatMap(({ group, find }) => {
      const word = find[language](plain);
      return word === undefined ? [] : [{ what: group, word }];
    });
  });
}

const distinct = <Of>(found: readonly Found<Of>[]): Of[] => [...new Set(found.map(({ what }) => what))];

/** Whom a category is for: of the children's, which of them; undefined of a category that says neither. */
function groupOfCategory(category: string | null): Group | undefined {
  const [root = '', part = ''] = category?.split('-') ?? [];
  if (root === 'women' || root === 'men') return root;
  return root === 'kids' ? groups.find((group) => group === part) : undefined;
}

/** Whom a product is for: by name and tags, else by where it stands, else by its description, else by what only one department has. */
function groupOf(
  product: UnsortedProduct,
  kind: Kind | undefined,
): { readonly group?: Group; readonly why?: Unsorted; readonly words: readonly string[] } {
  const ofTags = groups.flatMap((group): Found<Group>[] => {
    const tag = product.tags.find((each) => each.startsWith(`${group}-`));
    return tag === undefined ? [] : [{ what: group, word: tag }];
  });
  for (const found of [groupsIn(product.name), ofTags]) {
    const [group, ...others] = distinct(found);
    const words = found.map(({ word }) => word);
    if (others.length > 0) return { why: 'several_departments', words };
    if (group) return { group, words };
  }
  const standing = groupOfCategory(product.category);
  if (standing) return { group: standing, words: [] };
  const told = groupsIn(product.description);
  const [group, ...others] = distinct(told);
  if (group && others.length === 0) return { group, words: told.map(({ word }) => word) };
  const only = (['women', 'men'] as const).filter((each) => kind && shelfOf(each, kind));
  const [sole] = only;
  return sole && only.length === 1 ? { group: sole, words: [] } : { why: 'no_department', words: [] };
}

/** What a kind is called in the lists of a department, where it has another name there. */
const listingOfKind: Readonly<Record<'women' | 'men', Partial<Record<Kind, string>>>> = {
  women: {
    knitwear: 'tops',
    shirts: 'tops',
    shorts: 'skirts',
    wallets: 'belts',
    casual: 'flats',
    oxfords: 'flats',
    dress: 'flats',
  },
  men: { knitwear: 'hoodies', tops: 't-shirts', shorts: 'trousers' },
};

/** Where a kind stands in a department; undefined where it has no list of it. */
function shelfOf(audience: Audience, kind: Kind): Shelf | undefined {
  if (audience === 'kids') return undefined;
  const subcategory = listingOfKind[audience][kind] ?? kind;
  const category = categoryOfListingSlug(audience, subcategory);
  if (category === undefined) return undefined;
  return { category: audience === 'women' && kind === 'knitwear' ? womenKnitwear : category, subcategory };
}

/** What a product is: by most of its names, else by its tags, else by descriptions that agree. */
function kindOf(product: UnsortedProduct): { readonly likely: readonly Kind[]; readonly words: readonly string[] } {
  const named = kindsIn(product.name);
  const words = named.map(({ word }) => word);
  if (named.length > 0) {
    const votes = (kind: Kind) => named.filter(({ what }) => what === kind).length;
    const most = Math.max(...distinct(named).map(votes));
    // In the order of the rules: what tells more stands first.
    return { likely: kinds.filter((kind) => votes(kind) === most), words };
  }
  const tags = product.tags.filter((tag) => tag in kindsOfTag);
  const ofTags = new Set(tags.flatMap((tag) => kindsOfTag[tag] ?? []));
  const told = kindsIn(product.description);
  const [kind, ...others] = distinct(told);
  const isTold = kind !== undefined && others.length === 0 && (ofTags.size === 0 || ofTags.has(kind));
  if (isTold) return { likely: [kind], words: told.map(({ word }) => word) };
  return { likely: [...ofTags], words: tags };
}

/** Where a product belongs by what its name, tags and description say, in three languages. */
export function sortProduct(product: UnsortedProduct): Sorted {
  const { likely, words: kindFound } = kindOf(product);
  const [kind] = likely;
  const { group, why, words: groupFound } = groupOf(product, kind);
  const words = [...groupFound, ...kindFound];
  if (group === undefined) return { why: why ?? 'no_department', words };
  if (group !== 'women' && group !== 'men') {
    const shelf = { category: `kids-${group}`, subcategory: group };
    return { shelf, words: groupFound, alternatives: [shelf] };
  }
  if (kind === undefined) return { why: 'no_words', words };
  const shelves = likely.flatMap((each) => shelfOf(group, each) ?? []);
  // Where words say several things, where it stands counts, if it is one of them.
  const shelf = shelves.find(({ category }) => category === product.category) ?? shelves[0];
  if (shelf === undefined) return { why: 'no_listing', words };
  const alternatives = shelves.filter(({ category }) => category === shelf.category);
  // Two kinds that stand in one category differ by their list alone.
  const isOne = alternatives.length === shelves.length || shelf.category === product.category;
  return isOne ? { shelf, words, alternatives } : { why: 'several_kinds', words };
}
