import type { Context } from '@netlify/functions';
import { parse } from 'hono/utils/cookie';

interface ContextOptions {
  readonly request: Request;
  readonly requestId: string;
  readonly ip: string;
  readonly params: Record<string, string>;
  /** Work that goes on after the answer. */
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

interface MadeContext {
  readonly context: Context;
  /** `Set-Cookie` lines that the function asked for. */
  readonly setCookies: readonly string[];
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly domain?: string;
  readonly path?: string;
  readonly maxAge?: number;
  readonly expires?: Date | number;
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly sameSite?: 'Strict' | 'Lax' | 'None';
}

function line({ name, value, ...more }: Cookie): string {
  const parts = [`${name}=${encodeURIComponent(value)}`];
  if (more.domain) parts.push(`Domain=${more.domain}`);
  parts.push(`Path=${more.path ?? '/'}`);
  if (more.maxAge !== undefined) parts.push(`Max-Age=${more.maxAge}`);
  if (more.expires !== undefined) parts.push(`Expires=${new Date(more.expires).toUTCString()}`);
  if (more.httpOnly) parts.push('HttpOnly');
  if (more.secure) parts.push('Secure');
  if (more.sameSite) parts.push(`SameSite=${more.sameSite}`);
  return parts.join('; ');
}

/** What the platform hands to a function beside the request, as far as one machine can know it. */
export function functionContext(options: ContextOptions): MadeContext {
  const { request, requestId, ip, params, waitUntil } = options;
  const url = new URL(request.url);
  const known = parse(request.headers.get('cookie') ?? '');
  const setCookies: string[] = [];
  const unsupported = () => Promise.reject(new Error('Only edge functions have this.'));
  const context: Context = {
    account: { id: 'local' },
    cookies: {
      get: (name: string) => known[name] ?? '',
      set: (first: string | Cookie, value?: string) => {
        setCookies.push(line(typeof first === 'string' ? { name: first, value: value ?? '' } : first));
      },
      delete: (input) => {
        const cookie = typeof input === 'string' ? { name: input } : input;
        setCookies.push(line({ ...cookie, value: '', expires: 0 }));
      },
    },
    deploy: { context: 'dev', id: '0', published: true },
    geo: { city: 'Vilnius', country: { code: 'LT', name: 'Lithuania' }, timezone: 'Europe/Vilnius' },
    ip,
    json: (input) => Response.json(input),
    log: (...data) => console.log(...data),
    next: unsupported,
    params,
    requestId,
    rewrite: unsupported,
    server: { region: 'local' },
    site: { id: 'local', name: 'gija', url: url.origin },
    url,
    waitUntil,
  };
  return { context, setCookies };
}
