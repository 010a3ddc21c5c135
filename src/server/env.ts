import * as z from 'zod';

/** The public half of the bank sandbox's key (sandbox/paysera/demonstration-key.ts). */
const demonstrationBankKey =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAwNPMSR0fLOX3fB1IEyDUq3TUIPnvHsjBE9jNBdvD/kkF43iZTAJI8w+pc85JniD8nR4PAFy+hB9YN82j5wfJtROskdcQAz9b346Fx55OxZTv2wnimYrlcs1RsbYECOtGBgLvYidhWgJ+/Ab7FyNccOvJQ0NdlMNur4Se6HBov78bnaTr78Cnrr5fKeGLGGFvoSz3ruOWM5uYpNbSlK/P/8FxRdk5IUPfQ1oj3xSRgc7fUzwK8UR3FA9KdRL3DE65t4PYDuY31TznJ5MDcjmttigMBMqq3GXXSKbiTBVf3/T2oLMN8J9IEUmVOZcM46IzjKZGtqlKhGvzK5eDl6zMJwIDAQAB';

/** What `.env.example` holds: good for one machine, refused in production. A test keeps the two equal. */
export const demonstrationValues: Readonly<Record<string, string>> = {
  PUBLIC_SUPABASE_URL: 'http://127.0.0.1:8889',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_gija_demonstration',
  SUPABASE_SECRET_KEY: 'sb_secret_gija_demonstration',
  STRIPE_SECRET_KEY: 'sk_test_gija_demonstration',
  STRIPE_WEBHOOK_SECRET: 'whsec_gija_demonstration',
  STRIPE_API_URL: 'http://127.0.0.1:8891',
  PAYSERA_PROJECT_ID: '100001',
  PAYSERA_PASSWORD: 'gija-demonstration-of-bank-links',
  PAYSERA_PUBLIC_KEY: demonstrationBankKey,
  PAYSERA_PAY_URL: 'http://127.0.0.1:8892/pay/',
  RESEND_API_KEY: 're_gija_demonstration',
  RESEND_API_URL: 'http://127.0.0.1:8893',
  MAIL_FROM: 'Gija <labas@gija.example>',
  SEND_EMAIL_HOOK_SECRET: 'v1,whsec_Z2lqYS1kZW1vbnN0cmF0aW9uLW9mLXRoZS1tYWlsLWhvb2s=',
  OMNIVA_LOCKERS_URL: 'http://127.0.0.1:8894/omniva/locations.json',
  DPD_LOCKERS_URL: 'http://127.0.0.1:8894/dpd/PickupParcelShopData.json',
  VENIPAK_LOCKERS_URL: 'http://127.0.0.1:8894/venipak/ws/get_pickup_points',
  LP_EXPRESS_API_URL: 'http://127.0.0.1:8894/lp-express',
  LP_EXPRESS_USERNAME: 'gija-demonstration',
  LP_EXPRESS_PASSWORD: 'gija-demonstration-of-lockers',
  SUPPLIER_FEEDS_LOCAL_URL: 'http://127.0.0.1:8894',
  SUPPLIER_DEMONSTRATION_KEY: 'gija-demonstration-of-suppliers',
  DEPLOY_NOTIFICATION_SECRET: 'gija-demonstration-of-deploy-news',
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
  PAYSERA_PROJECT_ID: z.string().regex(/^\d{1,11}$/),
  PAYSERA_PASSWORD: secret,
  PAYSERA_PUBLIC_KEY: secret,
  PAYSERA_PAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  RESEND_API_KEY: secret,
  RESEND_API_URL: address.optional(),
  MAIL_FROM: z.string().regex(/^([^<>"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  SEND_EMAIL_HOOK_SECRET: z.string().regex(/^v1,whsec_[A-Za-z0-9+/]{32,}={0,2}(\|v1,whsec_[A-Za-z0-9+/]{32,}={0,2})*$/),
  OMNIVA_LOCKERS_URL: address.default('https://www.omniva.ee/locations.json'),
  DPD_LOCKERS_URL: address.default('https://dpdbaltics.com/PickupParcelShopData.json'),
  VENIPAK_LOCKERS_URL: address.default('https://go.venipak.lt/ws/get_pickup_points'),
  LP_EXPRESS_API_URL: address.default('https://api-manosiuntos.post.lt'),
  LP_EXPRESS_USERNAME: z.string().optional(),
  LP_EXPRESS_PASSWORD: z.string().optional(),
  SUPPLIER_FEEDS_LOCAL_URL: address.optional(),
  BUILD_HOOK_URL: address.optional(),
  DEPLOY_NOTIFICATION_SECRET: secret,
});
export type Environment = z.infer<typeof schema>;

/** The environment is not fit to run in; the message is one sentence that names the variable. */
export class EnvironmentFailure extends Error {
  readonly variable: string;

  constructor(variable: string, message: string) {
    super(message);
    this.variable = variable;
  }
}

const localOnly = ['STRIPE_API_URL', 'PAYSERA_PAY_URL', 'RESEND_API_URL', 'SUPPLIER_FEEDS_LOCAL_URL'] as const;

function refuseDemonstration(source: Readonly<Record<string, string | undefined>>, environment: Environment): void {
  for (const name of localOnly) {
    if (environment[name] !== undefined) {
      throw new EnvironmentFailure(name, `${name} is for local use only: remove it in production.`);
    }
  }
  // While one secret takes over from another there are two in one value.
  const demonstration = Object.keys(demonstrationValues).find((name) =>
    source[name]?.split('|').includes(demonstrationValues[name] ?? ''),
  );
  if (demonstration !== undefined) {
    throw new EnvironmentFailure(
      demonstration,
      `${demonstration} still has its demonstration value: set the real one in production.`,
    );
  }
  if (!environment.SITE_URL.startsWith('https://')) {
    throw new EnvironmentFailure('SITE_URL', 'SITE_URL must begin with https:// in production.');
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
    throw new EnvironmentFailure(name, `${name} ${fault}: .env.example says what it is for.`);
  }
  if (parsed.data.GIJA_ENVIRONMENT === 'production') refuseDemonstration(given, parsed.data);
  return parsed.data;
}

/** The secret of a supplier's list by its name; names of anything else have none. */
export function readSupplierSecret(name: string): string | undefined {
  return name.startsWith('SUPPLIER_') ? process.env[name] || undefined : undefined;
}
