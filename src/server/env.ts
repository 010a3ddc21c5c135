import * as z from 'zod';

/** What `.env.example` holds: good for one machine, refused in production. A test keeps the two equal. */
export const demonstrationValues: Readonly<Record<string, string>> = {
  PUBLIC_SUPABASE_URL: 'http://127.0.0.1:8889',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_gija_demonstration',
  SUPABASE_SECRET_KEY: 'sb_secret_gija_demonstration',
  STRIPE_SECRET_KEY: 'sk_test_gija_demonstration',
  STRIPE_WEBHOOK_SECRET: 'whsec_gija_demonstration',
  STRIPE_API_URL: 'http://127.0.0.1:8891',
  RESEND_API_KEY: 're_gija_demonstration',
  RESEND_API_URL: 'http://127.0.0.1:8893',
  MAIL_FROM: 'Gija <labas@gija.example>',
  SITE_URL: 'http://localhost:8888',
};

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const secret = z.string().min(8);

const schema = z.object({
  GIJA_ENVIRONMENT: z.enum(['local', 'production']),
  SITE_URL: address,
  PUBLIC_SUPABASE_URL: address,
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: secret,
  SUPABASE_SECRET_KEY: secret,
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: address.optional(),
  RESEND_API_KEY: secret,
  RESEND_API_URL: address.optional(),
  MAIL_FROM: z.string().regex(/^([^<>"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  BUILD_HOOK_URL: address.optional(),
});
export type Environment = z.infer<typeof schema>;

/** The environment is not fit to run in; the message is one sentence that names the variable. */
class EnvironmentFailure extends Error {}

const localOnly = ['STRIPE_API_URL', 'RESEND_API_URL'] as const;

function refuseDemonstration(source: Readonly<Record<string, string | undefined>>, environment: Environment): void {
  for (const name of localOnly) {
    if (environment[name] !== undefined) {
      throw new EnvironmentFailure(`${name} is for local use only: remove it in production.`);
    }
  }
  const demonstration = Object.keys(demonstrationValues).find((name) => source[name] === demonstrationValues[name]);
  if (demonstration !== undefined) {
    throw new EnvironmentFailure(`${demonstration} still has its demonstration value: set the real one in production.`);
  }
  if (!environment.SITE_URL.startsWith('https://')) {
    throw new EnvironmentFailure('SITE_URL must begin with https:// in production.');
  }
}

/**
 * Reads and checks the environment. Empty values count as missing. Throws EnvironmentFailure with one sentence when a
 * variable is missing or wrong, or when production is given a demonstration value.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    const fault = name in given ? 'has a value that cannot be used' : 'is missing';
    throw new EnvironmentFailure(`${name} ${fault}: .env.example says what it is for.`);
  }
  if (parsed.data.GIJA_ENVIRONMENT === 'production') refuseDemonstration(given, parsed.data);
  return parsed.data;
}
