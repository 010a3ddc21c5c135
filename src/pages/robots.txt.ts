import type { APIRoute } from 'astro';
import { languages } from '#src/domain/language/languages.ts';

/** What belongs to one shopper, and parts of pages that are no pages. */
const closedPaths = [
  'account',
  'auth',
  'cart',
  'checkout',
  'checkout-success',
  'order/',
  'reset-password',
  'return-request',
  'review',
  'search',
  'cards/',
  'live/',
  'fragments/',
] as const;

/** What search engines may visit: everything else. */
export const GET: APIRoute = ({ site }) => {
  const closed = closedPaths.flatMap((path) => languages.map((language) => `Disallow: /${language}/${path}`));
  const lines = [
    'User-agent: *',
    ...closed,
    'Disallow: /.netlify/',
    '',
    `Sitemap: ${site?.origin ?? ''}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
