import { describe, expect, it } from 'vitest';
import { isGuessablePin, newPinProblem, typedPin } from './pin.ts';

describe('a new PIN', () => {
  it.each(['0000', '1234', '4321', '6789', '1212', '9090'])('is not %s, which is guessed first', (pin) => {
    expect(isGuessablePin(pin)).toBe(true);
  });

  it.each(['4826', '1357', '1233', '2024', '9012'])('may be %s', (pin) => {
    expect(isGuessablePin(pin)).toBe(false);
    expect(newPinProblem(pin, pin, '7391')).toBeUndefined();
  });

  it('has four figures, is another one than before, and is typed twice', () => {
    expect(newPinProblem('482', '482', '7391')).toBe('length');
    expect(newPinProblem('1111', '1111', '7391')).toBe('guessable');
    expect(newPinProblem('4826', '4826', '4826')).toBe('same');
    expect(newPinProblem('4826', '4862', '7391')).toBe('differs');
    expect(typedPin('4a8 2-6 1')).toBe('4826');
  });
});
