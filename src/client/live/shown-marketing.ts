import { callBackend } from '#src/client/backend/call-backend.ts';
import type { ShopBanner } from '#src/domain/catalogue/shop-banner.ts';

/** A banner that runs now. */
export type ShownBanner = ShopBanner;

/** What runs now: a banner a place, and what can be bought of the products that stand first in a listing. */
export interface ShownMarketing {
  readonly banners: readonly ShownBanner[];
  readonly pinned: readonly string[];
}

/** Asks what runs now; `listing` is its canonical address without language. Throws as callBackend does. */
export async function readShownMarketing(listing: string | undefined): Promise<ShownMarketing> {
  return (await callBackend('read_shown_marketing', { listing: listing ?? null })) as ShownMarketing;
}
