import type { APIRoute } from 'astro';

/** What search engines may visit: everything but what belongs to one shopper. */
export const GET: APIRoute = ({ site }) => {
  const closed = ['cart', 'checkout', 'checkout-success'].flatMap((path) =>
    ['en', 'lt', 'ru'].map((language) => `Disallow: /${language}/${path}`),
  );
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
