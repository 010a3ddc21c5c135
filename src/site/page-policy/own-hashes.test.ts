import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withOwnHashes } from './own-hashes.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (scripts: string, allowed: string, styles = hash('a{}')) =>
  `<head><meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${allowed}; style-src ${styles};">` +
  `${scripts}</head>`;

describe('the policy of a built page', () => {
  it('allows the inline scripts that are there, and no others', () => {
    const scripts = '<script>one()</script><script type="module">two()</script><script src="/three.js"></script>';
    const all = ["'self'", hash('one()'), hash('two()'), hash('three()')].join(' ');
    expect(withOwnHashes(page(scripts, all))).toBe(page(scripts, ["'self'", hash('one()'), hash('two()')].join(' ')));
  });

  it('never allows what it did not before', () => {
    expect(withOwnHashes(page('<script>evil()</script>', "'self'"))).toBe(page('<script>evil()</script>', "'self'"));
  });

  it('leaves a page without a policy as it is', () => {
    expect(withOwnHashes('<script>one()</script>')).toBe('<script>one()</script>');
  });
});
