import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedCurrencies } from '../money/currency.ts';
import { quoteDelivery } from '../shipping/zones.ts';
import { applyCoupon, type Coupon, couponKinds, freeFromWith, judgeCoupon, withoutCoupon } from './coupon.ts';
import { normalizeCouponCode } from './coupon-code.ts';
import { computeTotals, goodsAfterReduction } from './totals.ts';

const rates = { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 };
const day = 86_400_000;
const coupon: Coupon = {
  code: 'LABAS10',
  kind: 'percent',
  value: 10,
  minimumGoods: 0,
  covers: null,
  validFrom: 10 * day,
  validUntil: 20 * day,
  isUsedUp: false,
};
const dress = { productId: 'dress', unitPrice: 8900, quantity: 1 };
const belt = { productId: 'belt', unitPrice: 2500, quantity: 2 };
const zone = {
  country: 'LT' as const,
  standardFee: 495,
  freeFrom: 10_000,
  options: [
    { code: 'standard' as const, surcharge: 0, minimumDays: 3, maximumDays: 5 },
    { code: 'express' as const, surcharge: 500, minimumDays: 1, maximumDays: 2 },
  ],
};

describe('a coupon', () => {
  it.each([
    ['before its first moment', coupon, 10 * day - 1, 'coupon_not_yet_valid'],
    ['from its last moment on', coupon, 20 * day, 'coupon_expired'],
    ['whose uses are taken', { ...coupon, isUsedUp: true }, 15 * day, 'coupon_used_up'],
    ['for other goods', { ...coupon, covers: [] }, 15 * day, 'coupon_nothing_fits'],
    ['for a larger sum', { ...coupon, minimumGoods: 20_000 }, 15 * day, 'coupon_minimum'],
  ] as const)('%s is refused', (_, row, now, code) => {
    expect(judgeCoupon(row, [dress], now)).toMatchObject({ ok: false, failure: { code } });
  });

  it('is taken from its first moment on, without an end where it has none', () => {
    expect(judgeCoupon(coupon, [dress], 10 * day)).toMatchObject({ ok: true, value: { reduction: { percent: 10 } } });
    expect(judgeCoupon({ ...coupon, validUntil: null }, [dress], 9999 * day).ok).toBe(true);
  });

  it('says how much is missing, counting goods that it does not reduce', () => {
    const terms = { ...coupon, minimumGoods: 14_000, covers: ['belt'] };
    expect(applyCoupon(terms, [dress, belt])).toMatchObject({ ok: false, failure: { details: { missing: 100 } } });
    expect(applyCoupon({ ...terms, minimumGoods: 13_900 }, [dress, belt])).toMatchObject({
      ok: true,
      value: { lines: [{ isExcluded: true }, { isExcluded: false }] },
    });
  });

  it('makes standard delivery free and leaves dearer ways their addition', () => {
    const free = applyCoupon({ ...coupon, kind: 'free_shipping', value: 0 }, [dress]);
    if (!free.ok) throw new Error('refused');
    expect(free.value.reduction).toBeUndefined();
    expect(quoteDelivery(freeFromWith(zone, free.value), 1).map(({ fee }) => fee)).toEqual([0, 500]);
    expect(quoteDelivery(freeFromWith(zone, withoutCoupon([dress])), 1).map(({ fee }) => fee)).toEqual([495, 995]);
  });

  it('may take goods below the threshold of free delivery', () => {
    const lines = [{ productId: 'coat', unitPrice: 10_500, quantity: 1 }];
    const taken = applyCoupon(coupon, lines);
    if (!taken.ok) throw new Error('refused');
    const goods = goodsAfterReduction(taken.value.lines, taken.value.reduction);
    expect(goods).toBe(9450);
    expect(quoteDelivery(zone, goods)[0]?.fee).toBe(495);
  });

  it('always leaves sums that agree, nothing negative, and lines that it does not cover alone', () => {
    const lines = fc.array(
      fc.record({
        productId: fc.constantFrom('a', 'b', 'c', 'd'),
        unitPrice: fc.integer({ min: 1, max: 500_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    const terms = fc.record({
      code: fc.constant('CODE'),
      kind: fc.constantFrom(...couponKinds),
      value: fc.integer({ min: 1, max: 100 }),
      minimumGoods: fc.constantFrom(0, 0, 50_000),
      covers: fc.constantFrom(null, ['a'], ['b', 'c'], []),
    });
    const fees = fc.record({
      standardFee: fc.integer({ min: 0, max: 2000 }),
      freeFrom: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(lines, terms, fees, fc.constantFrom(...chargedCurrencies), (cart, made, fee, currency) => {
        const used = { ...made, value: made.kind === 'fixed' ? made.value * 500 : made.value };
        const taken = applyCoupon(used, cart);
        const effect = taken.ok ? taken.value : withoutCoupon(cart);
        const goods = goodsAfterReduction(effect.lines, effect.reduction);
        for (const quote of quoteDelivery(freeFromWith({ ...zone, ...fee }, effect), goods)) {
          const input = { lines: effect.lines, reduction: effect.reduction, rates, vatBasisPoints: 2100 };
          const totals = computeTotals({ ...input, shipping: quote.fee, currency });
          const parts = totals.lines.reduce((sum, part) => sum + part.total, 0);
          expect(parts + totals.shipping).toBe(totals.total);
          expect(totals.subtotal - totals.discount + totals.shipping).toBe(totals.total);
          expect(Math.min(totals.total, ...totals.lines.map((part) => part.total))).toBeGreaterThanOrEqual(0);
          if (effect.isDeliveryFree) expect(quote.fee).toBe(quote.surcharge);
          cart.forEach(({ productId }, index) => {
            if (used.covers !== null && !used.covers.some((covered) => covered === productId))
              expect(totals.lines[index]?.discount).toBe(0);
          });
        }
      }),
    );
  });
});

describe('what is typed as a code', () => {
  it.each([
    [' labas10 ', 'LABAS10'],
    ['la bas 10', 'LABAS10'],
    ['ačiū', undefined],
    ['gift–2026', 'GIFT-2026'],
    ['', undefined],
    ['AB', undefined],
    ['-ABC', undefined],
    ['A'.repeat(41), undefined],
    ["x' or 1=1", undefined],
  ])('“%s” is %s', (typed, code) => {
    expect(normalizeCouponCode(typed)).toBe(code);
  });
});
