import type { ShopFacts } from '#src/domain/catalogue/shop-facts.ts';

const standard = { code: 'standard', surcharge: 0, minimumDays: 3, maximumDays: 5 } as const;
const express = { code: 'express', surcharge: 500, minimumDays: 1, maximumDays: 2 } as const;

/** The shop's facts as its reference data have them, with two of its zones and options. */
export const exampleFacts: ShopFacts = {
  lastChange: 0,
  rates: { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 },
  zones: [
    { country: 'LT', standardFee: 495, freeFrom: 10_000, options: [standard, express] },
    { country: 'FI', standardFee: 1_295, freeFrom: 10_000, options: [standard] },
  ],
  shippingEstimate: { fee: 500, freeFrom: 10_000 },
  cutOff: '14:00',
  holidays: [],
  dispatch: [1, 3],
  signatureAbove: 20_000,
  returns: {
    days: 30,
    labelFreeFrom: 5_000,
    labelInLithuania: 495,
    labelAbroad: 995,
    processing: [2, 3],
    bankTransfer: [3, 5],
    card: [1, 2],
  },
  banners: [],
  curation: {},
};
