import * as z from 'zod/mini';
import type {
  AdminPhoneOrdersRequest,
  AdminPhoneOrdersResponse,
  adminPhoneOrdersErrors,
  PhoneQuote,
} from '#src/contracts/admin-phone-orders.ts';
import { freeFromWith } from '#src/domain/pricing/coupon.ts';
import { goodsAfterReduction } from '#src/domain/pricing/totals.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { promiseDelivery } from '#src/domain/shipping/promise.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import { hashToken, type MakeLinkToken } from '#src/server/mail/link-tokens.ts';
import { dispatchRules, readCheckoutFacts } from './checkout-facts.ts';
import { chooseOption, readAddress } from './choose-delivery.ts';
import { chooseVariants } from './choose-variants.ts';
import { findLocker } from './find-locker.ts';
import { smallestTotal } from './place-order.ts';
import { priceOrder } from './price-order.ts';
import { readCoupon, settleCoupon } from './settle-coupon.ts';

type Code = keyof typeof adminPhoneOrdersErrors;
type Take = Extract<AdminPhoneOrdersRequest, { readonly act: 'take' }>;
type Quote = Omit<Extract<AdminPhoneOrdersRequest, { readonly act: 'quote' }>, 'act'>;

interface Dependencies {
  readonly call: CallDatabase;
  readonly makeToken: MakeLinkToken;
  now(): Date;
}

/** How long the link in the letter can be opened, seconds. Nothing is held for it. */
const lifetime = 3 * 24 * 3600;

const done = z.object({ changed: z.boolean() });

/** What an order would cost at `now`, by the rows and rules that the checkout charges by; what is free of each line stands beside it. */
async function quotePhoneOrder(call: CallDatabase, asked: Quote, now: Date): Promise<Result<PhoneQuote, Code>> {
  const { couponCode, country, items, option: code, is_to_locker: isToLocker } = asked;
  const ids = [...new Set(items.map((item) => item.id))];
  const [facts, coupon] = await Promise.all([
    readCheckoutFacts(call, ids),
    couponCode === undefined ? undefined : readCoupon(call, couponCode, ids),
  ]);
  const chosen = chooseVariants(items, facts.products, facts.checkout.quantityPerLine);
  if (!chosen.ok) return chosen;
  const used = settleCoupon(couponCode, coupon, chosen.value, now);
  if (!used.ok) return used;
  const { effect } = used.value;
  const zones = facts.zones.map((zone) => freeFromWith(zone, effect));
  const goods = goodsAfterReduction(effect.lines, effect.reduction);
  const delivery = chooseOption({ country, option: code, isToLocker }, { ...facts, zones }, goods);
  if (!delivery.ok) return delivery;
  const { option } = delivery.value;
  const nowhere = { ...delivery.value, address: undefined, locker: undefined };
  const { totals } = priceOrder(chosen.value, nowhere, 'EUR', facts, effect);
  const promise = promiseDelivery(now, dispatchRules(facts, country), option);
  return success({
    lines: chosen.value.map(({ product, variantId, size, color, quantity }, index) => ({
      ...{ name: product.name.en, name_lt: product.name.lt, name_ru: product.name.ru, size, color, quantity },
      unit_price: totals.lines[index]?.unitPrice ?? 0,
      discount: totals.lines[index]?.discount ?? 0,
      total: totals.lines[index]?.total ?? 0,
      free: product.variants.find((variant) => variant.id === variantId)?.free ?? 0,
    })),
    ...{ subtotal: totals.subtotal, discount: totals.discount, shipping: totals.shipping },
    ...{ vat: totals.vat, total: totals.total, option: option.name },
    ...{ promised_from: promise.from, promised_to: promise.to },
  });
}

/** Keeps what was talked about and sends it to the customer, who confirms it and pays on the checkout's page. */
async function takePhoneOrder(
  { call, makeToken, now }: Dependencies,
  request: Take,
  actor: string,
): Promise<Result<{ changed: boolean }, Code>> {
  const { couponCode, delivery, email, items, language, phone_order: id } = request;
  const { country, option, pickup } = delivery;
  const asked = { items, couponCode, country, option, is_to_locker: pickup !== undefined };
  const [quote, locker] = await Promise.all([quotePhoneOrder(call, asked, now()), findLocker(call, pickup)]);
  if (!quote.ok) return quote;
  const address = readAddress(delivery, locker);
  if (!address.ok) return address;
  const told = quote.value;
  if (told.lines.some(({ free, quantity }) => free < quantity)) return failure('out_of_stock');
  if (told.total !== request.expected_total) return failure('price_changed', { total: told.total });
  if (told.total > 0 && told.total < smallestTotal) return failure('total_too_small');
  const { phone } = address.value;
  const answer = await call('take_phone_order', {
    taken: {
      ...{ id, customer_name: delivery.name, customer_email: email, language, expires_in_seconds: lifetime },
      token_hash: hashToken(makeToken('phone-order', id)),
      request: { items, delivery: { ...delivery, phone } },
      told: { ...told, coupon: couponCode ?? null },
    },
    actor,
  });
  return readAnswer(answer, done, []);
}

/** `POST admin-phone-orders`: one thing that staff do with orders that are put together on the telephone. */
export async function changePhoneOrder(
  dependencies: Dependencies,
  request: AdminPhoneOrdersRequest,
  actor: string,
): Promise<Result<AdminPhoneOrdersResponse, Code>> {
  const { call } = dependencies;
  const refusals = ['phone_order_unknown', 'phone_order_settled'] as const;
  const tell = (answer: Result<{ changed: boolean }, Code>): Result<AdminPhoneOrdersResponse, Code> =>
    answer.ok ? success({ ok: true, changed: answer.value.changed }) : answer;
  switch (request.act) {
    case 'quote': {
      const { act: _, ...asked } = request;
      const quote = await quotePhoneOrder(call, asked, dependencies.now());
      return quote.ok ? success({ ok: true, changed: false, quote: quote.value }) : quote;
    }
    case 'take':
      return tell(await takePhoneOrder(dependencies, request, actor));
    case 'resend': {
      const asked = { sent: request.phone_order, expires_in_seconds: lifetime };
      return tell(readAnswer(await call('resend_phone_order', asked), done, refusals));
    }
    case 'withdraw':
      return tell(readAnswer(await call('withdraw_phone_order', { withdrawn: request.phone_order }), done, refusals));
  }
}
