import { list, metadata, object, optional, type Schema, unsupported } from '../api/parameter-schema.ts';
import {
  boolean,
  currency,
  email,
  integer,
  oneOf,
  shippingCountry,
  text,
  webAddress,
} from '../api/parameter-values.ts';
import { notInSandbox } from '../api/stripe-error.ts';

const locales = (
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hi-IN hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru ' +
  'sk sl sv th tr vi zh zh-HK zh-TW'
).split(' ');

/** Methods that Stripe knows and that can settle an order of this shop at once. */
const paymentMethods = [
  'card',
  'link',
  'paypal',
  'klarna',
  'revolut_pay',
  'sepa_debit',
  'ideal',
  'bancontact',
  'blik',
  'p24',
];

const taxBehavior = optional(oneOf(['exclusive', 'inclusive', 'unspecified']));
const address = object({
  city: optional(text()),
  country: optional(text(2)),
  line1: text(),
  line2: optional(text()),
  postal_code: optional(text()),
  state: optional(text()),
});

const productData = object({
  name: text(5000),
  description: optional(text(40_000)),
  images: optional(list(webAddress, 8)),
  metadata: optional(metadata),
  tax_code: optional(text()),
  tax_details: unsupported,
  unit_label: optional(text(12)),
});

const lineItem = object({
  adjustable_quantity: unsupported,
  metadata: optional(metadata),
  price: optional(text()),
  price_data: optional(
    object({
      currency,
      product: unsupported,
      product_data: optional(productData),
      recurring: unsupported,
      tax_behavior: taxBehavior,
      unit_amount: optional(integer(0)),
      unit_amount_decimal: unsupported,
    }),
  ),
  quantity: optional(integer(1, 999_999)),
  tax_rates: unsupported,
});

const duration = optional(object({ unit: oneOf(['business_day', 'day', 'hour', 'month', 'week']), value: integer(1) }));
const shippingOption = object({
  shipping_rate: unsupported,
  shipping_rate_data: object({
    delivery_estimate: optional(object({ maximum: duration, minimum: duration })),
    display_name: text(100),
    fixed_amount: object({ amount: integer(0), currency, currency_options: unsupported }),
    metadata: optional(metadata),
    tax_behavior: taxBehavior,
    tax_code: optional(text()),
    type: optional(oneOf(['fixed_amount'])),
  }),
});

const paymentIntentData = object({
  application_fee_amount: unsupported,
  capture_method: optional(
    onlySupported(oneOf(['automatic', 'automatic_async', 'manual']), ['automatic', 'automatic_async']),
  ),
  description: optional(text(1000)),
  metadata: optional(metadata),
  on_behalf_of: unsupported,
  receipt_email: optional(email),
  setup_future_usage: unsupported,
  shipping: optional(
    object({
      address,
      carrier: optional(text()),
      name: text(),
      phone: optional(text()),
      tracking_number: optional(text()),
    }),
  ),
  statement_descriptor: unsupported,
  statement_descriptor_suffix: optional(text(22)),
  transfer_data: unsupported,
  transfer_group: optional(text()),
});

const customMessage = optional(object({ message: text(1200) }));
const enabled = object({ enabled: boolean });
const switchedOff = optional(object({ enabled: onlySupported(boolean, [false]) }));

/** A value that Stripe takes but whose effect is not played here is refused in so many words. */
function onlySupported<Value>(schema: Schema<Value>, supported: readonly Value[]): Schema<Value> {
  return (input, path) => {
    const value = schema(input, path);
    if (supported.includes(value)) return value;
    throw notInSandbox(`${path}=${String(value)}`);
  };
}

/** Body of `POST /v1/checkout/sessions`, every parameter of the pinned version, each played or refused. */
export const sessionParameters = object({
  adaptive_pricing: switchedOff,
  after_expiration: unsupported,
  allow_promotion_codes: optional(onlySupported(boolean, [false])),
  allowed_payment_method_types: optional(list(oneOf(paymentMethods), 20)),
  automatic_tax: switchedOff,
  billing_address_collection: optional(onlySupported(oneOf(['auto', 'required']), ['auto'])),
  branding_settings: unsupported,
  cancel_url: optional(webAddress),
  client_reference_id: optional(text(200)),
  consent_collection: unsupported,
  currency: optional(currency),
  custom_fields: unsupported,
  custom_text: optional(
    object({
      after_submit: customMessage,
      shipping_address: customMessage,
      submit: customMessage,
      terms_of_service_acceptance: customMessage,
    }),
  ),
  customer: unsupported,
  customer_account: unsupported,
  customer_creation: optional(onlySupported(oneOf(['always', 'if_required']), ['if_required'])),
  customer_email: optional(email),
  customer_update: unsupported,
  discounts: unsupported,
  excluded_payment_method_types: optional(list(oneOf(paymentMethods), 100)),
  expand: optional(list(text(), 20)),
  expires_at: optional(integer(0, 99_999_999_999)),
  integration_identifier: optional(text(200)),
  invoice_creation: switchedOff,
  line_items: optional(list(lineItem, 100)),
  locale: optional(oneOf(locales)),
  managed_payments: switchedOff,
  metadata: optional(metadata),
  mode: onlySupported(oneOf(['payment', 'setup', 'subscription']), ['payment']),
  name_collection: unsupported,
  optional_items: unsupported,
  origin_context: optional(oneOf(['mobile_app', 'web'])),
  payment_intent_data: optional(paymentIntentData),
  payment_method_collection: unsupported,
  payment_method_configuration: unsupported,
  payment_method_data: unsupported,
  payment_method_options: unsupported,
  permissions: unsupported,
  phone_number_collection: optional(enabled),
  redirect_on_completion: unsupported,
  return_url: unsupported,
  saved_payment_method_options: unsupported,
  setup_intent_data: unsupported,
  shipping_address_collection: optional(object({ allowed_countries: list(shippingCountry, 250) })),
  shipping_options: optional(list(shippingOption, 5)),
  submit_type: optional(oneOf(['auto', 'book', 'donate', 'pay', 'subscribe'])),
  subscription_data: unsupported,
  success_url: optional(webAddress),
  tax_id_collection: switchedOff,
  ui_mode: optional(onlySupported(oneOf(['elements', 'embedded_page', 'form', 'hosted_page']), ['hosted_page'])),
  wallet_options: optional(object({ link: optional(object({ display: optional(oneOf(['auto', 'never'])) })) })),
});

export type SessionParameters = ReturnType<typeof sessionParameters>;
export type LineItemParameters = NonNullable<SessionParameters['line_items']>[number];
export type ShippingOptionParameters = NonNullable<SessionParameters['shipping_options']>[number];
