import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import postgres from 'postgres';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { keptSigningKey } from '#sandbox/backend/auth/signing-key.ts';
import type { BackendOptions } from '#sandbox/backend/start-backend.ts';
import { startCarriersSandbox } from '#sandbox/carriers/carriers-sandbox.ts';
import { serveOnLoopback } from '#sandbox/http/serve.ts';
import { startMailSandbox } from '#sandbox/mail/mail-sandbox.ts';
import { startPayseraSandbox } from '#sandbox/paysera/paysera-sandbox.ts';
import { startStripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { demonstrationValues } from '#src/server/env.ts';
import { copyDatabase, startTestBackend, temporaryFolder, testKeys } from '#tests/support/test-backend.ts';

type Handler = (request: Request, context: { ip: string }) => Promise<Response>;

export interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly idempotencyKey: string | null;
  readonly replyTo: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

const project = path.resolve(import.meta.dirname, '../..');
const webhookSecret = 'whsec_test_secret';
const goodCard = { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', name: 'Rūta Kazlauskaitė' };

async function loadFunctions(): Promise<Map<string, Handler>> {
  const folder = path.join(project, 'netlify/functions');
  const names = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const loaded = names.map(async (file) => {
    const module = (await import(/* @vite-ignore */ path.join(folder, file))) as { default: Handler };
    return [path.basename(file, '.ts'), module.default] as const;
  });
  return new Map(await Promise.all(loaded));
}

/**
 * The shop's functions on their real parts: PostgreSQL with all migrations behind Supabase's API, the card sandbox, the mail
 * sandbox, every one on a free port. `database`: where its data lie, where that matters. One a test file; the environment of its process is set for them.
 */
export async function startShopUnderTest(database: Pick<Partial<BackendOptions>, 'dataFolder' | 'throwaway'> = {}) {
  const folder = temporaryFolder('functions');
  const handlers = new Map<string, Handler>();
  const web = new Hono();
  web.all('/.netlify/functions/:name', async (context) => {
    const handler = handlers.get(context.req.param('name'));
    return handler === undefined ? context.notFound() : handler(context.req.raw, { ip: '127.0.0.1' });
  });
  const site = await serveOnLoopback(web, 0);
  const mail = await startMailSandbox({ port: 0, dataFolder: folder.path });
  const stripe = await startStripeSandbox({
    port: 0,
    dataFolder: folder.path,
    secretKey: 'sk_test_functions',
    webhookUrl: `${site.url}/.netlify/functions/stripe-webhook`,
    webhookSecret,
    retryBaseMilliseconds: 20,
  });
  const paysera = await startPayseraSandbox({
    port: 0,
    dataFolder: folder.path,
    projectId: demonstrationValues['PAYSERA_PROJECT_ID'] ?? '',
    password: demonstrationValues['PAYSERA_PASSWORD'] ?? '',
    retryBaseMilliseconds: 20,
  });
  const locker = { username: 'lockers', password: 'password-of-lockers' };
  const carriers = await startCarriersSandbox({ port: 0, ...locker, supplierKey: 'key-of-suppliers' });
  const dataFolder = database.dataFolder ?? folder.path;
  const signingKey = keptSigningKey(dataFolder);
  const migrated = inject('migratedData');
  await copyDatabase(migrated, dataFolder);
  const backend = await startTestBackend({
    ...{ signingKey, dataFolder },
    ...{ schemaFolder: migrated, siteUrl: site.url, mailUrl: mail.url },
    authSettings: { mailSeconds: 0 },
    emailHook: {
      url: `${site.url}/.netlify/functions/auth-email`,
      secret: demonstrationValues['SEND_EMAIL_HOOK_SECRET'] ?? '',
    },
    ...database,
  });
  const sql = postgres(backend.databaseUrl, { max: 4, onnotice: () => {} });
  Object.assign(process.env, {
    GIJA_ENVIRONMENT: 'local',
    SITE_URL: site.url,
    PUBLIC_SUPABASE_URL: backend.url,
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: testKeys.publishableKey,
    SUPABASE_SECRET_KEY: testKeys.secretKey,
    STRIPE_SECRET_KEY: 'sk_test_functions',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    PAYSERA_PROJECT_ID: demonstrationValues['PAYSERA_PROJECT_ID'],
    PAYSERA_PASSWORD: demonstrationValues['PAYSERA_PASSWORD'],
    PAYSERA_PUBLIC_KEY: demonstrationValues['PAYSERA_PUBLIC_KEY'],
    PAYSERA_PAY_URL: `${paysera.url}/pay/`,
    RESEND_API_KEY: 're_test_functions',
    RESEND_API_URL: mail.url,
    MAIL_FROM: 'Gija <labas@gija.example>',
    SEND_EMAIL_HOOK_SECRET: demonstrationValues['SEND_EMAIL_HOOK_SECRET'],
    DEPLOY_NOTIFICATION_SECRET: demonstrationValues['DEPLOY_NOTIFICATION_SECRET'],
    OMNIVA_LOCKERS_URL: `${carriers.url}/omniva/locations.json`,
    DPD_LOCKERS_URL: `${carriers.url}/dpd/PickupParcelShopData.json`,
    VENIPAK_LOCKERS_URL: `${carriers.url}/venipak/ws/get_pickup_points`,
    LP_EXPRESS_API_URL: `${carriers.url}/lp-express`,
    LP_EXPRESS_USERNAME: locker.username,
    LP_EXPRESS_PASSWORD: locker.password,
    SUPPLIER_FEEDS_LOCAL_URL: carriers.url,
    SUPPLIER_TEST_KEY: 'key-of-suppliers',
  });
  for (const [name, handler] of await loadFunctions()) handlers.set(name, handler);

  const control = (url: string, body: object) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const run = (name: string, request: Request, ip = '10.0.0.1') => {
    const handler = handlers.get(name);
    if (handler === undefined) throw new Error(`no function ${name}`);
    return handler(request, { ip });
  };
  return {
    sql,
    siteUrl: site.url,
    backendUrl: backend.url,
    webhookSecret,
    /** Signs the sessions of this backend. */
    signingKey,
    /** Calls a function as the platform does. */
    run,
    post(name: string, body: unknown, { ip, ...headers }: Record<string, string> = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const init = { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } };
      return run(name, new Request(`${site.url}/.netlify/functions/${name}`, init), ip);
    },
    get(name: string, query: Record<string, string> = {}) {
      return run(name, new Request(`${site.url}/.netlify/functions/${name}?${new URLSearchParams(query)}`));
    },
    /** Runs a scheduled function. */
    tick: async (name: string) =>
      (await run(name, new Request(`${site.url}/.netlify/functions/${name}`, { method: 'POST' }))).json(),
    /** Pays on the provider's page as a browser without scripts does. Answers where it leads. */
    async pay(url: string, fields: Readonly<Record<string, string>> = {}) {
      const body = new URLSearchParams({ method: 'card', email: 'ruta@example.com', ...goodCard, ...fields });
      const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
      return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
    },
    /** Chooses a bank on the bank provider's page, as a browser without scripts does. Answers where it leads. */
    async payByBank(url: string, action: 'pay' | 'decline' = 'pay') {
      const body = new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), bank: 'SEB', action });
      const response = await fetch(`${paysera.url}/pay/`, { method: 'POST', redirect: 'manual', body });
      return { status: response.status, location: response.headers.get('location') ?? '', html: await response.text() };
    },
    /** Has the bank provider tell the shop something of the test's own making. */
    bankCallback: (parameters: Record<string, string>) =>
      control(`${paysera.url}/_sandbox/callbacks`, {
        parameters,
        callbackurl: `${site.url}/.netlify/functions/paysera-callback`,
      }),
    bankCallbacks: async (): Promise<{ address: string; attempts: number; answer: string; done: boolean }[]> =>
      (await (await fetch(`${paysera.url}/_sandbox/callbacks`)).json()).data,
    bankControl: (settings: object) => control(`${paysera.url}/_sandbox/control`, settings),
    async events(
      type: string,
    ): Promise<{ id: string; data: { object: { id: string; metadata: Record<string, string> } } }[]> {
      const response = await fetch(`${stripe.url}/_sandbox/events?type=${type}`);
      return (await response.json()).data.map((row: { event: unknown }) => row.event);
    },
    resend: (event: string, times: number) =>
      control(`${stripe.url}/_sandbox/events/${event}/resend`, { times, parallel: true }),
    /** Asks the card sandbox for what only it can do: disputes. */
    stripeControl: async (path: string, body: object = {}) =>
      (await control(`${stripe.url}/_sandbox${path}`, body)).json(),
    webhooks: (settings: object) => control(`${stripe.url}/_sandbox/control`, settings),
    /** Has a carrier be down, answer rubbish or list fewer lockers. */
    carrierTrouble: (settings: object) => control(`${carriers.url}/_sandbox/control`, settings),
    /** Where the suppliers' lists are, and what they are asked to do: to be down, or to list this. */
    suppliersUrl: `${carriers.url}/suppliers`,
    supplierControl: (settings: object) => control(`${carriers.url}/suppliers/_sandbox/control`, settings),
    mailTrouble: (settings: object) => control(`${mail.url}/control`, settings),
    inbox: async (to: string): Promise<SentMail[]> =>
      (await fetch(`${mail.url}/inbox?to=${encodeURIComponent(to)}`)).json(),
    async close() {
      await sql.end({ timeout: 1 });
      await stripe.close();
      await paysera.close();
      await carriers.close();
      await site.close();
      await mail.close();
      await backend.close();
      folder.remove();
    },
  };
}

export type ShopUnderTest = Awaited<ReturnType<typeof startShopUnderTest>>;

type ConsoleLevel = 'log' | 'warn' | 'error';

/** The shop for the tests of a file, started before them and closed after them; `quiet`: what it logs and nobody reads. */
export function shopUnderTest({ quiet = [] }: { readonly quiet?: readonly ConsoleLevel[] } = {}): ShopUnderTest {
  const shop = {} as ShopUnderTest;
  beforeAll(async () => {
    for (const level of quiet) vi.spyOn(console, level).mockImplementation(() => {});
    Object.assign(shop, await startShopUnderTest());
  });
  afterAll(async () => {
    await shop.close();
    vi.restoreAllMocks();
  });
  return shop;
}
