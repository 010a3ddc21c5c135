import type { Carrier } from './carriers.ts';
import type { ShippingCountry } from './zones.ts';

/** A locker as shoppers see it; `id` is the carrier's own. */
export interface ParcelLocker {
  readonly carrier: Carrier;
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** Empty where the carrier gives none. */
  readonly postcode: string;
}

/** A locker as a carrier's list has it. */
export interface ListedLocker extends ParcelLocker {
  readonly country: ShippingCountry;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
}

/** `Kauno „Molo“ paštomatas, Pavėjų g. 1, LT-44001 Kaunas`: where the parcel waits, in one line. */
export function lockerPlace({ name, address, postcode, city }: Omit<ParcelLocker, 'carrier' | 'id'>): string {
  return [name, address, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
