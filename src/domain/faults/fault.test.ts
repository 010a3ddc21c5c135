import { describe, expect, it } from 'vitest';
import { describeFault, isForeignFault, withoutPersonalData } from './fault.ts';

const now = new Date('2026-11-21T12:00:00Z');

describe('withoutPersonalData', () => {
  it.each([
    ['No user ruta@pastas.example here', 'No user <email> here'],
    ['Call +370 612 34567 failed', 'Call <number> failed'],
    ['Card 4242 4242 4242 4242 refused', 'Card <number> refused'],
    ['GET https://gija.example/lt/search?q=ruta failed', 'GET https://gija.example/lt/search failed'],
    ['at /lt/checkout?cancelled=abc#x now', 'at /lt/checkout now'],
    ['Sizes 36 to 42, 5 left', 'Sizes 36 to 42, 5 left'],
  ])('%s', (text, kept) => {
    expect(withoutPersonalData(text)).toBe(kept);
  });
});

describe('describeFault', () => {
  it('keeps name, message and the places in the code, not the message twice', () => {
    const error = new TypeError('x is undefined for ruta@pastas.example');
    error.stack = `${error.name}: ${error.message}\n    at open (https://gija.example/assets/a.js?v=1:2:30)\n`;
    expect(describeFault(error, now, '/lt/women')).toEqual({
      at: '2026-11-21T12:00:00.000Z',
      message: 'TypeError: x is undefined for <email>',
      stack: 'at open (https://gija.example/assets/a.js:2:30)',
      path: '/lt/women',
    });
  });

  it.each([
    ['a text', 'plain', 'plain'],
    ['an object with a message', { message: 'inner' }, 'inner'],
    ['nothing', undefined, 'A thrown undefined'],
    ['null', null, 'A thrown null'],
    ['an empty text', '', 'Unknown'],
  ])('has a message for %s', (_, reason, message) => {
    expect(describeFault(reason, now, '/').message).toBe(message);
  });

  it('is bounded, whatever was thrown', () => {
    const error = new Error('long '.repeat(10_000));
    error.stack = `    at a (https://gija.example/b.js:1:1)\n`.repeat(10_000);
    const { message, stack } = describeFault(error, now, '/');
    expect(message.length).toBe(500);
    expect(stack.length).toBe(2000);
  });
});

describe('isForeignFault', () => {
  it('knows what is not the shop’s', () => {
    expect(isForeignFault(new DOMException('left', 'AbortError'))).toBe(true);
    expect(isForeignFault(new DOMException('Transition was aborted because …', 'InvalidStateError'))).toBe(true);
    expect(isForeignFault(new DOMException('The object is closed', 'InvalidStateError'))).toBe(false);
    expect(isForeignFault(undefined, 'Script error.')).toBe(true);
    expect(isForeignFault({ stack: 'at chrome-extension://abc/x.js' })).toBe(true);
    expect(isForeignFault(new Error('ours'), 'Uncaught Error: ours')).toBe(false);
  });
});
