import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { expect, it } from 'vitest';
import { keepAtEdge, securityHeaders } from './headers.ts';

it('hardens pages made on request as the platform hardens files', async () => {
  const { headers } = await parseAllHeaders({
    headersFiles: [],
    configHeaders: [],
    netlifyConfigPath: path.resolve('netlify.toml'),
    minimal: true,
  });
  expect(headers.find((rule) => rule.for === '/*')?.values).toEqual(securityHeaders);
});

it('lets the edge keep a page for a moment under the names of what is in it', () => {
  const headers = new Headers();
  keepAtEdge(headers, ['product:dress', 'product:coat']);
  expect(headers.get('netlify-cache-tag')).toBe('product:dress,product:coat');
  expect(headers.get('netlify-cdn-cache-control')).toContain('s-maxage=30');
  expect(headers.get('cache-control')).toContain('max-age=0');
});

it('does not let the edge keep a page’s absence past its publication', () => {
  const headers = new Headers();
  keepAtEdge(headers, []);
  expect(headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=2');
  expect(headers.has('netlify-cache-tag')).toBe(false);
});
