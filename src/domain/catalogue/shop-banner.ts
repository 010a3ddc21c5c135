import type { LocalizedText } from './product.ts';

/** Where the shop has a place for a banner; each shows one at a time. */
export const bannerPlacements = ['top_bar', 'home', 'listing', 'cart'] as const;
export type BannerPlacement = (typeof bannerPlacements)[number];

/** A line of text of the shop with the time for which it stands; times in seconds since 1970. */
export interface ShopBanner {
  readonly id: string;
  readonly placement: BannerPlacement;
  readonly text: LocalizedText;
  /** A page of the shop without language; null where it leads nowhere. */
  readonly path: string | null;
  readonly from: number;
  /** Null: until it is taken away. */
  readonly until: number | null;
}

/** The banners of a place in their order: of those whose time it is, the first is shown. */
export function bannersAt(banners: readonly ShopBanner[], placement: BannerPlacement): readonly ShopBanner[] {
  return banners.filter((banner) => banner.placement === placement);
}
