import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { defaultLanguage } from '#src/domain/language/languages.ts';
import { splitPath } from '#src/domain/language/paths.ts';
import type { AskedPictures } from './asked-pictures.ts';
import { createBuilds } from './builds.ts';
import { type DeployNotice, deployNotice } from './deploy-notice.ts';
import { functionFiles, type LoadedFunction } from './function-files.ts';
import { functionRoutes } from './function-routes.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { localEndpoints } from './local-endpoints.ts';
import { runFunction } from './run-function.ts';
import { readSite } from './site.ts';

export interface HostOptions {
  /** The folder that is served; undefined where pages come from elsewhere (development). */
  readonly publishFolder?: string;
  readonly functionsFolder: string;
  /** `netlify.toml`: redirects and headers. */
  readonly configFile: string;
  /** Makes a new build of the site that is served and gives its folder, which is then served. Without it the build hook refuses. */
  readonly rebuild?: (served: string, asked: { readonly body: string; readonly deploy: string }) => Promise<string>;
  /** After a site has been put in place: the one before may go. */
  readonly onPublished?: (served: string, before: string) => void;
  /** By which the shop knows that deploys are told of by this host. */
  readonly deploySecret?: string;
  /** The deploy that the first site is; it is told of as well. */
  readonly firstDeploy?: string;
  /** Changes when functions must be loaded anew. */
  readonly version?: () => number;
  /** Gets what is neither function nor redirect, in place of built files (development). */
  readonly pages?: (request: Request) => Promise<Response>;
  /** Where WebSockets of those pages are passed on to. */
  readonly pagesPort?: number;
  /** Makes the pictures that a build left to be made when they are asked for. */
  readonly pictures?: AskedPictures;
  readonly log?: (line: string) => void;
}

export interface HostApp {
  readonly app: Hono;
  readonly jobs: Jobs;
}

function clientAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '127.0.0.1';
  } catch {
    // A request made by a test, without a socket.
    return '127.0.0.1';
  }
}

function asksForPage(request: Request): boolean {
  return (request.headers.get('accept') ?? '').includes('text/html') && !/\.\w+$/.test(new URL(request.url).pathname);
}

function redirectTo(to: string, status: number): Response {
  return new Response(null, { status, headers: { location: to, 'cache-control': 'no-cache' } });
}

/**
 * Serves a built site as the platform does: forced redirects, file, function, redirect, 404 page. What the platform
 * adds around it (scheduled runs, build hook) is under `/_local`.
 */
