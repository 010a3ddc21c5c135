import type { AdminPhoneOrdersRequest } from '#src/contracts/admin-phone-orders.ts';
import type { ListedVariant } from '#src/contracts/staff-stock.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { DeliveryOptionCode, ShippingCountry } from '#src/domain/shipping/zones.ts';
import { type DeliveryForm, deliveryOf } from '../edit/edit-form.ts';

type Request<Act extends string> = Extract<AdminPhoneOrdersRequest, { readonly act: Act }>;

/** A variant that is wanted, with how many pieces of it. */
export interface WantedPiece
  extends Pick<ListedVariant, 'id' | 'sku' | 'product_id' | 'name' | 'size' | 'color' | 'free' | 'picture'> {
  readonly quantity: number;
}

/** What is put together while talking, as it is typed. */
export interface PhoneForm {
  readonly pieces: readonly WantedPiece[];
  readonly email: string;
  readonly language: Language;
  readonly country: ShippingCountry;
  readonly option: DeliveryOptionCode;
  readonly coupon: string;
  readonly delivery: DeliveryForm;
}

/** One piece more of a variant: of one that is there already, or a line of its own. */
export function addPiece(pieces: readonly WantedPiece[], found: Omit<WantedPiece, 'quantity'>): readonly WantedPiece[] {
  return pieces.some(({ id }) => id === found.id)
    ? pieces.map((each) => (each.id === found.id ? { ...each, quantity: each.quantity + 1 } : each))
    : [...pieces, { ...found, quantity: 1 }];
}

const itemsOf = ({ pieces }: PhoneForm) =>
  pieces.map(({ product_id: id, size, color, quantity }) => ({ id, size, color, quantity }));
const couponOf = ({ coupon }: PhoneForm) => (coupon.trim() === '' ? {} : { couponCode: coupon.trim() });

/** What it would cost; undefined as long as nothing is wanted. */
export function quoteOf(form: PhoneForm): Request<'quote'> | undefined {
  if (form.pieces.length === 0) return undefined;
  const { country, option, delivery } = form;
  return {
    act: 'quote',
    items: itemsOf(form),
    ...couponOf(form),
    country,
    option,
    is_to_locker: delivery.way === 'locker',
  };
}

/** What is sent to the customer, for the sum that was told; a whole form. */
export function takeOf(form: PhoneForm, id: string, total: number): Request<'take'> | undefined {
  const delivery = deliveryOf(form.delivery, form.country, form.option);
  return (
    delivery && {
      ...{ act: 'take', phone_order: id, email: form.email.trim(), language: form.language, delivery },
      ...{ items: itemsOf(form), ...couponOf(form), expected_total: total },
    }
  );
}
