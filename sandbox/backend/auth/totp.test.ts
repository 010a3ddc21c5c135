import { expect, test } from 'vitest';
import { codeAt, createSecret, isCode } from './totp.ts';

/** `12345678901234567890` in base32: the key of RFC 6238's examples. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %s s the code is %s', (seconds, code) => {
  expect(codeAt(secret, seconds * 1000)).toBe(code);
});

test('a code counts half a minute around its own, no longer', () => {
  const at = 1_234_567_890_000;
  const code = codeAt(secret, at);
  expect([-30_000, 0, 30_000].map((away) => isCode(secret, code, at + away))).toEqual([true, true, true]);
  expect([-60_000, 60_000].map((away) => isCode(secret, code, at + away))).toEqual([false, false]);
  expect(['', '12345', '1234567', 'abcdef', `${code} `].some((wrong) => isCode(secret, wrong, at))).toBe(false);
});

test('secrets are 160 bits, each its own', () => {
  const secrets = Array.from({ length: 50 }, createSecret);
  expect(secrets.every((one) => /^[A-Z2-7]{32}$/.test(one))).toBe(true);
  expect(new Set(secrets).size).toBe(50);
});
