import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('where to go after signing in', () => {
  it.each([
    ['/lt/checkout', '/lt/checkout'],
    ['/en/account?tab=orders', '/en/account?tab=orders'],
    ['/lt/women/../men', '/lt/men'],
    ['/lt/order#x', '/lt/order'],
    ['/', '/'],
  ])('%s is a path of ours', (asked, path) => {
    expect(nextPath(asked)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'lt/account',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/lt/..//evil.example',
    '/.//evil.example',
    'https://evil.example/lt',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/lt/auth',
    '/auth?next=/lt/auth',
  ])('%j leads nowhere', (asked) => {
    expect(nextPath(asked)).toBeUndefined();
  });
});
