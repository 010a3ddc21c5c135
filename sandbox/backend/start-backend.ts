import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import postgres from 'postgres';
import { WebSocketServer } from 'ws';
import { endInOrder, type Started } from '#sandbox/end-in-order.ts';
import { freePort } from '#sandbox/free-port.ts';
import { patientServer } from '#sandbox/http/serve.ts';
import { StartFailure } from '#sandbox/start-failure.ts';
import { type ApiOptions, createApi } from './api.ts';
import { deliverPlainly } from './auth/deliver-plainly.ts';
import { createAuth } from './auth/mount.ts';
import { createRestGuard } from './auth/rest-guard.ts';
import type { EmailHook } from './auth/send-email.ts';
import type { AuthSettings } from './auth/settings.ts';
import { keptSigningKey, type SigningKey } from './auth/signing-key.ts';
import { migrate } from './migrate.ts';
import { startPostgres } from './postgres.ts';
import { prepareAuthFunctions, preparePlatform } from './prepare-database.ts';
import { mountRealtime } from './realtime/mount.ts';
import { createStorage } from './storage/mount.ts';

export interface BackendOptions extends Omit<ApiOptions, 'databaseUrl' | 'innerSecret'> {
  /** Base address of the shop: links in auth mail lead there, and to nowhere else. */
  readonly siteUrl: string;
  /** The mail sandbox, for auth mail where the shop has no function for it. */
  readonly mailUrl: string;
  /** The shop's function for auth mail. Without it mails are plain. */
  readonly emailHook?: EmailHook;
  readonly authSettings?: Partial<AuthSettings>;
  /** What signs access tokens. Default: the data folder's own key. */
  readonly signingKey?: SigningKey;
  /** Port of the HTTP API; 0 takes a free one. */
  readonly port: number;
  /** Port of PostgreSQL; 0 takes a free one. */
  readonly databasePort: number;
  /** The shop's data folder; the database lies in `postgres` below it. */
  readonly dataFolder: string;
  /** Folder with `migrations/` and `seed.sql`. Default: the project's `supabase`. */
  readonly schemaFolder?: string;
  /** Data that may be lost with the machine (tests). */
  readonly throwaway?: boolean;
  readonly log?: (line: string) => void;
}

export interface Backend {
  /** What supabase-js is given as its address. */
  readonly url: string;
  /** The owner of the schema (not a superuser), for SQL beside the API. */
  readonly databaseUrl: string;
  /** True when this start filled the database with the seed. */
  readonly seeded: boolean;
  /** Resolves when PostgreSQL ended without being asked to. */
  readonly died: Promise<void>;
  close(): Promise<void>;
}

/** What hosted Supabase answers to a browser's question whether it may call a function from the shop's pages. */
const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS, HEAD',
  'access-control-allow-headers': 'apikey, authorization, content-type, prefer, x-client-info',
  'access-control-max-age': '86400',
};

const project = path.resolve(import.meta.dirname, '../..');

/**
 * The backend on this machine: PostgreSQL with its data kept below `dataFolder`, the roles of hosted Supabase, the
 * migrations, the seed, and Supabase's HTTP API. Throws StartFailure with one sentence when it cannot start.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const log = options.log ?? (() => {});
  const database = await startPostgres({
    folder: path.join(options.dataFolder, 'postgres'),
    port: options.databasePort === 0 ? await freePort() : options.databasePort,
    throwaway: options.throwaway ?? false,
  });
  const started: Started[] = [['database', () => database.stop()]];
  const close = () => endInOrder(started, log, 5_000);
  try {
    await preparePlatform(database.adminUrl);
    const innerSecret = randomBytes(32).toString('hex');
    const api = createApi({ ...options, databaseUrl: database.url, innerSecret });
    started.push(['queries of the API', () => api.close()]);
    await api.ensureSystemSchema();
    await prepareAuthFunctions(database.url);
    const sql = postgres(database.url, { max: 4, onnotice: () => {} });
    started.push(['queries of the backend', () => sql.end()]);
    const { seeded } = await migrate(sql, { folder: options.schemaFolder ?? path.join(project, 'supabase'), log });

    let url = '';
    const tokens = {
      key: options.signingKey ?? keptSigningKey(options.dataFolder),
      issuer: () => `${url}/auth/v1`,
    };
    const people = postgres(database.url, { max: 6, onnotice: () => {} });
    started.push(['queries of sign-in', () => people.end()]);
    const auth = createAuth({
      ...options,
      ...tokens,
      sql: people,
      hook: options.emailHook,
      deliver: deliverPlainly(options.mailUrl),
      ...(options.authSettings ? { settings: options.authSettings } : {}),
      log,
    });
    started.push(['sign-in', () => auth.settled()]);
    const guard = createRestGuard({ ...tokens, innerSecret });
    const app = new Hono();
    // Browsers ask before they call a function; Supabase Lite takes the question for a call and finds no such function.
    app.options('/rest/v1/rpc/*', (context) => context.body(null, 204, preflight));
    app.all('/rest/v1/*', (context) => {
      const passed = guard(context.req.raw);
      return passed instanceof Response ? passed : api.fetch(passed);
    });
    app.route('/auth/v1', auth.app);
    app.route('/storage/v1', createStorage({ ...options, sql }));
    app.get('/health', (context) => context.json({ ok: true }));
    const realtime = await mountRealtime(app, { ...options, ...tokens, sql, log });
    started.push(['live changes', () => realtime.close()]);
    const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 });
    const server = createAdaptorServer({
      fetch: app.fetch,
      serverOptions: patientServer,
      websocket: { server: sockets },
    });
    server.listen(options.port, '127.0.0.1');
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EADDRINUSE'
        ? new StartFailure(`Port ${options.port} (backend) is taken: stop what uses it, or set PORT to another number.`)
        : error;
    });
    started.push([
      'server',
      () => {
        server.close();
        for (const socket of sockets.clients) socket.terminate();
        if ('closeAllConnections' in server) server.closeAllConnections();
      },
    ]);
    const { port } = server.address() as AddressInfo;
    url = `http://127.0.0.1:${port}`;
    return { url, databaseUrl: database.url, seeded, died: database.died, close };
  } catch (error) {
    await close();
    throw error;
  }
}
