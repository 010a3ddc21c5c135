import { describe, expect, it } from 'vitest';
import type { Favorite } from '#src/contracts/favorites.ts';
import { cartItemOf, favoriteView } from './favorite-view.ts';

const variant = (size: string, free: number, color = 'navy') => ({ size, color, free });
const now = {
  ...{ name: 'Linen dress', name_lt: 'Lininė suknelė', name_ru: 'Льняное платье', image: 'dress/navy' },
  ...{
    price: 8900,
    sale_price: null as number | null,
    lowest_price: null as number | null,
    free: 12,
    variants: [variant('S', 4), variant('M', 8)],
  },
};
const kept: Favorite = {
  ...{ id: '00000000-0000-4000-8000-000000000001', user_id: '00000000-0000-4000-8000-000000000002' },
  ...{ product_id: 'linen-dress-ke9t', product_name: 'Linen dress', product_price: 8900, product_image: 'dress/old' },
  created_at: '2026-11-22T08:00:00Z',
  now,
};

describe('a favourite', () => {
  it('is named in the page’s language, leads to its page and costs what it costs today', () => {
    expect(favoriteView(kept, 'lt')).toMatchObject({
      ...{ name: 'Lininė suknelė', href: '/lt/product/linen-dress-ke9t', picture: 'dress/navy' },
      ...{ price: 8900, regularPrice: undefined, stock: 'there', saving: 0 },
    });
    expect(favoriteView({ ...kept, now: { ...now, name_ru: '' } }, 'ru').name).toBe('Linen dress');
  });

  it('that is reduced says what it cost and how much less than when it was kept', () => {
    const reduced = favoriteView(
      { ...kept, product_price: 9500, now: { ...now, sale_price: 6900, lowest_price: 7900 } },
      'en',
    );
    expect(reduced).toMatchObject({ price: 6900, regularPrice: 8900, lowestPrice: 7900, saving: 2600 });
    expect(favoriteView(kept, 'en').lowestPrice).toBeUndefined();
  });

  it('offers what can be bought alone', () => {
    const variants = [variant('S', 0), variant('M', 2), variant('M', 1, 'sage')];
    const few = favoriteView({ ...kept, now: { ...now, free: 3, variants } }, 'en');
    expect(few).toMatchObject({ stock: 'few', free: 3, choices: [variants[1], variants[2]] });
    expect(favoriteView({ ...kept, now: { ...now, free: 0, variants: [] } }, 'en').stock).toBe('sold_out');
  });

  it('that is not sold any more keeps its name and picture, and nothing to buy or open', () => {
    expect(favoriteView({ ...kept, now: null }, 'lt')).toMatchObject({
      ...{ name: 'Linen dress', picture: 'dress/old', href: undefined, price: undefined, stock: 'gone', choices: [] },
    });
  });

  it('becomes a line of the cart at today’s price', () => {
    expect(cartItemOf({ ...kept, now: { ...now, sale_price: 6900 } }, variant('M', 8))).toEqual({
      ...{ id: 'linen-dress-ke9t', name: 'Linen dress', name_lt: 'Lininė suknelė', name_ru: 'Льняное платье' },
      ...{ price: 6900, image: '/pictures/dress/navy-240.webp', size: 'M', color: 'navy', available: 8 },
    });
  });
});
