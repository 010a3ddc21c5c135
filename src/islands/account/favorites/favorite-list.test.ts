import { describe, expect, it } from 'vitest';
import type { Favorite } from '#src/contracts/favorites.ts';
import { placeOf, putBackAt, without } from './favorite-list.ts';

const favorite = (productId: string): Favorite => ({
  ...{ id: '00000000-0000-4000-8000-000000000001', user_id: '00000000-0000-4000-8000-000000000002' },
  ...{ product_id: productId, product_name: productId, product_price: 8900, product_image: null },
  ...{ created_at: '2026-11-22T08:00:00Z', now: null },
});
const list = (...ids: string[]) => ids.map(favorite);
const idsOf = (favorites: readonly Favorite[]) => favorites.map(({ product_id }) => product_id);

describe('the list of favourites', () => {
  it('takes a product off, though the list was read anew since its card was drawn', () => {
    const [, pressed] = list('dress', 'coat', 'hat');
    const readAnew = list('dress', 'coat', 'hat');
    expect(placeOf(readAnew, pressed?.product_id ?? '')).toBe(1);
    expect(idsOf(without(readAnew, pressed?.product_id ?? ''))).toEqual(['dress', 'hat']);
  });

  it('puts one back in its place, once', () => {
    expect(idsOf(putBackAt(list('dress', 'hat'), favorite('coat'), 1))).toEqual(['dress', 'coat', 'hat']);
    expect(idsOf(putBackAt(list('coat', 'dress', 'hat'), favorite('coat'), 1))).toEqual(['dress', 'coat', 'hat']);
    expect(idsOf(putBackAt(list('dress'), favorite('coat'), 4))).toEqual(['dress', 'coat']);
  });

  it('puts one at the head that did not stand there any more when it was taken off', () => {
    const place = placeOf(list('dress', 'hat'), 'coat');
    expect(idsOf(putBackAt(list('dress', 'hat'), favorite('coat'), place))).toEqual(['coat', 'dress', 'hat']);
  });
});
