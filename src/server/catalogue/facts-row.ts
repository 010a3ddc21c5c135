import * as z from 'zod';
import type { Category } from '#src/domain/catalogue/category.ts';
import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import { deliveryOptionCodes, type ShippingZone, shippingCountries } from '#src/domain/shipping/zones.ts';

const range = z.tuple([z.int(), z.int()]);

/** What `read_catalogue_facts` answers. Money in euro cents. */
export const factsRow = z.object({
  categories: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      name_lt: z.string(),
      name_ru: z.string(),
      description: z.string(),
      description_lt: z.string(),
      description_ru: z.string(),
      parent_id: z.string().nullable(),
      display_order: z.int(),
    }),
  ),
  zones: z.array(z.object({ country: z.enum(shippingCountries), free_from: z.int(), standard_fee: z.int() })),
  options: z.array(
    z.object({
      code: z.enum(deliveryOptionCodes),
      surcharge: z.int(),
      min_business_days: z.int(),
      max_business_days: z.int(),
      countries: z.array(z.string()).nullable(),
    }),
  ),
  rates: z.object({ EUR: z.int(), USD: z.int(), LTL: z.int() }),
  settings: z.object({
    free_shipping_threshold: z.int(),
    shipping_estimate: z.int(),
    signature_above: z.int(),
    order_cutoff: z.string(),
    dispatch_business_days: range,
    return_days: z.int(),
    return_label_free_from: z.int(),
    return_label_cost_lithuania: z.int(),
    return_label_cost_abroad: z.int(),
    return_processing_business_days: range,
    refund_days_bank: range,
    refund_days_card: range,
    demonstration_data: z.optional(z.boolean()),
  }),
});
type FactsRow = z.infer<typeof factsRow>;

/** The category tree, in the order of display. */
export function toCategories(row: FactsRow): Category[] {
  return row.categories.map((category) => ({
    id: category.id,
    slug: category.slug,
    name: { en: category.name, lt: category.name_lt, ru: category.name_ru },
    description: { en: category.description, lt: category.description_lt, ru: category.description_ru },
    parentId: category.parent_id,
    displayOrder: category.display_order,
  }));
}

function toZones({ zones, options }: FactsRow): ShippingZone[] {
  return zones.map((zone) => ({
    country: zone.country,
    standardFee: zone.standard_fee,
    freeFrom: zone.free_from,
    options: options
      .filter(({ countries }) => countries === null || countries.includes(zone.country))
      .map((option) => ({
        code: option.code,
        surcharge: option.surcharge,
        minimumDays: option.min_business_days,
        maximumDays: option.max_business_days,
      })),
  }));
}

/** Delivery, money and returns as pages show them. `holidays` are `YYYY-MM-DD`. */
export function toShopFacts(
  row: FactsRow,
  holidays: ShopFacts['holidays'],
): Omit<ShopFacts, 'lastChange' | 'banners' | 'curation'> {
  const { settings } = row;
  return {
    rates: row.rates,
    zones: toZones(row),
    shippingEstimate: { fee: settings.shipping_estimate, freeFrom: settings.free_shipping_threshold },
    cutOff: settings.order_cutoff,
    holidays,
    dispatch: settings.dispatch_business_days,
    signatureAbove: settings.signature_above,
    returns: {
      days: settings.return_days,
      labelFreeFrom: settings.return_label_free_from,
      labelInLithuania: settings.return_label_cost_lithuania,
      labelAbroad: settings.return_label_cost_abroad,
      processing: settings.return_processing_business_days,
      bankTransfer: settings.refund_days_bank,
      card: settings.refund_days_card,
    },
  };
}
