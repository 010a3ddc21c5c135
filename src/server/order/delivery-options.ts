import type { DeliveryOptionsResponse } from '#src/contracts/delivery-options.ts';
import { promiseDelivery } from '#src/domain/shipping/promise.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { dispatchRules, readCheckoutFacts } from './checkout-facts.ts';

/** What the checkout page shows of delivery, rates and VAT, with the dates that an order placed `now` is promised. */
export async function readDeliveryOptions(call: CallDatabase, now: Date): Promise<DeliveryOptionsResponse> {
  const facts = await readCheckoutFacts(call, []);
  const rules = dispatchRules(facts);
  const vatOf = (country: string) => facts.zones.find((zone) => zone.country === (facts.vatCountry ?? country));
  return {
    zones: facts.zones.map((zone) => ({
      ...zone,
      vatBasisPoints: vatOf(zone.country)?.vatBasisPoints ?? zone.vatBasisPoints,
      options: zone.options.map((option) => {
        const promise = promiseDelivery(now, rules, option);
        return { ...option, promisedFrom: promise.from, promisedTo: promise.to };
      }),
    })),
    estimate: facts.estimate,
    rates: facts.rates,
  };
}
