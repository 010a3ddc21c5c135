import type { OrderDetails } from '#src/contracts/order-details.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';

/** What the page of an order gives its island. */
export interface OrderPageData {
  readonly language: Language;
  readonly texts: Namespaces['order'];
  /** Names of the colours by key, in the page's language. */
  readonly colors: Readonly<Record<string, string>>;
}

/** What each part of the page is drawn from. */
export interface OrderPart {
  readonly data: OrderPageData;
  readonly order: OrderDetails;
}

/** Id of the heading that says where the order stands. */
export const orderStateId = 'order-state';

export function orderText({ language, texts }: OrderPageData) {
  return islandText(language, texts);
}

/** Writes amounts of the order's currency. */
export function orderMoney({ data, order }: OrderPart): (amount: number) => string {
  return (amount) => formatMoney(amount, order.currency, data.language);
}

/** What the carrier of a parcel is called. */
export function carrierName(
  { carrier }: Pick<OrderDetails['parcels'][number], 'carrier'>,
  data: OrderPageData,
): string {
  return carrier === null ? data.texts.carrier : carrierNames[carrier];
}

/** Colour, size and how many: „Žalia, M, 2 vnt.“ */
export function lineNote(
  { color, size }: Pick<OrderDetails['lines'][number], 'color' | 'size'>,
  quantity: number,
  data: OrderPageData,
): string {
  const parts = [data.colors[color] ?? color, size === '' ? data.texts.lines.oneSize : size];
  if (quantity > 1) parts.push(orderText(data)('lines.pieces', { count: quantity }));
  return parts.filter((part) => part !== '').join(', ');
}
