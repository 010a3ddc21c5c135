import type Stripe from 'stripe';
import type { PaymentRequest } from '#src/domain/payment/payment-provider.ts';

type Parameters = Stripe.Checkout.SessionCreateParams;

function lineItems({ currency, lines }: PaymentRequest): Parameters['line_items'] {
  return lines.map((line) => ({
    quantity: line.quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: line.unitPrice,
      product_data: {
        name: line.name,
        ...(line.note === '' ? {} : { description: line.note }),
        ...(line.picture === undefined ? {} : { images: [line.picture] }),
      },
    },
  }));
}

/** A Checkout Session that shows our lines and fee, knows our order, and ends when the reservation does. */
export function sessionParameters(request: PaymentRequest): Parameters {
  const metadata = { order_id: request.orderId, order_number: request.orderNumber };
  return {
    mode: 'payment',
    locale: request.language,
    client_reference_id: request.orderId,
    ...(request.email === undefined ? {} : { customer_email: request.email }),
    line_items: lineItems(request),
    shipping_options: [
      {
        shipping_rate_data: {
          type: 'fixed_amount',
          display_name: request.shipping.label,
          fixed_amount: { amount: request.shipping.fee, currency: request.currency.toLowerCase() },
        },
      },
    ],
    ...(request.askAddressIn === undefined
      ? {}
      : {
          shipping_address_collection: {
            allowed_countries:
              request.askAddressIn as Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry[],
          },
          phone_number_collection: { enabled: true },
        }),
    allowed_payment_method_types: [...request.methods] as NonNullable<Parameters['allowed_payment_method_types']>,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    metadata,
    payment_intent_data: { metadata, description: request.orderNumber },
  };
}
