import { describe, expect, it } from 'vitest';
import { canMove, orderTransitions, paymentTransitions } from './states.ts';

describe.each([
  ['orders', orderTransitions, 'pending'],
  ['payments', paymentTransitions, 'unpaid'],
] as const)('states of %s', (_, transitions: Readonly<Record<string, readonly string[]>>, first) => {
  it('lead only to states that exist, never to themselves, never twice', () => {
    for (const [from, targets] of Object.entries(transitions)) {
      expect(new Set(targets).size).toBe(targets.length);
      for (const to of targets) {
        expect(transitions).toHaveProperty(to);
        expect(to).not.toBe(from);
      }
    }
  });

  it('can all be reached from the first', () => {
    const reached = new Set<string>([first]);
    for (const state of reached) for (const next of transitions[state] ?? []) reached.add(next);
    expect([...reached].sort()).toEqual(Object.keys(transitions).sort());
  });
});

describe('canMove', () => {
  it.each([
    [orderTransitions, 'pending', 'processing', true],
    [orderTransitions, 'cancelled', 'processing', true],
    [orderTransitions, 'pending', 'shipped', false],
    [orderTransitions, 'delivered', 'pending', false],
    [orderTransitions, 'returned', 'processing', false],
    [orderTransitions, 'pending', 'pending', false],
    [paymentTransitions, 'failed', 'paid', true],
    [paymentTransitions, 'refunded', 'paid', false],
    [paymentTransitions, 'unpaid', 'refunded', false],
    [paymentTransitions, 'nonsense', 'paid', false],
  ] as const)('case %#', (transitions, from, to, expected) => {
    expect(canMove(transitions, from, to)).toBe(expected);
  });
});
