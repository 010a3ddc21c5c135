/** Countries that the shop delivers to (ISO 3166-1 alpha-2). */
export const shippingCountries = ['LT', 'LV', 'EE', 'PL', 'DE', 'FI'] as const;
export type ShippingCountry = (typeof shippingCountries)[number];

/** Delivery options; `premium` exists in Lithuania only (decisions.md, shipping charged). */
export const deliveryOptionCodes = ['standard', 'express', 'premium'] as const;
export type DeliveryOptionCode = (typeof deliveryOptionCodes)[number];

export interface DeliveryOption {
  readonly code: DeliveryOptionCode;
  /** What the option costs on top of the zone's standard fee, euro cents. */
  readonly surcharge: number;
  /** Business days after dispatch, from and to. */
  readonly minimumDays: number;
  readonly maximumDays: number;
}

/** A row of `shipping_zones`. */
export interface ShippingZone {
  readonly country: ShippingCountry;
  /** Standard fee, euro cents. */
  readonly standardFee: number;
  /** Goods after discounts from which the standard fee is 0, euro cents; reached exactly counts. */
  readonly freeFrom: number;
  readonly options: readonly DeliveryOption[];
}

export interface DeliveryQuote extends DeliveryOption {
  /** Fee in euro cents. */
  readonly fee: number;
}

/**
 * What each delivery option costs for goods worth `goods` euro cents after discounts (decisions.md, shipping charged): at or
 * above the zone's threshold the standard fee is free and dearer options cost just their addition.
 */
export function quoteDelivery(zone: ShippingZone, goods: number): DeliveryQuote[] {
  const base = goods >= zone.freeFrom ? 0 : zone.standardFee;
  return zone.options.map((option) => ({ ...option, fee: base + option.surcharge }));
}
