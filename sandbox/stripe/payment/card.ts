export type CardOutcome =
  | { readonly kind: 'pays' }
  | { readonly kind: 'confirms' }
  | { readonly kind: 'declines'; readonly code: string; readonly declineCode: string | null; readonly message: string };

export interface TestCard {
  readonly brand: 'visa' | 'mastercard';
  readonly outcome: CardOutcome;
}

function declines(code: string, declineCode: string | null, message: string): CardOutcome {
  return { kind: 'declines', code, declineCode, message };
}

/** The numbers that this sandbox plays, as in Stripe's table of test cards (docs.stripe.com/testing). */
const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', outcome: { kind: 'pays' } },
  '5555555555554444': { brand: 'mastercard', outcome: { kind: 'pays' } },
  '4000002500003155': { brand: 'visa', outcome: { kind: 'confirms' } },
  // Refunds of the first are pending and then succeed, refunds of the second succeed and then fail (settle-refunds.ts).
  '4000000000007726': { brand: 'visa', outcome: { kind: 'pays' } },
  '4000000000005126': { brand: 'visa', outcome: { kind: 'pays' } },
  '4000000000000002': {
    brand: 'visa',
    outcome: declines('card_declined', 'generic_decline', 'Your card was declined.'),
  },
  '4000000000009995': {
    brand: 'visa',
    outcome: declines('card_declined', 'insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': { brand: 'visa', outcome: declines('expired_card', null, 'Your card has expired.') },
  '4000000000000127': {
    brand: 'visa',
    outcome: declines('incorrect_cvc', null, "Your card's security code is incorrect."),
  },
};

/** Digits of a number typed with or without spaces and dashes. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** The test card with these digits. */
export function testCard(digits: string): TestCard | undefined {
  return Object.hasOwn(testCards, digits) ? testCards[digits] : undefined;
}

/** The check digit of card numbers (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Month and year of `MM/YY`, or undefined when it is not such a date. */
export function parseExpiry(typed: string): { readonly month: number; readonly year: number } | undefined {
  const match = /^\s*(\d{1,2})\s*[/.-]?\s*(\d{2}|20\d{2})\s*$/.exec(typed);
  const month = Number(match?.[1]);
  const year = Number(match?.[2]) % 100;
  return match && month >= 1 && month <= 12 ? { month, year: 2000 + year } : undefined;
}

/** Is the last day of the card's month over? */
export function isPast(expiry: { readonly month: number; readonly year: number }, nowMilliseconds: number): boolean {
  return Date.UTC(expiry.year, expiry.month, 1) <= nowMilliseconds;
}
