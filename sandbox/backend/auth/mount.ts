import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Sql } from 'postgres';
import { mountAdmin } from './admin.ts';
import { mountFactors } from './factors.ts';
import { answerFailure } from './failure.ts';
import { createLimits } from './limits.ts';
import type { PlainMail } from './plain-mails.ts';
import { mountRecover } from './recover.ts';
import type { AuthApp } from './request.ts';
import { createEmailSender, type EmailHook } from './send-email.ts';
import type { AuthService } from './service.ts';
import { type AuthSettings, localSettings } from './settings.ts';
import { mountSignUp } from './sign-up.ts';
import type { SigningKey } from './signing-key.ts';
import { mountToken } from './token.ts';
import { mountUser } from './user.ts';
import { mountVerify } from './verify.ts';

export interface AuthOptions {
  /** The owner of the schema, with connections of its own: hashing a password keeps one busy. */
  readonly sql: Sql;
  readonly key: SigningKey;
  readonly siteUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Address of the service, known once it listens. */
  readonly issuer: () => string;
  readonly hook: EmailHook | undefined;
  readonly deliver: (mail: PlainMail) => Promise<void>;
  readonly settings?: Partial<AuthSettings>;
  readonly log: (line: string) => void;
}

/** The key set may be kept this long, seconds: a new key has to be published before it signs. */
const keySetSeconds = 600;
/** Links in mails and readers of the key set bring no API key. */
const withoutKey = new Set(['/verify', '/.well-known/jwks.json']);

function guard(app: AuthApp, { publishableKey, secretKey }: AuthOptions): void {
  app.use(
    '*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      allowHeaders: ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-supabase-api-version'],
      exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version', 'sb-auth-user-id'],
      maxAge: 86_400,
    }),
  );
  app.use('*', async (context, next) => {
    const shown = context.req.header('apikey') ?? context.req.query('apikey');
    const open = context.req.method !== 'POST' && withoutKey.has(context.req.path.replace('/auth/v1', ''));
    if (open || shown === publishableKey || shown === secretKey) return next();
    const message = shown === undefined ? 'No API key found in request' : 'Invalid API key';
    return context.json({ message, hint: 'Double check your Supabase `anon` or `service_role` API key.' }, 401);
  });
}

function mountFacts(app: AuthApp, { key }: AuthService): void {
  app.get('/.well-known/jwks.json', (context) =>
    context.json({ keys: [key.published] }, 200, { 'cache-control': `public, max-age=${keySetSeconds}` }),
  );
  app.get('/health', (context) =>
    context.json({
      version: 'gija-local',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    }),
  );
  app.get('/settings', (context) =>
    context.json({
      external: { anonymous_users: false, email: true, phone: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    }),
  );
}

export interface MountedAuth {
  readonly app: AuthApp;
  /** Resolves when work that answers did not wait for has ended. */
  settled(): Promise<void>;
}

/** The auth service of this machine in the hosted one's shapes, to be put at `/auth/v1`. */
export function createAuth(options: AuthOptions): MountedAuth {
  const settings = { ...localSettings, ...options.settings };
  const running = new Set<Promise<void>>();
  const service: AuthService = {
    ...options,
    settings,
    limits: createLimits(settings),
    sendEmail: createEmailSender(options),
    later(work) {
      const task = work()
        .catch((error: unknown) => options.log(`The auth service could not finish its work: ${String(error)}`))
        .finally(() => running.delete(task));
      running.add(task);
    },
  };
  const app: AuthApp = new Hono();
  guard(app, options);
  for (const mount of [
    mountFacts,
    mountSignUp,
    mountToken,
    mountRecover,
    mountVerify,
    mountUser,
    mountFactors,
    mountAdmin,
  ])
    mount(app, service);
  app.onError((error, context) => answerFailure(context, error));
  app.notFound((context) => context.json({ code: 404, msg: 'Not found' }, 404));
  return {
    app,
    async settled() {
      await Promise.all(running);
    },
  };
}
