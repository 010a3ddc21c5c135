import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRequestSeal, type RequestedCheckout } from './sealed-request.ts';

const { seal, open } = createRequestSeal('a-secret-of-the-shop');
const now = new Date('2026-11-22T01:00:00Z');
const request: RequestedCheckout = {
  items: [{ id: 'linen-wrap-dress-7k2m', size: 'M', color: 'sage', quantity: 2 }],
  locale: 'lt',
  customerEmail: 'ruta@pastas.lt',
  expiresAt: now.getTime() + 1000,
};

describe('a sealed request', () => {
  it('is opened as it was, until it expires', () => {
    const token = seal(request);
    expect(open(token, now)).toEqual(request);
    expect(open(token, new Date(request.expiresAt))).toBeUndefined();
  });

  it('tells nobody what is in it', () => {
    expect(Buffer.from(seal(request), 'base64url').toString('latin1')).not.toContain('ruta');
    expect(seal(request)).not.toBe(seal(request));
  });

  it('of fifty lines fits into an address', () => {
    const items = Array.from({ length: 50 }, (_, index) => ({
      id: `linen-wrap-dress-${(index * 7919).toString(36)}`,
      size: '36',
      color: 'navy',
      quantity: index + 1,
    }));
    expect(seal({ ...request, items }).length).toBeLessThan(4000);
  });

  it('that was altered anywhere, or sealed by another shop, is not opened', () => {
    const bytes = Buffer.from(seal(request), 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const altered = Buffer.from(bytes);
        altered[place] = (altered[place] ?? 0) ^ change;
        expect(open(altered.toString('base64url'), now)).toBeUndefined();
      }),
    );
    expect(createRequestSeal('another-secret').open(seal(request), now)).toBeUndefined();
  });

  it('is not made of anything that people type', () => {
    fc.assert(
      fc.property(fc.string(), (token) => {
        expect(open(token, now)).toBeUndefined();
      }),
    );
  });
});
