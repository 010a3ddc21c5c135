import { deliveryOptionsErrors, deliveryOptionsResponse } from '#src/contracts/delivery-options.ts';
import { callFunction } from './call-function.ts';

/** Reads zones, options with their promised dates, VAT and exchange rates as the server charges by them. */
export function readDeliveryOptions() {
  return callFunction({
    name: 'delivery-options',
    answer: deliveryOptionsResponse,
    codes: deliveryOptionsErrors,
    retries: 2,
  });
}
