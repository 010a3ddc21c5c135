import { existsSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { startBackend } from '#sandbox/backend/start-backend.ts';
import { startCarriersSandbox } from '#sandbox/carriers/carriers-sandbox.ts';
import { startConsole } from '#sandbox/console/console.ts';
import { endInOrder, type Started } from '#sandbox/end-in-order.ts';
import { isPortFree } from '#sandbox/free-port.ts';
import { askedPictures } from '#sandbox/host/asked-pictures.ts';
import { startHost } from '#sandbox/host/start-host.ts';
import { startMailSandbox } from '#sandbox/mail/mail-sandbox.ts';
import { startPayseraSandbox } from '#sandbox/paysera/paysera-sandbox.ts';
import { type Ports, portsFrom } from '#sandbox/ports.ts';
import { StartFailure } from '#sandbox/start-failure.ts';
import { startStripeSandbox } from '#sandbox/stripe/stripe-sandbox.ts';
import { createBuilder, removeOtherBuilds } from './build-site.ts';
import { consoleAccounts } from './console-accounts.ts';
import { takeDataFolder } from './data-folder.ts';
import { localEnvironment } from './environment.ts';
import { latestBuild, newestBuild } from './latest-build.ts';
import { nothingWaits, prepareBuild } from './prepare-build.ts';
import { startPages } from './start-pages.ts';

export interface ShopOptions {
  /** Port of the shop; the others follow it (`portsFrom`). */
  readonly port: number;
  readonly dataFolder: string;
  /** False serves the last build as it is. Default true: build when something changed. */
  readonly build?: boolean;
  /** Begin with an empty data folder. */
  readonly fresh?: boolean;
  /** Pages from Astro's development server, functions reloaded when they change. */
  readonly development?: boolean;
  /** Data that may be lost with the machine (tests). */
  readonly throwaway?: boolean;
  /** Have the build make every picture, as on the platform; else each is made when it is first asked for. */
  readonly allPictures?: boolean;
  readonly quiet?: boolean;
  /** The project to serve; tests give one of their own. */
  readonly project?: string;
  /** Breaks the start off; what had been started is ended. */
  readonly signal?: AbortSignal;
}

export interface Shop {
  readonly urls: Readonly<Record<'shop' | 'backend' | 'console' | 'stripe' | 'paysera' | 'mail' | 'suppliers', string>>;
  /** SQL beside the API, as the owner of the schema. */
  readonly databaseUrl: string;
  /** Folder of the site that is served; empty in development. */
  readonly site: string;
  /** True when this start built the site. */
  readonly built: boolean;
  /** Resolves with a sentence when a part ended without being asked to. */
  readonly died: Promise<string>;
  close(): Promise<void>;
}

async function checkPorts(ports: Ports, parts: readonly (keyof Ports)[]): Promise<void> {
  for (const part of parts) {
    if (await isPortFree(ports[part])) continue;
    throw new StartFailure(
      `Port ${ports[part]} (${part}) is taken: stop what uses it, or set PORT to another number (now ${ports.shop}).`,
    );
  }
}

/** Auth mail goes through the shop's function, as on a hosted project with this hook; without its secret it is plain. */
function emailHookOf(host: string, secret: string | undefined) {
  return secret ? { emailHook: { url: `${host}/.netlify/functions/auth-email`, secret } } : {};
}

/**
 * Starts the whole shop on this machine: backend, sandboxes, the build when something changed, the host.
 * Functions run in this process and read its environment, so one process holds one shop.
 * Throws StartFailure with one sentence; what had been started is ended then.
 */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const log = options.quiet ? () => {} : (line: string) => process.stdout.write(`${line}\n`);
  const project = options.project ?? path.resolve(import.meta.dirname, '../..');
  const ports = portsFrom(options.port);
  await checkPorts(ports, ['shop', 'backend', 'console', 'stripe', 'paysera', 'mail', 'carriers']);
  const dataFolder = path.resolve(options.dataFolder);
  const started: Started[] = [['data folder', await takeDataFolder(dataFolder, options.fresh ?? false)]];
  const close = () => endInOrder(started, log, 60_000);
  const ending = new AbortController();
  started.push(['what was begun', () => ending.abort()]);
  const signal = AbortSignal.any([ending.signal, ...(options.signal ? [options.signal] : [])]);

  try {
    // Only now: a server that a killed start left behind has been ended.
    await checkPorts(ports, ['database']);
    const environment = localEnvironment(project, ports);
    Object.assign(process.env, environment);
    const secret = (name: string) => environment[name] ?? '';
    const shopUrl = `http://localhost:${ports.shop}`;

    const mail = await startMailSandbox({ port: ports.mail, dataFolder });
    started.push(['mail', () => mail.close()]);
    log('Starting the database.');
    const backend = await startBackend({
      port: ports.backend,
      databasePort: ports.database,
      dataFolder,
      schemaFolder: path.join(project, 'supabase'),
      siteUrl: shopUrl,
      mailUrl: mail.url,
      publishableKey: secret('PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
      secretKey: secret('SUPABASE_SECRET_KEY'),
      ...emailHookOf(`http://127.0.0.1:${ports.shop}`, environment['SEND_EMAIL_HOOK_SECRET']),
      throwaway: options.throwaway ?? false,
      log,
    });
    started.push(['backend', () => backend.close()]);
    signal.throwIfAborted();
    const stripe = await startStripeSandbox({
      port: ports.stripe,
      dataFolder,
      secretKey: secret('STRIPE_SECRET_KEY'),
      webhookUrl: `http://127.0.0.1:${ports.shop}/.netlify/functions/stripe-webhook`,
      webhookSecret: secret('STRIPE_WEBHOOK_SECRET'),
    });
    started.push(['stripe', () => stripe.close()]);
    const paysera = await startPayseraSandbox({
      port: ports.paysera,
      dataFolder,
      projectId: secret('PAYSERA_PROJECT_ID'),
      password: secret('PAYSERA_PASSWORD'),
    });
    started.push(['paysera', () => paysera.close()]);
    const carriers = await startCarriersSandbox({
      port: ports.carriers,
      username: secret('LP_EXPRESS_USERNAME'),
      password: secret('LP_EXPRESS_PASSWORD'),
      supplierKey: secret('SUPPLIER_DEMONSTRATION_KEY'),
    });
    started.push(['carriers', () => carriers.close()]);
    const console = await startConsole({
      port: ports.console,
      mailUrl: mail.url,
      stripeUrl: stripe.url,
      shopUrl,
      accounts: consoleAccounts,
    });
    started.push(['console', () => console.close()]);

    const builds = path.join(dataFolder, 'site');
    const builder = createBuilder({
      project,
      folder: builds,
      environment: options.allPictures ? environment : { ...environment, GIJA_PICTURES: 'when-asked' },
      log,
      signal,
    });
    started.push(['builder', () => builder.close()]);
    const firstDeploy = `start-${Date.now().toString(36)}`;
    /** The site as it has to be now: the one that is there, or a new one where something was changed since. */
    const build = async () => {
      const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => {} });
      const name = await prepareBuild(sql, project, environment).finally(() => sql.end());
      const known = path.join(builds, name);
      if (existsSync(known)) return { folder: known, built: false };
      const wanted = { name, hookBody: '', deploy: firstDeploy, last: newestBuild(builds) };
      return { folder: await builder.build(wanted), built: true };
    };
    const rebuild = (last: string, { body, deploy }: { readonly body: string; readonly deploy: string }) =>
      builder.build({ name: `p${Date.now().toString(36)}`, hookBody: body, deploy, last });
    const shared = {
      port: ports.shop,
      functionsFolder: path.join(project, 'netlify/functions'),
      configFile: path.join(project, 'netlify.toml'),
      log,
    };
    let site = { folder: '', built: false };
    if (options.development) {
      await nothingWaits(backend.databaseUrl);
      const pages = await startPages({ project, environment, log });
      started.push(['pages', () => pages.close()]);
      const host = await startHost({ ...shared, ...pages.hostOptions });
      started.push(['host', () => host.close()]);
    } else {
      site = options.build === false ? { folder: latestBuild(builds), built: false } : await build();
      const pictures = askedPictures(project);
      started.push(['pictures', () => pictures.close()]);
      const deploySecret = environment['DEPLOY_NOTIFICATION_SECRET'];
      const host = await startHost({
        ...shared,
        publishFolder: site.folder,
        rebuild,
        // Somebody may be reading the one before; `Shop.site` names the first.
        onPublished: (folder, before) => removeOtherBuilds(builds, [folder, before, site.folder]),
        pictures,
        ...(deploySecret ? { deploySecret } : {}),
        ...(site.built ? { firstDeploy } : {}),
      });
      started.push(['host', () => host.close()]);
      removeOtherBuilds(builds, [site.folder]);
    }
    // Nightly on the platform; here no night may ever come. A project without the function (tests) answers 404.
    await fetch(`http://127.0.0.1:${ports.shop}/_local/jobs/load-parcel-lockers`, { method: 'POST', signal });
    signal.throwIfAborted();
    return {
      urls: {
        shop: shopUrl,
        backend: backend.url,
        console: `http://localhost:${ports.console}`,
        stripe: stripe.url,
        paysera: paysera.url,
        mail: mail.url,
        suppliers: `${carriers.url}/suppliers`,
      },
      databaseUrl: backend.databaseUrl,
      site: site.folder,
      built: site.built,
      died: backend.died.then(() => 'The database ended by itself'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