export async function createHost(options: HostOptions): Promise<HostApp> {
  const { configFile, rebuild, pages, pictures, log = console.log } = options;
  let site = await readSite(options.publishFolder ?? path.join(path.dirname(configFile), 'no-build'), configFile);
  /** Deploys of this run have names of their own. */
  const started = Date.now().toString(36);
  const files = functionFiles(options.functionsFolder, options.version);
  const route = functionRoutes(files);

  const call = (found: LoadedFunction, request: Request, ip: string, params: Record<string, string>) => {
    const requestId = randomUUID();
    const forwarded = new Request(request);
    forwarded.headers.set('x-nf-client-connection-ip', ip);
    forwarded.headers.set('x-nf-request-id', requestId);
    return runFunction(found, { request: forwarded, requestId, ip, params, log });
  };
  const jobs = createJobs({
    files,
    log,
    call: (found) => {
      const body = JSON.stringify({ next_run: new Date(Date.now() + 60_000).toISOString() });
      const url = `http://localhost/.netlify/functions/${found.name}`;
      return call(found, new Request(url, { method: 'POST', body }), '127.0.0.1', {});
    },
  });
  /** Tells the shop's function of a deploy, as the platform does. */
  async function tell(notice: Pick<DeployNotice, 'id' | 'state' | 'title' | 'error_message'>): Promise<void> {
    const { deploySecret } = options;
    if (deploySecret === undefined) return;
    const origin = 'http://localhost';
    const answer = await callFunction(deployNotice(origin, { ...notice, ssl_url: origin }, deploySecret), '127.0.0.1');
    if (answer !== undefined && !answer.ok) log(`The shop did not take the news of a deploy: ${await answer.text()}`);
  }

  const builds = createBuilds(async ({ id, title, body }) => {
    const deploy = `${started}-${id}`;
    const told = { id: deploy, title: title === '' ? null : title };
    try {
      if (rebuild === undefined) throw new Error('There is nothing to build here.');
      const before = site.folder;
      site = await readSite(await rebuild(before, { body, deploy }), configFile);
      options.onPublished?.(site.folder, before);
    } catch (error) {
      await tell({ ...told, state: 'error', error_message: error instanceof Error ? error.message : String(error) });
      throw error;
    }
    await tell({ ...told, state: 'ready', error_message: null });
    return 'published';
  });

  /** The file of a picture that was not made yet. */
  async function madeNow(pathname: string): Promise<string | undefined> {
    const { folder } = site;
    return (await pictures?.make(pathname, folder)) ? site.files.find(pathname) : undefined;
  }

  async function showFile(request: Request, pathname: string, status: number): Promise<Response | undefined> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const file = (await site.files.find(pathname)) ?? (await madeNow(pathname));
    if (file === undefined) return undefined;
    const response = await site.files.respond(file, request, status);
    site.addHeaders(new URL(request.url).pathname, response.headers);
    return response;
  }

  async function callFunction(request: Request, ip: string): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    try {
      const target = (await route(pathname, request.method)) ?? (await site.route(pathname, request.method));
      return target && (await call(target.found, request, ip, target.params));
    } catch (error) {
      const requestId = randomUUID();
      log(
        `${pathname} cannot be loaded (request ${requestId}): ${error instanceof Error ? error.stack : String(error)}`,
      );
      return Response.json({ error: 'Internal error', code: 'internal_error', requestId }, { status: 500 });
    }
  }

  async function follow(request: Request, ip: string, forced: boolean): Promise<Response | undefined> {
    // The platform keeps these addresses to itself.
    const reserved = new URL(request.url).pathname.startsWith('/.netlify/');
    const rule = reserved ? undefined : site.redirect(request);
    if (rule === undefined || rule.force !== forced) return undefined;
    if (rule.status >= 300 && rule.status < 400) return redirectTo(rule.to, rule.status);
    const target = new URL(rule.to, request.url);
    if (target.origin !== new URL(request.url).origin) return undefined;
    const shown = await showFile(request, target.pathname, rule.status);
    if (shown !== undefined || rule.status === 404) return shown;
    const answer = await callFunction(new Request(target, request), ip);
    return answer ?? (pages ? pages(new Request(target, request)) : notFound(request));
  }

  async function notFound(request: Request): Promise<Response> {
    const { language = defaultLanguage } = splitPath(new URL(request.url).pathname);
    const page = await showFile(request, `/${language}/404.html`, 404);
    return page ?? new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }

  /** Files have one address each, as on the platform: single slashes, none at the end, no `.html`. */
  async function tidied(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    const tidy =
      pathname
        .replace(/\/{2,}/g, '/')
        .replace(/(\/index)?\.html$/, '')
        .replace(/\/$/, '') || '/';
    if (tidy === pathname || (await site.files.find(tidy)) === undefined) return undefined;
    return redirectTo(tidy + search, 301);
  }

  async function serve(request: Request, ip: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    const own = pathname.startsWith('/.netlify/functions/') ? await callFunction(request, ip) : undefined;
    const answer =
      own ??
      (await follow(request, ip, true)) ??
      (await tidied(request)) ??
      (await showFile(request, pathname, 200)) ??
      (await callFunction(request, ip));
    if (answer !== undefined) return answer;
    // A development server also serves modules and styles, which no redirect may catch.
    if (pages !== undefined && !asksForPage(request)) return pages(request);
    return (await follow(request, ip, false)) ?? (pages ? pages(request) : notFound(request));
  }

  const app = new Hono();
  app.route('/_local', localEndpoints(jobs, builds));
  app.all('*', (context) => serve(context.req.raw, clientAddress(context)));
  app.onError((error) => {
    log(`The local host failed: ${error.stack ?? error.message}`);
    return new Response('Internal error', { status: 500 });
  });
  const { firstDeploy } = options;
  if (firstDeploy !== undefined) await tell({ id: firstDeploy, state: 'ready', title: null, error_message: null });
  return { app, jobs };
}
