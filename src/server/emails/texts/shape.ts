/** A short letter: what it is called, how it begins, what it says. */
interface LetterTexts {
  readonly subject: string;
  readonly title: string;
  readonly body: string;
}

/** Every word of the shop's mail. The three languages have the same keys because they have this type. */
export interface EmailTexts {
  readonly common: { readonly questions: string; readonly oneSize: string };
  readonly confirmation: {
    readonly subject: (orderNumber: string) => string;
    readonly greeting: (firstName: string | undefined) => string;
    readonly order: string;
    readonly promise: (dates: string) => string;
    readonly willWrite: string;
    readonly steps: readonly [string, string, string, string];
    readonly pieces: (quantity: number) => string;
    readonly goods: string;
    readonly delivery: (option: string) => string;
    readonly discount: string;
    readonly free: string;
    readonly vat: (percent: string) => string;
    readonly vatInEuro: string;
    readonly total: string;
    readonly deliverTo: string;
    readonly collectFrom: string;
    readonly buyer: string;
    readonly companyCode: (code: string) => string;
    readonly companyVatCode: (code: string) => string;
    readonly paid: string;
    readonly byCard: string;
    readonly byBank: string;
    /** Leads to the invoice as PDF. */
    readonly invoice: string;
    /** Where a coupon took all off. */
    readonly byCoupon: string;
    readonly withdrawalTitle: string;
    readonly withdrawal: string;
    readonly withdrawalRefund: string;
    /** The statutory words of the button (Directive 2011/83/EU art. 11a). */
    readonly withdrawHere: string;
    readonly returns: string;
    readonly returnsLink: string;
  };
  readonly refundOwed: {
    readonly subject: (orderNumber: string) => string;
    readonly title: string;
    readonly reasons: Readonly<Record<'late_payment' | 'double_payment' | 'amount_mismatch', string>>;
    /** Instead of `double_payment`, where the other payment was for another order of the same purchase. */
    readonly orderedAnew: (orderNumber: string) => string;
    readonly promise: (amount: string, by: 'card' | 'bank') => string;
    readonly noAction: string;
  };
  readonly newsletter: {
    readonly confirm: LetterTexts & { readonly button: string; readonly ignore: string };
    readonly welcome: LetterTexts & { readonly button: string };
    readonly known: LetterTexts;
    readonly why: string;
    readonly unsubscribe: string;
  };
  readonly contact: {
    readonly received: (subject: string) => string;
    readonly title: string;
    readonly thanks: string;
    readonly yourMessage: string;
  };
  readonly stockNotice: {
    readonly confirm: (name: string) => LetterTexts & { readonly button: string; readonly ignore: string };
    readonly waiting: (name: string) => LetterTexts;
    readonly back: (name: string) => LetterTexts & { readonly button: string; readonly once: string };
    readonly cancel: string;
  };
  readonly colors: Readonly<Record<string, string>>;
}
