import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse as parseCookies } from 'hono/utils/cookie';
import redirector from 'netlify-redirector';
import * as z from 'zod/mini';
import { StartFailure } from '#sandbox/start-failure.ts';

export interface Redirect {
  /** Address within the site, its query included, or a whole address elsewhere. */
  readonly to: string;
  /** 200 rewrites, 404 shows a page as not found, 3xx redirects. */
  readonly status: number;
  /** Goes before a file of the same address. */
  readonly force: boolean;
}

export type MatchRedirect = (request: Request) => Redirect | undefined;

const parsedRules = z.array(
  z.looseObject({ from: z.string(), query: z.unknown(), conditions: z.record(z.string(), z.unknown()) }),
);

/** Reads the redirect rules of the site's `_redirects` and of `netlify.toml` and matches requests with the platform's own engine. */
export async function readRedirects(configFile: string, publishFolder: string): Promise<MatchRedirect> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(publishFolder, '_redirects')].filter((file) => existsSync(file)),
    configRedirects: [],
    ...(existsSync(configFile) ? { netlifyConfigPath: configFile } : {}),
    minimal: false,
  });
  const [problem] = errors;
  if (problem !== undefined) throw new StartFailure(`The redirect rules cannot be read: ${String(problem)}`);
  if (redirects.length === 0) return () => undefined;
  const rules = z
    .parse(parsedRules, redirects)
    .map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }));
  const matcher = await redirector.parseJSON(JSON.stringify(rules), {});

  return (request) => {
    const url = new URL(request.url);
    const cookies = parseCookies(request.headers.get('cookie') ?? '');
    const language = cookies['nf_lang'] ?? request.headers.get('accept-language')?.split(',')[0]?.slice(0, 2) ?? 'en';
    const headers: Record<string, string> = {
      ...Object.fromEntries(request.headers),
      'x-language': language.toLowerCase(),
      'x-country': cookies['nf_country'] ?? 'lt',
    };
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      return undefined;
    }
    if (pathname.includes('\\')) return undefined;
    const match = matcher.match({
      scheme: url.protocol.slice(0, -1),
      host: url.hostname,
      path: pathname,
      query: url.search.slice(1),
      headers,
      cookieValues: cookies,
      getHeader: (name) => headers[name.toLowerCase()] ?? '',
      getCookie: (name) => cookies[name] ?? '',
    });
    if (match === null) return undefined;
    const [to = '', ...query] = encodeURI(decodeURI(match.to)).split('?');
    const path = to.startsWith('/') ? to.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') : to;
    const target = [path, ...query].join('?');
    return { to: target.includes('?') ? target : target + url.search, status: match.status, force: match.force };
  };
}
