import { describe, expect, it } from 'vitest';
import { isArrival } from './arrival.ts';
import { isUncounted, pageShape } from './visit.ts';

describe('the shape of a page', () => {
  it.each([
    ['/', '/'],
    ['/lt', '/'],
    ['/lt/', '/'],
    ['/ru/women/shoes/boots', '/women/shoes/boots'],
    ['/women-clothing?size=M#top', '/women-clothing'],
    ['/women-dresses', '/category'],
    ['/kids-girls/dresses', '/category'],
    ['/en/product/linen-dress', '/product'],
    ['/en/product/linen-dress/ruta@example.com', '/other'],
    ['/lt/checkout-success?session_id=cs_1', '/checkout-success'],
    ['/lt/newsletter?confirm=secret', '/newsletter'],
    ['/lt/contact/ruta', '/other'],
    ['/lt/GJ-123-456-789', '/other'],
    ['//evil.example/x', '/other'],
  ])('of %s is %s', (path, shape) => expect(pageShape(path)).toBe(shape));
});

describe('an arrival', () => {
  it.each([
    ['from a search', 'https://gija.lt/lt/women/dresses', 'https://search.example/', true],
    ['typed in', 'https://gija.lt/lt', '', true],
    ['from what is no address', 'https://gija.lt/lt', 'about:blank', true],
    ['from another page of the shop', 'https://gija.lt/lt/cart', 'https://gija.lt/lt', false],
    ['back from a payment', 'https://gija.lt/lt/checkout-success?session_id=1', 'https://pay.example/', false],
    ['back from a payment that was left', 'https://gija.lt/lt/checkout?cancelled=1', 'https://pay.example/', false],
  ])('%s', (_, address, referrer, expected) => expect(isArrival(address, referrer)).toBe(expected));
});

describe('who is counted', () => {
  const ask = (headers: Readonly<Record<string, string>>) => isUncounted((name) => headers[name] ?? null);
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';

  it('a browser is', () => expect(ask({ 'user-agent': agent })).toBe(false));

  it.each([
    ['nobody knows what', {}],
    ['a crawler', { 'user-agent': `${agent} (compatible; bingbot/2.0)` }],
    ['a browser without a window', { 'user-agent': agent.replace('Chrome', 'HeadlessChrome') }],
    ['who said Do Not Track', { 'user-agent': agent, dnt: '1' }],
    ['who set Global Privacy Control', { 'user-agent': agent, 'sec-gpc': '1' }],
  ])('%s is not', (_, headers) => expect(ask(headers)).toBe(true));
});
