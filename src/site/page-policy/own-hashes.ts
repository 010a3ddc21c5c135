import { createHash } from 'node:crypto';

const policy = /(<meta http-equiv="content-security-policy" content="[^"]*?script-src )([^;"]*)/;
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const hash = /^'sha256-/;

/**
 * A built page with a policy that allows the inline scripts that it has, and no others. Astro allows every page the scripts of
 * all kinds of islands: seven hashes that nothing on most pages answers to, and random letters do not compress.
 */
export function withOwnHashes(html: string): string {
  const own = new Set(
    Array.from(html.matchAll(inlineScript), ([, text = '']) => {
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    }),
  );
  return html.replace(policy, (_, before: string, sources: string) => {
    const kept = sources.split(' ').filter((source) => !hash.test(source) || own.has(source));
    return before + kept.join(' ');
  });
}
