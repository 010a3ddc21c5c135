import { expect, it } from 'vitest';
import { readRecoveryCode, recoveryCodeBytes, spellRecoveryCode } from './recovery-code.ts';

const bytes = Uint8Array.from({ length: recoveryCodeBytes }, (_, index) => index * 37);

it('a code has four groups of four signs, and is read back as it was made', () => {
  const code = spellRecoveryCode(bytes);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(readRecoveryCode(code)).toBe(code.replaceAll('-', ''));
});

it('every sign is used as often as any other', () => {
  const all = Array.from({ length: 256 / recoveryCodeBytes }, (_, part) =>
    spellRecoveryCode(Uint8Array.from({ length: recoveryCodeBytes }, (_unused, at) => part * recoveryCodeBytes + at)),
  );
  const counts = new Map<string, number>();
  for (const sign of all.join('').replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array(32).fill(8));
});

it.each([
  ['small letters and no hyphens', 'abcdefgh01234567', 'ABCDEFGH01234567'],
  ['spaces, dashes of all kinds and a line end', ' ABCD – EFGH 0123‑4567\n', 'ABCDEFGH01234567'],
  ['O for nought, I and L for one', 'OOOO-IIII-LLLL-0001', '0000111111110001'],
])('takes %s', (_, typed, meant) => {
  expect(readRecoveryCode(typed)).toBe(meant);
});

it.each(['', '123456', 'ABCD-EFGH-0123-456', 'ABCD-EFGH-0123-45678', 'ABCD-EFGH-0123-456U', 'ĄBCD-EFGH-0123-4567'])(
  'takes no “%s”',
  (typed) => expect(readRecoveryCode(typed)).toBeUndefined(),
);
