import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import type { Language } from '#src/domain/language/languages.ts';
import type { DeliveryOptionCode } from '#src/domain/shipping/zones.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { homeZone } from './page-facts.ts';

export interface DestinationRow {
  readonly country: string;
  /** Euro cents. */
  readonly freeFrom: number;
  readonly fee: number;
}

/** The destinations table of the delivery page, a row of `shipping_zones` each. */
export function destinationRows(facts: ShopFacts, language: Language): DestinationRow[] {
  return facts.zones.map((zone) => ({
    country: countryName(zone.country, language),
    freeFrom: zone.freeFrom,
    fee: zone.standardFee,
  }));
}

export interface OptionRow {
  readonly code: DeliveryOptionCode;
  readonly transit: readonly [from: number, to: number];
  /** Euro cents: below the free threshold, the threshold, and what is left to pay above it. */
  readonly fee: number;
  readonly freeFrom: number;
  readonly surcharge: number;
}

/** The delivery options in Lithuania (decisions.md, shipping charged: above the threshold dearer options cost their addition). */
export function optionRows(facts: ShopFacts): OptionRow[] {
  const zone = homeZone(facts);
  return zone.options.map((option) => ({
    code: option.code,
    transit: [option.minimumDays, option.maximumDays],
    fee: zone.standardFee + option.surcharge,
    freeFrom: zone.freeFrom,
    surcharge: option.surcharge,
  }));
}
