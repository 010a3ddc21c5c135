import * as z from 'zod/mini';
import { maximumLineQuantity } from '#src/domain/cart/cart.ts';

const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum));

const checkoutItem = z.strictObject({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  quantity: z.int().check(z.gte(1), z.lte(maximumLineQuantity)),
  size: z._default(text(40), ''),
  color: z._default(text(40), ''),
});

/** What is in the cart, as both checkout and the coupon's question send it. */
export const checkoutItems = z.array(checkoutItem).check(z.minLength(1), z.maxLength(50));
