import {
  type AdminDeliveryRequest,
  adminDeliveryErrors,
  adminDeliveryResponse,
} from '#src/contracts/admin-delivery.ts';
import {
  type DeliveryQuoteRequest,
  deliveryQuoteErrors,
  deliveryQuoteResponse,
} from '#src/contracts/admin-delivery-quote.ts';
import { callFunction } from './call-function.ts';

/** Changes zones, delivery options, days off and parcel lockers. */
export function changeDelivery(token: string, body: AdminDeliveryRequest) {
  return callFunction({
    name: 'admin-delivery',
    body,
    token,
    answer: adminDeliveryResponse,
    codes: adminDeliveryErrors,
  });
}

/** What an address would pay for delivery now. */
export function quoteAddress(token: string, body: DeliveryQuoteRequest) {
  return callFunction({
    name: 'admin-delivery-quote',
    body,
    token,
    answer: deliveryQuoteResponse,
    codes: deliveryQuoteErrors,
  });
}
