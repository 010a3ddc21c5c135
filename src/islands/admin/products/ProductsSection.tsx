import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductList } from './ProductList.tsx';
import type { Section } from './product-words.tsx';
import { ReviewList } from './ReviewList.tsx';

/** The products: a list, or what the address names: one by its id, a new one (`new`, like the one of an id), or the reviews. */
export function ProductsSection(section: Section) {
  const { query } = useStore($place);
  const { product, reviews } = query;
  if (reviews !== undefined) return <ReviewList {...section} />;
  const isNew = query['new'] !== undefined;
  if (product === undefined && !isNew) return <ProductList {...section} />;
  return <ProductEditor key={`${product} ${isNew}`} id={product} isNew={isNew} {...section} />;
}
