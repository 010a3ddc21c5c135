import type { WantedCategory } from '#src/contracts/admin-categories.ts';
import type { StaffCategory } from '#src/contracts/staff-categories.ts';
import { productIdOf } from '#src/domain/catalogue/product-draft.ts';
import type { Language } from '#src/domain/language/languages.ts';

/** A category as it is typed. */
export interface CategoryForm {
  readonly name: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
  readonly slug: string;
  /** Id; empty for a department, and where none is chosen. */
  readonly parent: string;
  readonly isActive: boolean;
}

/** The languages in the order of the fields. */
export const formLanguages = ['lt', 'en', 'ru'] as const;

export type CategoryField = 'name-en' | 'name-lt' | 'name-ru' | 'slug' | 'parent';
export type TypedCategory = Omit<WantedCategory, 'id' | 'version'>;

const none = { en: '', lt: '', ru: '' };

/** What a new category begins with, below the one of this id. */
export const emptyCategory = (parent: string): CategoryForm => ({
  ...{ name: none, description: none, slug: '', parent, isActive: true },
});

/** A category as its fields show it. */
export const formOf = (category: StaffCategory): CategoryForm => ({
  name: { en: category.name, lt: category.name_lt, ru: category.name_ru },
  description: { en: category.description, lt: category.description_lt, ru: category.description_ru },
  slug: category.slug,
  parent: category.parent_id ?? '',
  isActive: category.is_active,
});

/** The address that a name gives below a department: `women-rain-boots`. Empty where the name has no Latin letters. */
export function slugOf(department: string, name: string): string {
  const own = productIdOf(name);
  return own === '' ? '' : own.startsWith(`${department}-`) ? own : `${department}-${own}`;
}

/** What the fields say, and every field that cannot be taken; a department has no parent. Without an address, `ownSlug` is taken. */
export function readForm(
  form: CategoryForm,
  { isDepartment, ownSlug = '' }: { readonly isDepartment: boolean; readonly ownSlug?: string },
): { readonly typed?: TypedCategory; readonly problems: readonly CategoryField[] } {
  const slug = form.slug.trim().toLowerCase() || ownSlug;
  const problems: CategoryField[] = [
    ...formLanguages
      .filter((language) => form.name[language].trim() === '')
      .map((language) => `name-${language}` as const),
    ...(isDepartment || form.parent !== '' ? [] : (['parent'] as const)),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80 ? [] : (['slug'] as const)),
  ];
  if (problems.length > 0) return { problems };
  const { name, description } = form;
  const typed = {
    parent_id: isDepartment ? null : form.parent,
    slug,
    ...{ name: name.en.trim(), name_lt: name.lt.trim(), name_ru: name.ru.trim() },
    ...{
      description: description.en.trim(),
      description_lt: description.lt.trim(),
      description_ru: description.ru.trim(),
    },
    is_active: form.isActive,
  };
  return { typed, problems };
}
