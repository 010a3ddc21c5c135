import * as z from 'zod/mini';
import { type CheckoutRequest, deliveryAddress } from '#src/contracts/checkout.ts';
import { checkoutItems } from '#src/contracts/checkout-items.ts';
import type { RequestedCheckoutResponse } from '#src/contracts/requested-checkout.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { languages } from '#src/domain/language/languages.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { hashToken } from '#src/server/mail/link-tokens.ts';
import { readCheckoutFacts } from './checkout-facts.ts';
import { type ChosenLine, chooseVariants } from './choose-variants.ts';
import { findLocker } from './find-locker.ts';
import { unitPriceOf } from './price-order.ts';
import type { RequestSeal } from './sealed-request.ts';

/** How long the page that asks for the address can be opened, milliseconds. Nothing is held for it. */
const lifetime = 24 * 3600 * 1000;

async function findLines(call: CallDatabase, items: CheckoutRequest['items']) {
  const facts = await readCheckoutFacts(call, [...new Set(items.map(({ id }) => id))]);
  return chooseVariants(items, facts.products, facts.checkout.quantityPerLine);
}

/**
 * The address of our own page that asks where to send the goods (decisions.md, minimal request: bank). Items that cannot be
 * ordered are refused at once; nothing is reserved before the address is known.
 */
export async function offerAddressPage(
  { call, seal, siteUrl }: { readonly call: CallDatabase; readonly seal: RequestSeal; readonly siteUrl: string },
  request: CheckoutRequest,
  userId: string | undefined,
  now: Date,
): Promise<Result<{ url: string }, 'invalid_products' | 'variant_unknown' | 'variant_ambiguous' | 'out_of_stock'>> {
  const lines = await findLines(call, request.items);
  if (!lines.ok) return lines;
  const token = seal.seal({
    items: lines.value.map(({ product, size, color, quantity }) => ({ id: product.id, size, color, quantity })),
    locale: request.locale,
    customerEmail: request.customerEmail,
    userId,
    expiresAt: now.getTime() + lifetime,
  });
  const { couponCode } = request;
  const coupon = couponCode === undefined ? '' : `&coupon=${encodeURIComponent(couponCode)}`;
  return success({ url: `${siteUrl}/${request.locale}/checkout?request=${token}${coupon}` });
}

const shownItem = (line: ChosenLine) => ({
  id: line.product.id,
  name: line.product.name.en,
  name_lt: line.product.name.lt,
  name_ru: line.product.name.ru,
  price: unitPriceOf(line),
  image: line.picture === null ? '' : pictureAddress(line.picture, 150, 'jpg'),
  size: line.size,
  color: line.color,
  quantity: line.quantity,
});

const phoneOrder = z.nullable(
  z.object({
    customer_email: z.string(),
    language: z.enum(languages),
    request: z.object({ items: checkoutItems, delivery: deliveryAddress }),
  }),
);

/** What was ordered by telephone, for the token of its letter; undefined where its link opens nothing (any more). */
async function readPhoneOrder(call: CallDatabase, token: string) {
  const found = phoneOrder.parse(await call('open_phone_order', { link_hash: hashToken(token) }));
  if (found === null) return undefined;
  const { items, delivery } = found.request;
  const { pickup: asked, ...told } = delivery;
  const pickup = await findLocker(call, asked);
  return {
    ...{ items, locale: found.language, customerEmail: found.customer_email },
    delivery: { ...told, isToLocker: asked !== undefined, ...(pickup ? { pickup } : {}) },
  };
}

/** What the token of the page asks for, a sealed request or an order by telephone, at the prices of now. */
export async function readRequestedCheckout(
  call: CallDatabase,
  seal: RequestSeal,
  token: string,
  now: Date,
): Promise<Result<RequestedCheckoutResponse, 'link_invalid' | 'items_gone'>> {
  const request = seal.open(token, now) ?? (await readPhoneOrder(call, token));
  if (request === undefined) return failure('link_invalid');
  const lines = await findLines(call, request.items);
  if (!lines.ok) return failure('items_gone');
  const { locale, customerEmail } = request;
  const delivery = 'delivery' in request ? { delivery: request.delivery } : {};
  return success({ items: lines.value.map(shownItem), locale, customerEmail, ...delivery });
}
