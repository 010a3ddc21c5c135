import * as z from 'zod/mini';
import type { CheckoutErrorCode } from '#src/contracts/checkout-answer.ts';
import { type CartChange, reconcileCart, type VariantFact } from '#src/domain/cart/reconcile.ts';
import type { CheckoutField } from '#src/domain/checkout/form.ts';
import type { Failure } from '#src/domain/result/result.ts';
import { $checkoutCart, setCheckoutCart } from './checkout-cart.ts';

/** Which sentence of `checkout.errors` is shown. */
export type CheckoutMessage =
  | 'checkoutError'
  | 'unavailable'
  | 'gone'
  | 'stock'
  | 'soldOut'
  | 'price'
  | 'limited'
  | 'cardsRefused'
  | 'openOrders'
  | 'offline'
  | 'small'
  | 'deliveryGone'
  | 'pickupGone'
  | 'alreadyPaid'
  | 'coupon';

/** Why an order was not placed, for the page to say. */
export interface CheckoutProblem {
  readonly message: CheckoutMessage;
  /** What had to be changed in the cart. */
  readonly changes: readonly CartChange[];
  /** The field to mend. */
  readonly field?: CheckoutField;
  readonly requestId?: string;
}

const line = z.object({
  product_id: z.string(),
  size: z.optional(z.nullable(z.string())),
  color: z.optional(z.nullable(z.string())),
  price: z.optional(z.nullable(z.int())),
  free: z.optional(z.nullable(z.int())),
  problem: z.optional(z.string()),
});
const details = z.object({
  error: z.optional(z.string()),
  requestId: z.optional(z.string()),
  field: z.optional(z.string()),
  status: z.optional(z.string()),
  lines: z.catch(z.optional(z.array(line)), undefined),
  ids: z.catch(z.optional(z.array(z.string())), undefined),
  id: z.optional(z.string()),
  size: z.optional(z.string()),
  color: z.optional(z.string()),
});
type Details = z.infer<typeof details>;

/** The server's names of what the form asks for. */
const fields: Readonly<Record<string, CheckoutField>> = {
  customerEmail: 'email',
  'delivery.name': 'name',
  'delivery.phone': 'phone',
  'delivery.street': 'street',
  'delivery.postcode': 'postcode',
  'delivery.city': 'city',
  'delivery.note': 'note',
  'company.name': 'companyName',
  'company.code': 'companyCode',
  'company.vatCode': 'companyVatCode',
  'company.address.street': 'companyStreet',
  'company.address.postcode': 'companyPostcode',
  'company.address.city': 'companyCity',
};

function factsOf({ lines = [], ids = [], id, size, color }: Details): VariantFact[] {
  return [
    ...lines.map((each) => ({
      id: each.product_id,
      size: each.size ?? undefined,
      color: each.color ?? undefined,
      price: each.price ?? undefined,
      free: each.problem === 'invalid_products' ? 0 : (each.free ?? undefined),
    })),
    ...ids.map((gone) => ({ id: gone, free: 0 })),
    ...(id === undefined ? [] : [{ id, size, color, free: 0 }]),
  ];
}

type Code = CheckoutErrorCode | 'offline' | 'unexpected';
const plain: Readonly<Partial<Record<Code, CheckoutMessage>>> = {
  payment_unavailable: 'unavailable',
  rate_limited: 'limited',
  cards_refused: 'cardsRefused',
  too_many_open_orders: 'openOrders',
  offline: 'offline',
  total_too_small: 'small',
  delivery_not_available: 'deliveryGone',
  pickup_point_unknown: 'pickupGone',
  price_changed: 'price',
  out_of_stock: 'stock',
  invalid_products: 'gone',
  variant_unknown: 'gone',
  variant_ambiguous: 'gone',
  checkout_already_used: 'alreadyPaid',
};

function messageOf(code: Code, error: string, changes: readonly CartChange[]): CheckoutMessage {
  // The specification's own signs come first (storefront.md section 8), whatever the code.
  if (error.includes('Invalid product IDs')) return 'gone';
  if (/projectid/i.test(error)) return 'unavailable';
  if (code === 'out_of_stock' && changes.length > 0 && changes.every(({ kind }) => kind === 'gone')) return 'soldOut';
  if (code.startsWith('coupon_')) return 'coupon';
  return plain[code] ?? 'checkoutError';
}

/**
 * Turns a refusal into what the page says, and brings the cart to what the shop answered: prices, pieces that are left, lines
 * that are gone.
 */
export function takeRefusal(refusal: Failure<Code>): CheckoutProblem {
  const parsed = details.safeParse(refusal.details ?? {});
  const known: Details = parsed.success ? parsed.data : {};
  const { cart, changes } = reconcileCart($checkoutCart.get(), factsOf(known));
  if (changes.length > 0) setCheckoutCart(cart);
  const byCode = {
    postcode_invalid: 'postcode',
    phone_invalid: 'phone',
    company_code_invalid: 'companyCode',
    vat_code_invalid: 'companyVatCode',
    company_postcode_invalid: 'companyPostcode',
  } as const;
  const field = refusal.code in byCode ? byCode[refusal.code as keyof typeof byCode] : fields[known.field ?? ''];
  return {
    message: messageOf(refusal.code, known.error ?? '', changes),
    changes,
    ...(field === undefined ? {} : { field }),
    ...(known.requestId === undefined ? {} : { requestId: known.requestId }),
  };
}

/** The state of the order that a used checkout id stands for; undefined when the refusal is another one. */
export function usedOrderStatus(refusal: Failure<Code>): string | undefined {
  if (refusal.code !== 'checkout_already_used') return undefined;
  const status = refusal.details?.['status'];
  return typeof status === 'string' ? status : '';
}
