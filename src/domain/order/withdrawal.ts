import { isEmailAddress } from '../contact/email-address.ts';

/** A declaration of withdrawal as the shopper fills it in. */
export interface WithdrawalForm {
  readonly name: string;
  readonly email: string;
  /** The order's number, or what else tells which order it is. */
  readonly reference: string;
  readonly scope: WithdrawalScope;
  /** Pieces by the order's line, where the order is known by its link. */
  readonly pieces: Readonly<Record<string, number>>;
  /** The goods in the shopper's own words, where it is not. */
  readonly items: string;
}

export const withdrawalScopes = ['whole_order', 'lines'] as const;
export type WithdrawalScope = (typeof withdrawalScopes)[number];

export const emptyWithdrawalForm: WithdrawalForm = {
  ...{ name: '', email: '', reference: '', items: '' },
  ...{ scope: 'whole_order', pieces: {} },
};

/** Most characters of each text. */
export const withdrawalLengths = { name: 200, email: 254, reference: 200, items: 2000 } as const;

/** The most pieces of a line: what an order may have of one. */
export const mostPieces = 99;

/** In the order of the form. */
export const withdrawalFields = ['reference', 'items', 'pieces', 'name', 'email'] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];

/**
 * The fields that still lack something, in the order of the form. `isKnown`: the order was opened by its link, so that its
 * number and its goods need not be written.
 */
export function wrongWithdrawalFields(form: WithdrawalForm, isKnown: boolean): WithdrawalField[] {
  const isInWords = form.scope === 'lines' && !isKnown;
  const wrong: Readonly<Record<WithdrawalField, boolean>> = {
    reference: !isKnown && form.reference.trim() === '',
    items: isInWords && form.items.trim() === '',
    pieces: form.scope === 'lines' && isKnown && chosenPieces(form.pieces).length === 0,
    name: form.name.trim() === '',
    email: !isEmailAddress(form.email),
  };
  return withdrawalFields.filter((field) => wrong[field]);
}

/** The lines of which something was chosen, by their number. */
export function chosenPieces(pieces: Readonly<Record<string, number>>): { line: number; quantity: number }[] {
  return Object.entries(pieces)
    .map(([line, quantity]) => ({ line: Number(line), quantity }))
    .filter(({ quantity }) => quantity > 0)
    .sort((one, other) => one.line - other.line);
}
