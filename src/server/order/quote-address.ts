import * as z from 'zod/mini';
import type { DeliveryQuoteRequest, DeliveryQuotes } from '#src/contracts/admin-delivery-quote.ts';
import { freeFromWith } from '#src/domain/pricing/coupon.ts';
import { includedVat } from '#src/domain/pricing/totals.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import { promiseDelivery } from '#src/domain/shipping/promise.ts';
import { needsSignature } from '#src/domain/shipping/signature.ts';
import { quoteDelivery } from '#src/domain/shipping/zones.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { dispatchRules, readCheckoutFacts } from './checkout-facts.ts';

/** What an order of an address would pay and be promised at `now`, from the rows and by the rules that the checkout charges by. */
export async function quoteAddress(
  call: CallDatabase,
  { country, goods, is_delivery_free: isDeliveryFree }: DeliveryQuoteRequest,
  now: Date,
): Promise<Result<DeliveryQuotes, 'delivery_not_available'>> {
  const [facts, lockers] = await Promise.all([
    readCheckoutFacts(call, []),
    call('list_locker_carriers', {}).then((found) => z.record(z.string(), z.array(z.string())).parse(found)),
  ]);
  const known = facts.zones.find((zone) => zone.country === country);
  const vatZone = facts.zones.find((zone) => zone.country === (facts.vatCountry ?? country));
  if (known === undefined || vatZone === undefined) return failure('delivery_not_available');
  const zone = freeFromWith(known, { isDeliveryFree });
  const rules = dispatchRules(facts, country);
  return success({
    options: quoteDelivery(zone, goods).map(({ code, fee, ...transit }) => {
      const total = goods + fee;
      const { from, to } = promiseDelivery(now, rules, transit);
      return {
        ...{ code, fee, total, vat: includedVat(total, vatZone.vatBasisPoints), promised_from: from, promised_to: to },
        needs_signature: needsSignature(total, facts.signatureAbove, false),
      };
    }),
    has_lockers: (lockers[country] ?? []).length > 0,
    vat_country: vatZone.country,
    vat_basis_points: vatZone.vatBasisPoints,
    missing_until_free: Math.max(0, zone.freeFrom - goods),
  });
}
