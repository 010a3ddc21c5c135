import { describe, expect, it } from 'vitest';
import type { CartItem } from '../cart/cart.ts';
import { summarizeCheckout } from './summary.ts';

const zone = {
  country: 'LT' as const,
  standardFee: 495,
  freeFrom: 10_000,
  vatBasisPoints: 2100,
  options: [
    { code: 'standard' as const, surcharge: 0, minimumDays: 3, maximumDays: 5 },
    { code: 'express' as const, surcharge: 500, minimumDays: 1, maximumDays: 2 },
  ],
};
const rates = { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 };
const line: CartItem = {
  id: 'a',
  name: '',
  name_lt: '',
  name_ru: '',
  price: 8900,
  image: '',
  size: '',
  color: '',
  quantity: 1,
};

describe('the sum at checkout', () => {
  it('has delivery and the VAT that is included once a way is chosen', () => {
    const { totals, quotes } = summarizeCheckout([line], { zone, option: 'express', currency: 'EUR', rates });
    expect(quotes.map((quote) => quote.fee)).toEqual([495, 995]);
    expect(totals).toMatchObject({ subtotal: 8900, shipping: 995, total: 9895, vat: 1717 });
  });

  it('has free standard delivery from the threshold on, exactly reached included', () => {
    const worth = [{ ...line, price: 5000, quantity: 2 }];
    const { quotes } = summarizeCheckout(worth, { zone, option: 'standard', currency: 'EUR', rates });
    expect(quotes.map((quote) => quote.fee)).toEqual([0, 500]);
  });

  it('is in dollars when they are charged, each piece converted and then summed', () => {
    const { totals } = summarizeCheckout([{ ...line, price: 333, quantity: 3 }], {
      zone,
      option: 'standard',
      currency: 'USD',
      rates,
    });
    expect(totals).toMatchObject({ subtotal: 360 * 3, shipping: 535, total: 1615 });
  });

  it('has the coupon, which may take the goods below free delivery or make it free', () => {
    const worth = [{ ...line, price: 10_500 }];
    const order = { zone, option: 'express', currency: 'EUR', rates } as const;
    const share = { code: 'LABAS10', kind: 'percent', value: 10, minimumGoods: 0, covers: null } as const;
    expect(summarizeCheckout(worth, { ...order, coupon: share }).totals).toMatchObject({
      ...{ subtotal: 10_500, discount: 1050, shipping: 995, total: 10_445 },
    });
    const carried = { ...share, kind: 'free_shipping', value: 0 } as const;
    expect(summarizeCheckout([line], { ...order, coupon: carried }).totals).toMatchObject({
      discount: 0,
      shipping: 500,
    });
  });

  it('is the goods alone as long as nothing is known of delivery', () => {
    const summary = summarizeCheckout([line], { zone: undefined, option: '', currency: 'EUR', rates });
    expect(summary).toMatchObject({ quotes: [], chosen: undefined, totals: { total: 8900, vat: 0 } });
  });
});
