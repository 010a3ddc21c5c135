/** As the cart's own "few left": below this many pieces it is worth saying. */
const fewPieces = 5;

interface KeptProduct {
  /** What it cost when the heart was pressed, euro cents. */
  readonly keptPrice: number;
  /** What it costs now, euro cents; undefined when it is not sold any more. */
  readonly price: number | undefined;
  /** Pieces that can be bought now, all sizes together. */
  readonly free: number;
}

export interface FavoriteHints {
  readonly stock: 'gone' | 'sold_out' | 'few' | 'there';
  /** How much less it costs than when it was kept, euro cents; 0 where it does not. */
  readonly saving: number;
}

/** What is worth saying of a favourite: that it is cheaper than when it was kept, that little or nothing of it is left. */
export function favoriteHints({ keptPrice, price, free }: KeptProduct): FavoriteHints {
  if (price === undefined) return { stock: 'gone', saving: 0 };
  if (free < 1) return { stock: 'sold_out', saving: 0 };
  return { stock: free < fewPieces ? 'few' : 'there', saving: Math.max(0, keptPrice - price) };
}
