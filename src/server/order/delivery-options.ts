import * as z from 'zod/mini';
import type { DeliveryOptionsResponse } from '#src/contracts/delivery-options.ts';
import { carriers } from '#src/domain/shipping/carriers.ts';
import { promiseDelivery } from '#src/domain/shipping/promise.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { dispatchRules, readCheckoutFacts } from './checkout-facts.ts';

const carriersByCountry = z.record(z.string(), z.array(z.enum(carriers)));

/** What the checkout page shows of delivery, rates and VAT, with the dates that an order placed `now` is promised. */
export async function readDeliveryOptions(call: CallDatabase, now: Date): Promise<DeliveryOptionsResponse> {
  const [facts, lockers] = await Promise.all([
    readCheckoutFacts(call, []),
    call('list_locker_carriers', {}).then((found) => carriersByCountry.parse(found)),
  ]);
  const vatOf = (country: string) => facts.zones.find((zone) => zone.country === (facts.vatCountry ?? country));
  return {
    zones: facts.zones.map(({ holidays: _, ...zone }) => ({
      ...zone,
      vatBasisPoints: vatOf(zone.country)?.vatBasisPoints ?? zone.vatBasisPoints,
      lockers: carriers.filter((carrier) => lockers[zone.country]?.includes(carrier)),
      options: zone.options.map((option) => {
        const promise = promiseDelivery(now, dispatchRules(facts, zone.country), option);
        return { ...option, promisedFrom: promise.from, promisedTo: promise.to };
      }),
    })),
    estimate: facts.estimate,
    rates: facts.rates,
  };
}
