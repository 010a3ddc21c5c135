/** What packs an order's next parcel: no prices. Null is what the order does not say. */
export interface PackingSlip {
  readonly orderNumber: string;
  /** Day of Vilnius, `YYYY-MM-DD`. */
  readonly orderedOn: string;
  readonly recipient: string | null;
  readonly phone: string | null;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  /** ISO 3166-1. */
  readonly country: string;
  readonly note: string | null;
  /** The parcel locker that it goes to instead of the address. */
  readonly locker: { readonly carrier: string; readonly name: string } | null;
  readonly deliveryName: string;
  readonly signatureRequired: boolean;
  /** Parcels of this order that have left. */
  readonly parcelsBefore: number;
  /** What still lies here: pieces that were sent, or refunded before they were sent, are not to be packed. */
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    readonly size: string;
    readonly color: string;
    readonly quantity: number;
  }[];
}
