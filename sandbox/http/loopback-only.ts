import type { MiddlewareHandler } from 'hono';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function isLoopback(host: string): boolean {
  return URL.canParse(`http://${host}`) && loopbackNames.has(new URL(`http://${host}`).hostname);
}

/**
 * Lets in only who names this machine in `Host` (a foreign name that resolves to 127.0.0.1 is DNS rebinding), and lets no
 * other site's page change anything. Programs send neither `Origin` nor `Sec-Fetch-Site` and pass.
 */
export function loopbackOnly(): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const host = context.req.header('host') ?? url.host;
    if (!isLoopback(host)) return context.text('This address answers on localhost only.', 403);
    if (!harmlessMethods.has(context.req.method)) {
      const origin = context.req.header('origin');
      const site = context.req.header('sec-fetch-site');
      const foreign = (origin !== undefined && origin !== `http://${host}`) || site === 'cross-site';
      if (foreign) return context.text('Another site may not do this.', 403);
    }
    return next();
  };
}
