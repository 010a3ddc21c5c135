/** Every word of the receipt for a declaration of withdrawal. Dates come written out. */
export interface WithdrawalTexts {
  readonly subject: (day: string) => string;
  readonly title: string;
  readonly received: (moment: string) => string;
  readonly declaration: string;
  readonly next: string;
  readonly sendBack: (lastDay: string) => string;
  readonly notArrived: string;
  readonly refund: (lastDay: string) => string;
  readonly mayWait: string;
  /** The receipt says that the declaration came, not that it holds; the same to everybody. */
  readonly doubt: string;
  readonly returns: string;
  readonly checksum: string;
  readonly checksumMeaning: string;
  readonly footer: string;
}
