import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $cart, setCart } from '#src/client/stores/cart.ts';
import { $toast, dismissToast } from '#src/client/stores/toast.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import texts from '../../../../public/locales/en/cart.json' with { type: 'json' };
import { addFavoriteToCart } from './add-favorite.ts';

vi.mock('../../shared/cart-data.ts', async (original) => ({
  ...(await original<typeof import('../../shared/cart-data.ts')>()),
  cartData: () => ({ language: 'en', texts, colors: { navy: 'Navy' } }),
}));

const favorite = (price: number): Favorite => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', user_id: '00000000-0000-4000-8000-000000000002' },
  ...{ product_id: 'linen-dress-ke9t', product_name: 'Linen dress', product_price: 8900, product_image: null },
  created_at: '2026-11-22T08:00:00Z',
  now: {
    ...{ name: 'Linen dress', name_lt: 'Lininė suknelė', name_ru: 'Льняное платье', image: 'dress/navy' },
    ...{ price, sale_price: null, lowest_price: null, free: 1, variants: [] },
  },
});
const last = { size: 'M', color: 'navy', free: 1 };

describe('a favourite that is put into the cart', () => {
  beforeEach(() => {
    vi.stubGlobal('document', { cookie: '' });
    setCart([]);
    dismissToast();
  });

  it('is there, named with colour and size', () => {
    addFavoriteToCart(favorite(8900), last);
    expect($cart.get()).toMatchObject([{ id: 'linen-dress-ke9t', price: 8900, size: 'M', color: 'navy', quantity: 1 }]);
    expect($toast.get()).toMatchObject({ kind: 'done', title: 'Linen dress, Navy, M', text: texts.added });
  });

  it('needs a price', () => {
    addFavoriteToCart(favorite(0), last);
    expect($cart.get()).toEqual([]);
    expect($toast.get()).toEqual({ kind: 'error', text: texts.purchase.noPrice });
  });

  it('is refused where all there is lies in the cart already', () => {
    addFavoriteToCart(favorite(8900), last);
    addFavoriteToCart(favorite(8900), last);
    expect($cart.get()).toMatchObject([{ quantity: 1 }]);
    expect($toast.get()).toMatchObject({ kind: 'error', text: texts.refused });
  });
});
