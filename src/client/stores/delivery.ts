import { atom } from 'nanostores';
import { readDeliveryOptions } from '#src/client/functions/delivery-options.ts';
import type { DeliveryOptionsResponse } from '#src/contracts/delivery-options.ts';
import { beginWithAddress, type KnownAddress } from '#src/domain/checkout/begin-with-address.ts';
import { $checkoutForm, fillIn } from './checkout-form.ts';

export type DeliveryZone = DeliveryOptionsResponse['zones'][number];

/** What the shop answered about delivery, VAT and rates. */
export const $delivery = atom<
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly zones: readonly DeliveryZone[];
      readonly rates: DeliveryOptionsResponse['rates'];
    }
>({ state: 'loading' });

/** The zone of a country, once it is known. */
export function zoneOf(country: string): DeliveryZone | undefined {
  const delivery = $delivery.get();
  return delivery.state === 'ready' ? delivery.zones.find((zone) => zone.country === country) : undefined;
}

/**
 * Where the chosen way does not exist (yet) the country's first one is taken; parcel lockers are left where there are none,
 * and have the standard way alone. A locker of another country is forgotten.
 */
export function settleOption(): void {
  const { country, option, pickup } = $checkoutForm.get();
  const zone = zoneOf(country);
  if (pickup !== undefined && pickup.country !== country) fillIn('pickup', undefined);
  if (zone?.lockers.length === 0) fillIn('way', 'courier');
  if ($checkoutForm.get().way === 'locker') {
    fillIn('option', 'standard');
    return;
  }
  const options = zone?.options ?? [];
  const [first] = options;
  if (first !== undefined && !options.some(({ code }) => code === option)) fillIn('option', first.code);
}

/** Fills what is still empty of the form from an address of the shopper's book; what they did not type is not kept. */
export function beginAt(address: KnownAddress): void {
  const before = $checkoutForm.get();
  $checkoutForm.set(beginWithAddress(before, address));
  if ($checkoutForm.get().country !== before.country) settleOption();
}

/** Reads zones, options, dates and rates; what was there before stays until the new is. */
export async function loadDelivery(): Promise<void> {
  if ($delivery.get().state !== 'ready') $delivery.set({ state: 'loading' });
  const answer = await readDeliveryOptions();
  if (answer.ok) {
    $delivery.set({ state: 'ready', zones: answer.value.zones, rates: answer.value.rates });
    settleOption();
  } else if ($delivery.get().state !== 'ready') $delivery.set({ state: 'failed' });
}
