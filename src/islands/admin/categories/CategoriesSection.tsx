import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { CategoryEditor } from './CategoryEditor.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import type { Section } from './category-words.tsx';

/** The categories: the tree, or what the address names: one by its slug, or a new one (`new`, below the one of a slug). */
export function CategoriesSection(section: Section) {
  const { query } = useStore($place);
  const { category } = query;
  const isNew = query['new'] !== undefined;
  if (category === undefined && !isNew) return <CategoryTree {...section} />;
  return <CategoryEditor key={`${category} ${isNew}`} slug={category} isNew={isNew} {...section} />;
}
