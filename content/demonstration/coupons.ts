interface DemonstrationCoupon {
  readonly code: string;
  /** Percent of the goods, or euro cents off them; neither: standard delivery is free. */
  readonly percent?: number;
  readonly amount?: number;
  /** The goods' least sum in euro cents. */
  readonly minimum: number;
  /** The categories that it reduces, with all below them; everything where none is named. */
  readonly categories?: readonly string[];
  /** How often it can be used in all; personal ones once. */
  readonly uses?: number;
  readonly usesPerCustomer?: number;
  /** A general code that anyone may use counts as an announced reduction; a personal one does not. */
  readonly isPublic: boolean;
  readonly validFrom: string;
  readonly validUntil: string;
  /** What it shows, in the words of the lists that people try it from. */
  readonly shows: string;
}

const always = { isPublic: false, validFrom: '2026-01-01', validUntil: '2027-12-31' } as const;

export const demonstrationCoupons: readonly DemonstrationCoupon[] = [
  { ...always, code: 'LABAS10', percent: 10, minimum: 0, usesPerCustomer: 3, shows: '10% off everything' },
  {
    ...{
      code: 'RUDUO15',
      percent: 15,
      minimum: 8000,
      isPublic: false,
      validFrom: '2026-09-01',
      validUntil: '2026-12-01',
    },
    shows: '15% off, from 80 €',
  },
  { ...always, code: 'SIULAS20', amount: 2000, minimum: 15000, shows: '20 € off, from 150 €' },
  { ...always, code: 'PRISTATYMAS', minimum: 3000, shows: 'free standard delivery, from 30 €' },
  {
    ...always,
    code: 'BATAI20',
    percent: 20,
    minimum: 0,
    categories: ['women-shoes', 'men-shoes'],
    shows: '20% off shoes',
  },
  {
    ...{ ...always, code: 'DOVANA-RUTAI', amount: 3000, minimum: 0, uses: 1, usesPerCustomer: 1 },
    shows: '30 € off, once',
  },
  {
    ...{ code: 'VASARA25', percent: 25, minimum: 0, isPublic: true, validFrom: '2026-06-01', validUntil: '2026-07-20' },
    shows: 'over since July',
  },
];
