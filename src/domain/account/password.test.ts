import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordStrength } from './password.ts';

describe('a new password', () => {
  it.each([
    ['', 'short'],
    ['abcd5', 'short'],
    ['žąsėlė', undefined],
    ['😀😀😀😀😀', 'short'],
    ['123456', 'common'],
    ['QWERTY', 'common'],
    ['Slaptazodis', 'common'],
    ['x'.repeat(72), undefined],
    ['x'.repeat(73), 'long'],
    ['ž'.repeat(37), 'long'],
  ])('%s: %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it.each([
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['qwerty', 'weak'],
    ['katinas', 'weak'],
    ['Katinas7', 'fair'],
    ['mano katinas miega', 'fair'],
    ['Mano katinas miega 7', 'strong'],
    ['k7#Rw2!pQz', 'strong'],
  ])('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
