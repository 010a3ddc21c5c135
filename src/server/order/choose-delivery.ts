import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { parsePhone } from '#src/domain/shipping/phone.ts';
import { parsePostcode, postcodeExample } from '#src/domain/shipping/postcodes.ts';
import { quoteDelivery, type ShippingCountry } from '#src/domain/shipping/zones.ts';
import type { CheckoutFacts } from './checkout-facts.ts';
import type { FoundLocker } from './find-locker.ts';

export interface ChosenDelivery {
  readonly country: ShippingCountry;
  readonly option: CheckoutFacts['zones'][number]['options'][number];
  /** Euro cents. */
  readonly fee: number;
  readonly vatBasisPoints: number;
  readonly vatCountry: ShippingCountry;
  /** Undefined where the provider's page asks for it. */
  readonly address:
    | {
        readonly name: string;
        readonly phone: string;
        readonly street: string;
        readonly postcode: string;
        readonly city: string;
        readonly note: string;
      }
    | undefined;
  /** The parcel locker, whose address the address is; undefined for a courier. */
  readonly locker: FoundLocker | undefined;
}

type DeliveryError = 'delivery_not_available' | 'postcode_invalid' | 'phone_invalid' | 'pickup_point_unknown';

/** A locker is a place, not a speed: parcels go there by standard delivery alone, at its fee. */
export const lockerOption = 'standard';

type Delivery = NonNullable<CheckoutRequest['delivery']>;

/** Where the courier goes, or the locker's address where `locker` was asked for. */
export function readAddress(
  delivery: Delivery,
  locker: FoundLocker | undefined,
): Result<NonNullable<ChosenDelivery['address']>, DeliveryError> {
  const { country, name, street, city, note } = delivery;
  const phone = parsePhone(delivery.phone, country);
  if (delivery.pickup !== undefined) {
    if (locker?.country !== country) return failure('pickup_point_unknown', { country });
    if (phone === undefined) return failure('phone_invalid', { country });
    return success({ name, phone, street: locker.address, postcode: locker.postcode, city: locker.city, note });
  }
  const postcode = parsePostcode(delivery.postcode, country);
  if (postcode === undefined) return failure('postcode_invalid', { country, example: postcodeExample(country) });
  if (phone === undefined) return failure('phone_invalid', { country });
  return success({ name, phone, street, postcode, city, note });
}

/** What an option of a country costs for goods worth `goods` euro cents after discounts, and whose VAT is charged. */
export function chooseOption(
  {
    country,
    option: code,
    isToLocker,
  }: { readonly country: ShippingCountry; readonly option: string; readonly isToLocker: boolean },
  facts: CheckoutFacts,
  goods: number,
): Result<Omit<ChosenDelivery, 'address' | 'locker'>, 'delivery_not_available'> {
  const zone = facts.zones.find((candidate) => candidate.country === country);
  const option = zone?.options.find((candidate) => candidate.code === code);
  const quote = zone && quoteDelivery(zone, goods).find((candidate) => candidate.code === code);
  const vatCountry = facts.vatCountry ?? country;
  const vatZone = facts.zones.find((candidate) => candidate.country === vatCountry);
  const isTooFast = isToLocker && code !== lockerOption;
  if (option === undefined || quote === undefined || vatZone === undefined || isTooFast) {
    return failure('delivery_not_available', { country, option: code });
  }
  return success({ country, option, fee: quote.fee, vatCountry, vatBasisPoints: vatZone.vatBasisPoints });
}

/**
 * Settles where the order goes and what that costs for goods worth `goods` euro cents after discounts. Without an address
 * the order is priced by Lithuania's standard delivery (decisions.md, minimal request). `locker` is the one that the order
 * names, as the carrier's list has it now.
 */
export function chooseDelivery(
  delivery: CheckoutRequest['delivery'],
  facts: CheckoutFacts,
  goods: number,
  locker?: FoundLocker,
): Result<ChosenDelivery, DeliveryError> {
  const asked = {
    country: delivery?.country ?? 'LT',
    option: delivery?.option ?? 'standard',
    isToLocker: delivery?.pickup !== undefined,
  } as const;
  const option = chooseOption(asked, facts, goods);
  if (!option.ok) return option;
  const chosen = option.value;
  if (delivery === undefined) return success({ ...chosen, address: undefined, locker: undefined });

  const address = readAddress(delivery, locker);
  if (!address.ok) return address;
  return success({ ...chosen, address: address.value, locker: delivery.pickup && locker });
}
