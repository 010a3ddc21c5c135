import type { ReturnReason } from '#src/domain/returns/return-reason.ts';
import type { Span } from '../order-life/shape.ts';

/** The words of the letters about a return. */
export interface ReturnTexts {
  readonly footer: (returnNumber: string) => string;
  /** „M → L“ is said as words for those who hear the mail. */
  readonly newSize: (size: string) => string;
  readonly steps: {
    readonly subject: (reason: ReturnReason, returnNumber: string) => string;
    readonly title: Readonly<Record<ReturnReason, string>>;
    readonly number: (returnNumber: string) => string;
    readonly pack: Readonly<Record<ReturnReason, string>>;
    readonly mark: (returnNumber: string) => string;
    readonly label: string;
    readonly address: string;
    readonly next: {
      readonly refund: (processing: Span, underway: Span) => string;
      readonly withdrawal: (underway: Span) => string;
      readonly exchange: (holdDays: number) => string;
      readonly complaint: string;
    };
    readonly said: string;
    readonly goods: string;
    readonly labelCost: string;
    readonly refund: string;
    readonly receipt: string;
  };
  readonly label: {
    readonly subject: (returnNumber: string) => string;
    readonly title: string;
    readonly number: (carrier: string, number: string) => string;
    readonly hand: string;
    readonly button: string;
  };
  readonly refused: {
    readonly subject: (returnNumber: string) => string;
    readonly title: string;
    readonly why: string;
    readonly back: string;
    readonly stay: string;
    readonly disagree: string;
  };
  readonly exchange: {
    readonly subject: (orderNumber: string) => string;
    readonly title: string;
    readonly carrier: (carrier: string, number: string) => string;
    readonly signature: string;
    readonly button: string;
  };
}
