import type { Sql } from 'postgres';
import type { Kind } from './ceilings.ts';

export interface PageKind {
  readonly name: string;
  /** Path without language. */
  readonly path: string;
  readonly kind: Kind;
  /** Not for search engines. */
  readonly isHidden?: boolean;
}

/** One address of every kind of shop page; the product is the one with the most pictures. */
export async function pageKinds(sql: Sql): Promise<PageKind[]> {
  const [product] = await sql<
    { id: string }[]
  >`select id from products where active order by cardinality(images) desc, id limit 1`;
  if (product === undefined) throw new Error('The catalogue is empty.');
  return [
    { name: 'home', path: '', kind: 'page' },
    { name: 'listing of 24', path: '/shop', kind: 'listing' },
    { name: 'listing of 12', path: '/women/dresses', kind: 'listing' },
    { name: 'category of 50', path: '/women-clothing', kind: 'listingOf50' },
    { name: 'product', path: `/product/${product.id}`, kind: 'product' },
    { name: 'cart', path: '/cart', kind: 'page', isHidden: true },
    { name: 'content', path: '/shipping', kind: 'page' },
    { name: 'withdrawal', path: '/withdraw', kind: 'page' },
  ];
}
