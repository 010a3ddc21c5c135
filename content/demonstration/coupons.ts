interface DemonstrationCoupon {
  readonly code: string;
  /** Percent of the goods, or euro cents off them. */
  readonly percent?: number;
  readonly amount?: number;
  /** The goods' least sum in euro cents. */
  readonly minimum: number;
  /** A general code that anyone may use counts as an announced reduction; a personal one does not. */
  readonly isPublic: boolean;
  readonly validFrom: string;
  readonly validUntil: string;
}

export const demonstrationCoupons: readonly DemonstrationCoupon[] = [
  { code: 'LABAS10', percent: 10, minimum: 0, isPublic: false, validFrom: '2026-01-01', validUntil: '2027-12-31' },
  { code: 'RUDUO15', percent: 15, minimum: 8000, isPublic: false, validFrom: '2026-09-01', validUntil: '2026-12-01' },
  {
    code: 'SIULAS20',
    amount: 2000,
    minimum: 15000,
    isPublic: false,
    validFrom: '2026-01-01',
    validUntil: '2027-12-31',
  },
  { code: 'VASARA25', percent: 25, minimum: 0, isPublic: true, validFrom: '2026-06-01', validUntil: '2026-08-31' },
];
