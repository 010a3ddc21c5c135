import { expect, it } from 'vitest';
import { meterState } from './oss-meter.ts';

const at = (net: number, before = 0, isRegistered = false) =>
  meterState({ threshold: 1_000_000, net, before, is_registered: isRegistered });

it.each([
  [0, 'calm'],
  [799_999, 'calm'],
  [800_000, 'near'],
  [1_000_000, 'near'],
  [1_000_001, 'above'],
])('%d cents are %s', (net, state) => {
  expect(at(net)).toBe(state);
});

it('the year before counts as well, and who charges the VAT of the destination already has nothing to do', () => {
  expect(at(0, 1_000_001)).toBe('aboveBefore');
  expect(at(5_000_000, 5_000_000, true)).toBe('registered');
});
