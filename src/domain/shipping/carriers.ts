/** Carriers that the shop hands parcels to (database table `parcels`, column `carrier`). */
export const carriers = ['omniva', 'lp_express', 'dpd', 'venipak'] as const;
export type Carrier = (typeof carriers)[number];

/** What the carriers call themselves; the same in every language. */
export const carrierNames: Readonly<Record<Carrier, string>> = {
  omniva: 'Omniva',
  lp_express: 'LP Express',
  dpd: 'DPD',
  venipak: 'Venipak',
};

/** The carriers' public pages that follow a parcel by its number, before the number. */
const trackingPages: Readonly<Record<Carrier, string>> = {
  omniva: 'https://mano.omniva.lt/track/',
  lp_express: 'https://post.lt/siuntu-sekimas?parcels=',
  dpd: 'https://www.dpdgroup.com/lt/mydpd/my-parcels/track?lang=lt&parcelNumber=',
  venipak: 'https://go.venipak.lt/ws/tracking?type=1&output=html&code=',
};

/** What the database takes for a tracking number: eight or more letters or digits. */
const trackingNumber = /^[A-Z0-9]{8,40}$/;

/** The one spelling of a tracking number as people copy it, with spaces and hyphens; undefined when it cannot be one. */
export function parseTrackingNumber(typed: string): string | undefined {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  return trackingNumber.test(number) ? number : undefined;
}

/** Where the carrier shows how far a parcel has come. */
export function trackingLink(carrier: Carrier, number: string): string {
  return trackingPages[carrier] + encodeURIComponent(number);
}
