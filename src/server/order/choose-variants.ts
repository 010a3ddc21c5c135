import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CheckoutProduct } from './checkout-facts.ts';

export interface ChosenLine {
  readonly product: CheckoutProduct;
  readonly variantId: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
  /** Key of the picture in this colour, or of the first. */
  readonly picture: string | null;
}

type ChoiceError = 'invalid_products' | 'variant_unknown' | 'variant_ambiguous' | 'out_of_stock';

function pictureIn(color: string, { images }: CheckoutProduct): string | null {
  return images.find((key) => color !== '' && key.endsWith(`/${color}`)) ?? images[0] ?? null;
}

function chooseVariant(product: CheckoutProduct, size: string, color: string) {
  return product.variants.filter(
    (variant) => (size === '' || variant.size === size) && (color === '' || variant.color === color),
  );
}

/**
 * Finds the variant of every line. An empty size or colour is accepted when exactly one variant fits (decisions.md, minimal
 * request); lines of the same variant become one, of which nobody gets more than `quantityPerLine`.
 */
export function chooseVariants(
  items: CheckoutRequest['items'],
  products: readonly CheckoutProduct[],
  quantityPerLine: number,
): Result<ChosenLine[], ChoiceError> {
  const byId = new Map(products.filter((product) => product.active).map((product) => [product.id, product]));
  const unknown = [...new Set(items.map((item) => item.id))].filter((id) => !byId.has(id));
  if (unknown.length > 0) return failure('invalid_products', { ids: unknown });

  const lines = new Map<string, ChosenLine>();
  for (const { id, size, color, quantity } of items) {
    const product = byId.get(id);
    const fitting = product === undefined ? [] : chooseVariant(product, size, color);
    const [variant] = fitting;
    if (product === undefined || variant === undefined) return failure('variant_unknown', { id, size, color });
    if (fitting.length > 1) return failure('variant_ambiguous', { id, size, color });
    const total = quantity + (lines.get(variant.id)?.quantity ?? 0);
    if (total > quantityPerLine) {
      const free = Math.min(variant.free, quantityPerLine);
      const line = { product_id: id, size: variant.size, color: variant.color, wanted: total, free };
      return failure('out_of_stock', { lines: [{ ...line, problem: 'out_of_stock' }] });
    }
    const chosen = { product, variantId: variant.id, size: variant.size, color: variant.color, quantity: total };
    lines.set(variant.id, { ...chosen, picture: pictureIn(variant.color, product) });
  }
  return success([...lines.values()]);
}
