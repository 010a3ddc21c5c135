import { describe, expect, it } from 'vitest';
import type { CartItem } from '#src/domain/cart/cart.ts';
import texts from '../../../public/locales/lt/cart.json' with { type: 'json' };
import type { CartData, CartMessages } from './cart-data.ts';
import { describeCart, lineName } from './cart-view.ts';

const data: CartData = {
  language: 'lt',
  rates: { EUR: 1_000_000, USD: 1_080_000, LTL: 3_450_000 },
  estimate: { fee: 500, freeFrom: 10_000 },
  returnDays: 30,
  colors: { green: 'Žalia' },
  texts: texts as unknown as CartMessages,
};
const line: CartItem = {
  id: 'linen dress/1',
  name: 'Linen dress',
  name_lt: 'Lininė suknelė',
  name_ru: '',
  price: 4450,
  image: '',
  size: 'M',
  color: 'green',
  quantity: 2,
};
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('a cart in words', () => {
  it('names lines in the page’s language and adds up with the estimate', () => {
    const view = describeCart([line], 'EUR', data);
    expect(view.lines[0]).toMatchObject({ name: 'Lininė suknelė', variant: 'Žalia, M', isAtMost: false, note: '' });
    expect(view.lines[0]?.href).toBe('/lt/product/linen%20dress%2F1');
    expect([view.goods, view.delivery, view.total].map(plain)).toEqual(['89,00 €', '5,00 €', '94,00 €']);
    expect(plain(view.free.text)).toBe('Iki nemokamo pristatymo liko 11,00 €');
    expect(view.free.share).toBeCloseTo(0.89);
  });

  it('has free delivery from the threshold on, exactly reached included', () => {
    const view = describeCart([{ ...line, price: 5000 }], 'EUR', data);
    expect(view).toMatchObject({ delivery: 'Nemokamai', free: { text: 'Pristatymas nemokamas', share: 1 } });
  });

  it.each([
    ['USD', '$96.12'],
    ['LTL', '307,06 Lt'],
  ] as const)('in %s converts each piece and then sums', (currency, goods) => {
    expect(plain(describeCart([line], currency, data).goods)).toBe(goods);
  });

  it('says how few are left and stops there', () => {
    const view = describeCart([{ ...line, available: 2 }], 'EUR', data);
    expect(view.lines[0]).toMatchObject({ note: 'Liko tik 2 vnt.', isAtMost: true });
  });

  it('falls back to a name that is known', () => {
    expect(lineName(line, 'ru')).toBe('Linen dress');
    expect(lineName({ ...line, name: '' }, 'en')).toBe('Lininė suknelė');
  });
});
