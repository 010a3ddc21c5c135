import { atom } from 'nanostores';
import type { ParcelLocker } from '#src/domain/shipping/parcel-lockers.ts';
import type { ShippingCountry } from '#src/domain/shipping/zones.ts';
import { pageLanguage } from './page-language.ts';

/** The parcel lockers of a country, by town. */
export const $pickupPoints = atom<
  | { readonly state: 'none' }
  | { readonly state: 'loading' | 'failed'; readonly country: ShippingCountry }
  | { readonly state: 'ready'; readonly country: ShippingCountry; readonly points: readonly ParcelLocker[] }
>({ state: 'none' });

/** Reads the country's lockers unless they are there already. */
export async function loadPickupPoints(country: ShippingCountry): Promise<void> {
  const before = $pickupPoints.get();
  if (before.state !== 'none' && before.state !== 'failed' && before.country === country) return;
  $pickupPoints.set({ state: 'loading', country });
  const call = await import('#src/client/functions/pickup-points.ts').catch(() => undefined);
  const answer = await call?.readPickupPoints({ country });
  const now = $pickupPoints.get();
  if (now.state !== 'loading' || now.country !== country) return;
  if (!answer?.ok) {
    $pickupPoints.set({ state: 'failed', country });
    return;
  }
  const { compare } = new Intl.Collator(pageLanguage(), { numeric: true });
  const points = answer.value.points.toSorted((a, b) => compare(a.city, b.city) || compare(a.address, b.address));
  $pickupPoints.set({ state: 'ready', country, points });
}

/** A locker of the list is no longer there: the list is read anew when it is needed next. */
export function forgetPickupPoints(): void {
  $pickupPoints.set({ state: 'none' });
}
