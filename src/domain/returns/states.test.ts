import { describe, expect, it } from 'vitest';
import { canMove } from '../order/states.ts';
import { type ReturnState, returnStates, returnTransitions } from './states.ts';

describe('states of returns', () => {
  it('lead only to states that exist, never to themselves, never twice', () => {
    for (const [from, targets] of Object.entries(returnTransitions)) {
      expect(new Set<string>(targets).size).toBe(targets.length);
      for (const to of targets) {
        expect(returnStates).toContain(to);
        expect(to).not.toBe(from);
      }
    }
  });

  it('can all be reached from the first, and all end', () => {
    const reached = new Set<ReturnState>(['requested']);
    for (const state of reached) for (const next of returnTransitions[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual([...returnStates].toSorted());
    for (const state of returnStates.filter((one) => one !== 'closed'))
      expect(returnTransitions[state].length).toBeGreaterThan(0);
  });

  it('take no goods that were not seen; a closed exchange whose parcel came back is accepted again', () => {
    expect(returnStates.filter((state) => canMove(returnTransitions, state, 'accepted'))).toEqual([
      'received',
      'closed',
    ]);
    expect(returnTransitions.closed).toEqual(['accepted']);
  });

  it('let what was accepted end, or wait for its refund as a withdrawal, and never refuse it', () => {
    expect(returnTransitions.accepted).toEqual(['received', 'closed']);
  });
});
