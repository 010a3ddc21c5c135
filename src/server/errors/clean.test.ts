import { describe, expect, it } from 'vitest';
import { browserName, withoutPersons } from './clean.ts';

describe('a report without persons', () => {
  it.each([
    ['mail ruta@example.com failed', 'mail (address) failed'],
    ['at https://gija.lt/lt/order?token=abc:1:2', 'at /lt/order?…:1:2'],
    ['call +370 612 34567 now', 'call (number) now'],
    ['at f (/assets/shop.js:12:345)', 'at f (/assets/shop.js:12:345)'],
  ])('%s becomes %s', (text, clean) => expect(withoutPersons(text)).toBe(clean));
});

it.each([
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/131.0.1.2 Safari/537.36 Edg/131.0.9', 'Edge 131'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.1 Mobile/15E148 Safari/604.1', 'Safari 18'],
  ['something new', 'other'],
])('%s is called %s', (agent, name) => expect(browserName(agent)).toBe(name));
