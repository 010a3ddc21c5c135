import type { CheckoutRequest } from '#src/contracts/checkout.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { parsePhone } from '#src/domain/shipping/phone.ts';
import { parsePostcode, postcodeExample } from '#src/domain/shipping/postcodes.ts';
import { quoteDelivery, type ShippingCountry } from '#src/domain/shipping/zones.ts';
import type { CheckoutFacts } from './checkout-facts.ts';

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
}

type DeliveryError = 'delivery_not_available' | 'postcode_invalid' | 'phone_invalid';

/**
 * Settles where the order goes and what that costs for goods worth `goods` euro cents after discounts. Without an address
 * the order is priced by Lithuania's standard delivery (decisions.md, minimal request).
 */
export function chooseDelivery(
  delivery: CheckoutRequest['delivery'],
  facts: CheckoutFacts,
  goods: number,
): Result<ChosenDelivery, DeliveryError> {
  const country = delivery?.country ?? 'LT';
  const zone = facts.zones.find((candidate) => candidate.country === country);
  const code = delivery?.option ?? 'standard';
  const option = zone?.options.find((candidate) => candidate.code === code);
  const quote = zone && quoteDelivery(zone, goods).find((candidate) => candidate.code === code);
  const vatCountry = facts.vatCountry ?? country;
  const vatZone = facts.zones.find((candidate) => candidate.country === vatCountry);
  if (option === undefined || quote === undefined || vatZone === undefined) {
    return failure('delivery_not_available', { country, option: code });
  }
  const chosen = { country, option, fee: quote.fee, vatCountry, vatBasisPoints: vatZone.vatBasisPoints };
  if (delivery === undefined) return success({ ...chosen, address: undefined });

  const postcode = parsePostcode(delivery.postcode, country);
  if (postcode === undefined) return failure('postcode_invalid', { country, example: postcodeExample(country) });
  const phone = parsePhone(delivery.phone, country);
  if (phone === undefined) return failure('phone_invalid', { country });
  const { name, street, city, note } = delivery;
  return success({ ...chosen, address: { name, phone, street, postcode, city, note } });
}
