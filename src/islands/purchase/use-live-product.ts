import { useEffect, useState } from 'react';
import { $live, learn } from '#src/client/live/live-facts.ts';
import { type LiveProduct, livePrice } from '#src/client/live/live-products.ts';
import { readVariants } from './choice.ts';
import type { PurchaseProduct } from './use-purchase.ts';

/** The product with today's price and stock; sizes and colours that the page was not built with come with the next build. */
function withLive(product: PurchaseProduct, live: LiveProduct): PurchaseProduct {
  const known = readVariants(product.variants);
  const free = (size: string, color: string) =>
    live.active ? (live.variants.find((variant) => variant.size === size && variant.color === color)?.free ?? 0) : 0;
  const sizes = product.sizes.length > 0 ? product.sizes : [''];
  const colors = [...new Set(known.map(({ color }) => color))];
  const now = Object.fromEntries(colors.map((color) => [color, sizes.map((size) => free(size, color))]));
  const price = live.active ? livePrice(live) : product.price;
  return { ...product, price, variants: JSON.stringify({ s: product.sizes, c: now }) };
}

/**
 * The product as it is now, for what is put into the cart. Begins as the page was built (what React takes over must be the
 * same) and follows what the page learns; where nothing was learned yet it asks.
 */
export function useLiveProduct(built: PurchaseProduct): PurchaseProduct {
  const [product, setProduct] = useState(built);
  useEffect(() => {
    if (!$live.get().has(built.id)) void learn([built.id]).catch(() => {});
    return $live.subscribe((all) => {
      const live = all.get(built.id);
      if (live) setProduct(withLive(built, live));
    });
  }, [built]);
  return product;
}
