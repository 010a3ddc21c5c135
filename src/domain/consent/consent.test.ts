import { describe, expect, it } from 'vitest';
import {
  allAccepted,
  allRefused,
  consentTextVersion,
  decidedConsent,
  initialConsent,
  namesToForget,
  needsDecision,
  parseConsent,
} from './consent.ts';

const now = new Date('2026-11-21T10:00:00Z');
const device = '6f1c2a5e-0000-4000-8000-000000000001';

describe('a decision about cookies', () => {
  it('begins with essential, analytics and preferences on and marketing off', () => {
    expect(initialConsent).toEqual({ essential: true, analytics: true, marketing: false, preferences: true });
    expect(needsDecision(initialConsent, now)).toBe(true);
  });

  it('is kept with its time and the version of the words', () => {
    expect(decidedConsent(allAccepted, now, device)).toEqual({
      essential: true,
      ...allAccepted,
      decidedAt: '2026-11-21T10:00:00.000Z',
      textVersion: consentTextVersion,
      device,
    });
  });

  it('is read back as it was written', () => {
    const kept = decidedConsent(allRefused, now, device);
    expect(parseConsent(JSON.stringify(kept))).toEqual(kept);
    expect(needsDecision(kept, now)).toBe(false);
  });

  it('holds, but is asked for again, when the words have changed', () => {
    const old = { ...decidedConsent(allRefused, now, device), textVersion: '2020-01-01' };
    expect(parseConsent(JSON.stringify(old))).toEqual(old);
    expect(needsDecision(old, now)).toBe(true);
  });

  it('is asked for again after two years', () => {
    const kept = decidedConsent(allAccepted, now, device);
    expect(needsDecision(kept, new Date('2028-11-20T10:00:00Z'))).toBe(false);
    expect(needsDecision(kept, new Date('2028-11-21T10:00:00Z'))).toBe(true);
  });

  it('cannot switch the essential off', () => {
    const forged = { ...decidedConsent(allRefused, now, device), essential: false };
    expect(parseConsent(JSON.stringify(forged))?.essential).toBe(true);
  });

  it.each([
    '',
    'null',
    '[]',
    '{',
    '"yes"',
    JSON.stringify({ analytics: true }),
    JSON.stringify({ ...decidedConsent(allAccepted, now, device), marketing: 'true' }),
    JSON.stringify({ ...decidedConsent(allAccepted, now, device), decidedAt: 'yesterday' }),
    JSON.stringify({ ...allAccepted, decidedAt: now.toISOString() }),
  ])('is no decision when it is not whole: %s', (text) => {
    expect(parseConsent(text)).toBeUndefined();
  });

  it('forgets what stood under a refused category, and nothing else', () => {
    expect(namesToForget(allAccepted)).toEqual([]);
    expect(namesToForget({ ...allAccepted, preferences: false })).toEqual(['recently-viewed']);
    expect(namesToForget(allRefused)).toEqual(['recently-viewed']);
  });
});
