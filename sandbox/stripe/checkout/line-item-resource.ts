import { newId } from '../identifiers.ts';
import type { LineItemParameters, ShippingOptionParameters } from './session-parameters.ts';

type PriceData = NonNullable<LineItemParameters['price_data']>;

interface NewLineItem {
  readonly createdSeconds: number;
  readonly name: string;
  readonly priceData: PriceData;
  readonly unitAmount: number;
  readonly quantity: number;
  readonly metadata: Readonly<Record<string, string>> | null;
}

/** One line of a session in Stripe's shape (`item`), with the price made for it. */
export function newLineItem(input: NewLineItem) {
  const { priceData, quantity, unitAmount } = input;
  const amount = unitAmount * quantity;
  return {
    id: newId('li_1'),
    object: 'item' as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: priceData.currency,
    description: input.name,
    metadata: input.metadata,
    price: {
      id: newId('price_1'),
      object: 'price' as const,
      active: false,
      billing_scheme: 'per_unit',
      created: input.createdSeconds,
      currency: priceData.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: newId('prod_'),
      recurring: null,
      tax_behavior: priceData.tax_behavior ?? 'unspecified',
      tiers_mode: null,
      transform_quantity: null,
      type: 'one_time',
      unit_amount: unitAmount,
      unit_amount_decimal: String(unitAmount),
    },
    quantity,
  };
}

export type LineItem = ReturnType<typeof newLineItem>;

/** The product behind a line's price, answered where `price.product` is expanded. */
export function newProduct(id: string, createdSeconds: number, data: NonNullable<PriceData['product_data']>) {
  return {
    id,
    object: 'product' as const,
    active: false,
    created: createdSeconds,
    default_price: null,
    description: data.description ?? null,
    images: data.images ?? [],
    livemode: false,
    marketing_features: [],
    metadata: data.metadata ?? {},
    name: data.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: data.tax_code ?? null,
    type: 'service',
    unit_label: data.unit_label ?? null,
    updated: createdSeconds,
    url: null,
  };
}

export type Product = ReturnType<typeof newProduct>;

/** A shipping rate that a session's `shipping_rate_data` makes. */
export function newShippingRate(createdSeconds: number, data: ShippingOptionParameters['shipping_rate_data']) {
  const estimate = data.delivery_estimate;
  return {
    id: newId('shr_1'),
    object: 'shipping_rate' as const,
    active: true,
    created: createdSeconds,
    delivery_estimate: estimate ? { maximum: estimate.maximum ?? null, minimum: estimate.minimum ?? null } : null,
    display_name: data.display_name,
    fixed_amount: { amount: data.fixed_amount.amount, currency: data.fixed_amount.currency },
    livemode: false,
    metadata: data.metadata ?? {},
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: data.tax_code ?? null,
    type: 'fixed_amount' as const,
  };
}

export type ShippingRate = ReturnType<typeof newShippingRate>;
