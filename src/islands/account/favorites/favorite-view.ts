import type { Favorite } from '#src/contracts/favorites.ts';
import type { NewCartItem } from '#src/domain/cart/cart.ts';
import { favoriteHints } from '#src/domain/catalogue/favorite-hint.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';

type Sold = NonNullable<Favorite['now']>;
type Variant = Sold['variants'][number];

/** A favourite as the account shows it, in the page's language. Money in euro cents. */
export interface FavoriteView {
  readonly id: string;
  readonly name: string;
  /** Key of its picture; undefined where none is known. */
  readonly picture: string | undefined;
  /** Its page; undefined where there is none any more. */
  readonly href: string | undefined;
  /** What is paid for it today; undefined where it is not sold. */
  readonly price: number | undefined;
  /** What it costs otherwise; undefined where it is not reduced. */
  readonly regularPrice: number | undefined;
  /** The lowest of the 30 days before it was reduced; undefined where it is not, or that is not known. */
  readonly lowestPrice: number | undefined;
  readonly stock: ReturnType<typeof favoriteHints>['stock'];
  readonly free: number;
  readonly saving: number;
  /** What of it can be bought now. */
  readonly choices: readonly Variant[];
}

const nameOf = (now: Sold, language: Language) =>
  ({ en: now.name, lt: now.name_lt, ru: now.name_ru })[language] || now.name;

/** Puts a favourite into the words and figures of the page; what is not sold any more is shown as it was kept. */
export function favoriteView({ product_id: id, now, ...kept }: Favorite, language: Language): FavoriteView {
  const price = now === null ? undefined : (now.sale_price ?? now.price);
  const free = now?.free ?? 0;
  return {
    id,
    name: now === null ? kept.product_name : nameOf(now, language),
    picture: (now === null ? kept.product_image : now.image) ?? undefined,
    href: now === null ? undefined : localizePath(`/product/${encodeURIComponent(id)}`, language),
    price,
    regularPrice: now === null || now.sale_price === null ? undefined : now.price,
    lowestPrice: (now === null || now.sale_price === null ? null : now.lowest_price) ?? undefined,
    free,
    ...favoriteHints({ keptPrice: kept.product_price, price, free }),
    choices: now?.variants.filter((variant) => variant.free > 0) ?? [],
  };
}

/** The line that it becomes in the cart. */
export function cartItemOf({ product_id: id, now }: Favorite, { size, color, free }: Variant): NewCartItem {
  return {
    id,
    ...{ name: now?.name ?? '', name_lt: now?.name_lt ?? '', name_ru: now?.name_ru ?? '' },
    price: now?.sale_price ?? now?.price ?? 0,
    image: now?.image ? pictureAddress(now.image, 240) : '',
    ...{ size, color, available: free },
  };
}
