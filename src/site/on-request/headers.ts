/**
 * What files get from netlify.toml: the platform adds it to files only, so functions say it themselves. A test keeps the two
 * equal. The page's own policy (scripts and styles by hash) is a header of its own; a browser holds to both.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'; form-action 'self'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * How long the edge shows what it has before asking anew, and how long it may show it meanwhile: a page, and the word that there
 * is none, which must not outlive the moment in which something is published there. Seconds.
 */
const page = 's-maxage=30, stale-while-revalidate=300';
const nothing = 's-maxage=2';

/**
 * Lets the edge keep an answer for a moment, so that many visitors cost one rendering; browsers always ask. `tags` name what is
 * in it, for purging: `product:{id}`, `category:{slug}`; without any it says that there is nothing here.
 */
export function keepAtEdge(headers: Headers, tags: readonly string[]): void {
  headers.set('Cache-Control', 'public, max-age=0, must-revalidate');
  headers.set('Netlify-CDN-Cache-Control', `public, ${tags.length > 0 ? page : nothing}`);
  if (tags.length > 0) headers.set('Netlify-Cache-Tag', tags.join(','));
}
