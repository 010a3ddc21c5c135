import { countedSizes, lowStock, piecesByColor } from '#src/domain/catalogue/card-pieces.ts';
import type { LiveProduct } from './live-products.ts';

type Sold = Extract<LiveProduct, { active: true }>;

/** What a card says, in its attributes and figures. */
export interface ShownCard {
  /** Euro cents, in the order of the card: what is paid, what it was, the lowest of 30 days. */
  readonly prices: readonly number[];
  readonly sizes: readonly string[];
  /** Free pieces by colour, in the order of the sizes; many are not told apart (src/site/card-facts.ts). */
  readonly free: Readonly<Record<string, readonly number[]>>;
}

const sum = (figures: readonly number[]) => figures.reduce((left, right) => left + right, 0);

/** Prices in the order in which cards and the product page name them. Euro cents. */
export function livePrices({ price, sale_price: sale, lowest_price: lowest }: Sold): number[] {
  if (sale === null) return [price];
  return lowest === null ? [sale, price] : [sale, price, lowest];
}

/** The free pieces as a card tells them; undefined where the product has other sizes or colours than the card. */
export function freeOnCard(shown: ShownCard, product: Sold): ShownCard['free'] | undefined {
  const sizes = countedSizes(shown.sizes);
  const colors = Object.keys(shown.free);
  if (
    product.variants.length > 0 &&
    product.variants.some(({ size, color }) => !sizes.includes(size) || !colors.includes(color))
  )
    return undefined;
  return piecesByColor(colors, shown.sizes, product.variants);
}

/** What must change in a card: nothing, its figures of stock alone (nobody sees them), or what it says. */
export function cardChange(shown: ShownCard, product: Sold): 'none' | 'stock' | 'card' {
  const free = freeOnCard(shown, product);
  if (free === undefined || livePrices(product).join() !== shown.prices.join()) return 'card';
  const said = (stock: number) => Math.min(stock, lowStock + 1);
  if (said(sum(Object.values(shown.free).flat())) !== said(product.stock)) return 'card';
  return JSON.stringify(free) === JSON.stringify(shown.free) ? 'none' : 'stock';
}
