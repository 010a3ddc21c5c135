import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { ImportList } from './imports/ImportList.tsx';
import { ImportView } from './imports/ImportView.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductList } from './ProductList.tsx';
import type { Section } from './product-words.tsx';
import { ReviewList } from './ReviewList.tsx';

const isId = (word: string) => /^[0-9a-f-]{36}$/.test(word);

/** The products: a list, or what the address names: one by its id, a new one (`new`, like the one of an id), an import, or the reviews. */
export function ProductsSection(section: Section) {
  const { query } = useStore($place);
  const { product, reviews } = query;
  if (reviews !== undefined) return <ReviewList {...section} />;
  const isNew = query['new'] !== undefined;
  const { import: imported } = query;
  if (imported !== undefined)
    return isId(imported) ? <ImportView key={imported} {...section} id={imported} /> : <ImportList {...section} />;
  if (product === undefined && !isNew) return <ProductList {...section} />;
  return <ProductEditor key={`${product} ${isNew}`} id={product} isNew={isNew} {...section} />;
}
