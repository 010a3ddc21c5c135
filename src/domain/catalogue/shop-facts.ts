import type { ExchangeRates } from '../money/currency.ts';
import type { CalendarDate } from '../shipping/business-days.ts';
import type { ShippingZone } from '../shipping/zones.ts';
import type { ShopBanner } from './shop-banner.ts';

/** Costs and times of a return (settings). Money in euro cents, times in days. */
export interface ReturnFacts {
  readonly days: number;
  /** Lithuanian orders of this worth get a free label. */
  readonly labelFreeFrom: number;
  readonly labelInLithuania: number;
  readonly labelAbroad: number;
  /** Business days from receipt of the goods to the refund. */
  readonly processing: readonly [from: number, to: number];
  readonly bankTransfer: readonly [from: number, to: number];
  readonly card: readonly [from: number, to: number];
}

/** Facts of the shop that pages show; administrators change them in the database. Money in euro cents. */
export interface ShopFacts {
  /** The last change of the catalogue (`catalogue_changes`) that was known when it was read. */
  readonly lastChange: number;
  readonly rates: ExchangeRates;
  readonly zones: readonly ShippingZone[];
  /** The estimate before a destination is known. */
  readonly shippingEstimate: { readonly fee: number; readonly freeFrom: number };
  /** Orders until this time of Vilnius are handled the same business day: `14:00`. */
  readonly cutOff: string;
  /** Days off in Lithuania besides weekends, of the coming year. */
  readonly holidays: readonly CalendarDate[];
  /** Business days until dispatch. */
  readonly dispatch: readonly [from: number, to: number];
  /** Parcels worth more are handed over against a signature. */
  readonly signatureAbove: number;
  readonly returns: ReturnFacts;
  /** Banners that run or are planned, place by place in their order. */
  readonly banners: readonly ShopBanner[];
  /** Ids of the products that stand first in a listing, by its canonical address without language. */
  readonly curation: Readonly<Record<string, readonly string[]>>;
}
