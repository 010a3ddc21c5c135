import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';
import { shippingCountries } from '#src/domain/shipping/zones.ts';

/** The facts of the shop as the specification has them, for tests; give what matters to the test. */
export function exampleFacts(changes: Partial<ShopFacts> = {}): ShopFacts {
  return {
    rates: { EUR: 1, USD: 1.08, LTL: 3.45 },
    zones: shippingCountries.map((country) => ({
      country,
      standardFee: country === 'LT' ? 495 : 995,
      freeFrom: 10_000,
      options: [{ code: 'standard', surcharge: 0, minimumDays: 3, maximumDays: 5 }],
    })),
    shippingEstimate: { fee: 500, freeFrom: 10_000 },
    cutOff: '14:00',
    holidays: [],
    dispatch: [1, 3],
    signatureAbove: 20_000,
    returns: {
      days: 30,
      labelFreeFrom: 5000,
      labelInLithuania: 495,
      labelAbroad: 995,
      processing: [2, 3],
      bankTransfer: [3, 5],
      card: [1, 2],
    },
    ...changes,
  };
}
