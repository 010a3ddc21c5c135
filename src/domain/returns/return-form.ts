import { type RequestedReason, requestedReasons } from './return-reason.ts';

export const returnSteps = ['reason', 'items', 'check'] as const;
export type ReturnStep = (typeof returnSteps)[number];

/** A line of the order as far as choosing from it goes (contracts/returns.ts). */
export interface ChoosableLine {
  readonly line: number;
  readonly variant: string;
  readonly quantity: number;
  readonly mayReturn: boolean;
  readonly mayClaim: boolean;
  /** What one, two, … pieces are worth, minor units. */
  readonly worth: readonly number[];
  readonly sizes: readonly { readonly variant: string; readonly free: number }[];
}

interface Choice {
  readonly quantity: number;
  readonly exchangeVariant?: string | undefined;
}

/** What the shopper has chosen and typed so far; `chosen` by `keyOf`. */
export interface ReturnForm {
  readonly reason: RequestedReason | undefined;
  readonly note: string;
  readonly chosen: Readonly<Record<string, Choice>>;
}

export const emptyReturnForm: ReturnForm = { reason: undefined, note: '', chosen: {} };

/** One line can lie with the shopper in several sizes. */
export const keyOf = ({ line, variant }: Pick<ChoosableLine, 'line' | 'variant'>): string => `${line}:${variant}`;

/** May the shopper ask for this with this line? */
export function isOpenFor(line: ChoosableLine, reason: RequestedReason): boolean {
  if (reason === 'complaint') return line.mayClaim;
  return line.mayReturn && (reason === 'return' || line.sizes.some(({ free }) => free > 0));
}

/** The choices that hold for these lines as they are now: what is not there any more is left out, too many are fewer. */
export function chosenLines<Line extends ChoosableLine>(
  { chosen, reason }: ReturnForm,
  lines: readonly Line[],
): { readonly line: Line; readonly quantity: number; readonly exchangeVariant: string | undefined }[] {
  if (reason === undefined) return [];
  return lines.flatMap((line) => {
    const choice = chosen[keyOf(line)];
    if (choice === undefined || !isOpenFor(line, reason)) return [];
    const quantity = Math.max(1, Math.min(choice.quantity, line.quantity));
    const size = line.sizes.find(({ free, variant }) => variant === choice.exchangeVariant && free >= quantity);
    return [{ line, quantity, exchangeVariant: reason === 'exchange' ? size?.variant : undefined }];
  });
}

export interface ReturnProblems {
  readonly reason: boolean;
  readonly lines: boolean;
  /** Lines that need a new size, by `keyOf`. */
  readonly sizes: readonly string[];
  readonly note: boolean;
}

/** What is missing before the return can be asked for. */
export function returnProblems(form: ReturnForm, lines: readonly ChoosableLine[]): ReturnProblems {
  const chosen = chosenLines(form, lines);
  const withoutSize = chosen.filter(({ exchangeVariant }) => exchangeVariant === undefined);
  return {
    reason: form.reason === undefined,
    lines: chosen.length === 0,
    sizes: form.reason === 'exchange' ? withoutSize.map(({ line }) => keyOf(line)) : [],
    note: form.reason === 'complaint' && form.note.trim() === '',
  };
}

/** The furthest step that can be opened: nobody sends what is not complete. */
export function reachedStep(form: ReturnForm, lines: readonly ChoosableLine[]): ReturnStep {
  const problems = returnProblems(form, lines);
  if (problems.reason) return 'reason';
  return problems.lines || problems.sizes.length > 0 || problems.note ? 'items' : 'check';
}

/** What a return would give back: never below zero, the label kept back of it. Minor units of the order's currency. */
export function previewSums(form: ReturnForm, lines: readonly ChoosableLine[], labelCost: number) {
  const goods = chosenLines(form, lines).reduce((sum, { line, quantity }) => sum + (line.worth[quantity - 1] ?? 0), 0);
  const keptBack = Math.min(goods, labelCost);
  return { goods, keptBack, amount: goods - keptBack };
}

function readChoices(value: unknown): ReturnForm['chosen'] {
  if (typeof value !== 'object' || value === null) return {};
  const choices = Object.entries(value as Record<string, Partial<Choice> | null>).flatMap(([key, choice]) => {
    if (typeof choice?.quantity !== 'number' || !Number.isInteger(choice.quantity)) return [];
    const { exchangeVariant, quantity } = choice;
    return [[key, { quantity, exchangeVariant: typeof exchangeVariant === 'string' ? exchangeVariant : undefined }]];
  });
  return Object.fromEntries(choices) as ReturnForm['chosen'];
}

/** Reads what a tab has kept; whatever does not fit is left out. */
export function readReturnForm(kept: unknown): ReturnForm {
  const { chosen, note, reason } = (kept ?? {}) as Readonly<Record<string, unknown>>;
  return {
    reason: requestedReasons.find((one) => one === reason),
    note: typeof note === 'string' ? note : '',
    chosen: readChoices(chosen),
  };
}
