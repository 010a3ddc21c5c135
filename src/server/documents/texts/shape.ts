import type { CreditReason } from '#src/domain/document/credit-note.ts';

/** Every word of the shop's documents. The three languages have the same keys because they have this type. */
export interface DocumentTexts {
  readonly page: (page: number, pages: number) => string;
  /** `Serija GJ Nr. 000012`: what identifies a document. */
  readonly numbered: (series: string, number: string) => string;
  readonly seller: string;
  readonly buyer: string;
  /** A buyer who gave no name. */
  readonly privateBuyer: string;
  readonly companyCode: string;
  readonly vatCode: string;
  readonly facts: {
    readonly issuedOn: string;
    readonly paidOn: string;
    readonly suppliedOn: string;
    readonly order: string;
    readonly orderedOn: string;
    readonly payment: string;
    readonly coupon: string;
  };
  readonly payment: Readonly<Record<'card' | 'bank' | 'none', string>>;
  readonly columns: {
    readonly item: string;
    readonly quantity: string;
    readonly unitNet: string;
    readonly unitPrice: string;
    readonly discount: string;
    readonly rate: string;
    readonly net: string;
    readonly vat: string;
    readonly gross: string;
    readonly sku: string;
  };
  readonly delivery: (option: string) => string;
  readonly free: string;
  readonly totals: {
    readonly goods: string;
    readonly discount: string;
    readonly delivery: string;
    readonly net: string;
    readonly vat: string;
    readonly gross: string;
    readonly byRate: string;
    /** Above the same amounts in euro; `rate` is units of the currency for one euro. */
    readonly inEuro: (currency: string, rate: string) => string;
  };
  readonly invoice: { readonly title: string; readonly file: string; readonly paid: string };
  readonly creditNote: {
    readonly title: string;
    readonly file: string;
    readonly corrects: string;
    readonly refundedOn: string;
    readonly reason: string;
    readonly reasons: Readonly<Record<CreditReason, string>>;
    readonly reduction: string;
    readonly credited: string;
  };
  readonly packingSlip: {
    readonly title: string;
    readonly file: string;
    readonly recipient: string;
    readonly locker: string;
    readonly phone: string;
    readonly delivery: string;
    readonly signature: string;
    readonly note: string;
    /** Which parcel of the order this is, after so many. */
    readonly parcelAfter: (before: number) => string;
    readonly pieces: (pieces: number) => string;
    readonly checked: string;
  };
  readonly withdrawalForm: {
    readonly title: string;
    readonly file: string;
    readonly instruction: string;
    readonly to: string;
    readonly notice: string;
    readonly dates: string;
    readonly name: string;
    readonly address: string;
    readonly signature: string;
    readonly date: string;
    readonly footnote: string;
  };
}
