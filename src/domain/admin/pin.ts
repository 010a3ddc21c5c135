/** A PIN of the back office: four figures (accounts-and-back-office.md, 9). */
export const pinLength = 4;

/** Why somebody cannot have a PIN: its length, that it is guessed first, that it is the old one, that it was not repeated. */
export type PinProblem = 'length' | 'guessable' | 'same' | 'differs';

/** One figure throughout, figures in a row (up or down), or a pair twice: what whoever guesses tries first. */
export function isGuessablePin(pin: string): boolean {
  const figures = [...pin].map(Number);
  const steps = figures.slice(1).map((figure, place) => figure - (figures[place] ?? 0));
  const isEven = steps.every((step) => step === steps[0]) && Math.abs(steps[0] ?? 0) <= 1;
  return isEven || pin.slice(0, 2) === pin.slice(2);
}

/** What is wrong with a new PIN, as it was typed twice; undefined where it can be kept. */
export function newPinProblem(pin: string, repeated: string, old: string): PinProblem | undefined {
  if (pin.length !== pinLength) return 'length';
  if (isGuessablePin(pin)) return 'guessable';
  if (pin === old) return 'same';
  return pin === repeated ? undefined : 'differs';
}

/** What was typed, without all that is no figure of a PIN. */
export const typedPin = (typed: string) => typed.replace(/\D/g, '').slice(0, pinLength);
