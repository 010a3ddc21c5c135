import * as z from 'zod';
import file from '#content/navigation.json' with { type: 'json' };
import { type ListingAudience, type ListingGroup, subcategories } from '#src/domain/catalogue/listings.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizedText, parseContent, shopPath } from './parse-content.ts';

/** The first words of the withdrawal function, as the law has them in each language (Directive (EU) 2023/2673). */
const withdrawalWords: Readonly<Record<Language, string>> = {
  en: 'Withdraw from contract here',
  lt: 'Atsisakyti sutarties čia',
  ru: 'Отказаться от договора здесь',
};

/** Pages that must be reachable from the foot of every page. */
const demanded = ['/withdraw', '/terms', '/privacy', '/cookies', '/accessibility', '/contact', '/shipping', '/returns'];

const link = z.strictObject({ path: shopPath, name: localizedText });
const links = z.array(link).min(1);

function menuGroup<Group extends ListingGroup>(audience: ListingAudience, group: Group) {
  const slugs: readonly string[] = subcategories[audience][group];
  return z.strictObject({ group: z.literal(group), links: z.array(z.enum(slugs as [string, ...string[]])).min(1) });
}

const menuOf = (audience: ListingAudience) =>
  z
    .array(
      z.discriminatedUnion('group', [
        menuGroup(audience, 'clothing'),
        menuGroup(audience, 'shoes'),
        menuGroup(audience, 'accessories'),
      ]),
    )
    .min(1);

const footer = z
  .array(z.strictObject({ title: localizedText, links }))
  .min(1)
  .superRefine((groups, context) => {
    const all = groups.flatMap((group) => group.links);
    for (const path of demanded)
      if (!all.some((known) => known.path === path))
        context.addIssue({
          code: 'custom',
          message: `lacks ${path}, which every page must lead to: add it to a group`,
        });
    for (const { path, name } of all)
      if (path === '/withdraw' && JSON.stringify(name) !== JSON.stringify(withdrawalWords))
        context.addIssue({
          code: 'custom',
          message: `must call /withdraw by the words of the law: ${Object.values(withdrawalWords).join(' / ')}`,
        });
  });

const navigationSchema = z.strictObject({
  /** Groups of the departments' menus and their lists, in the order of the menu; the names are those of the categories. */
  menu: z.strictObject({ women: menuOf('women'), men: menuOf('men') }),
  /** Links at the foot of the phone's menu. */
  information: links,
  footer,
});

/** Reads the navigation; a mistake throws with file, field and remedy. */
export function parseNavigation(value: unknown): z.infer<typeof navigationSchema> {
  return parseContent('content/navigation.json', navigationSchema, value);
}

/** What editors decide about menus and footer (content/navigation.json). */
export const navigation = parseNavigation(file);
