import type { Sql } from 'postgres';

export interface PageKind {
  readonly name: string;
  /** Path without language. */
  readonly path: string;
  readonly html: 'page' | 'listingOf50';
}

/** One address of every kind of shop page; the product is the first of the catalogue, so that it is always the same. */
export async function pageKinds(sql: Sql): Promise<PageKind[]> {
  const [product] = await sql<{ id: string }[]>`select id from products where active order by id limit 1`;
  if (product === undefined) throw new Error('The catalogue is empty.');
  return [
    { name: 'home', path: '', html: 'page' },
    { name: 'listing of 24', path: '/shop', html: 'page' },
    { name: 'listing of 12', path: '/women/dresses', html: 'page' },
    { name: 'category of 50', path: '/women-clothing', html: 'listingOf50' },
    { name: 'product', path: `/product/${product.id}`, html: 'page' },
    { name: 'cart', path: '/cart', html: 'page' },
    { name: 'content', path: '/shipping', html: 'page' },
  ];
}
