import type { AdminEnvironment } from '#src/contracts/admin-environment.ts';

/** What is read of the environment; nothing of a secret but whether it is one for tests. */
interface Facts {
  readonly GIJA_ENVIRONMENT: 'local' | 'production';
  readonly SITE_URL: string;
  readonly MAIL_FROM: string;
  readonly RESEND_API_URL?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly STRIPE_SECRET_KEY: string;
  readonly PAYSERA_PAY_URL?: string | undefined;
}

/** How the shop is set up where it runs, as far as staff may know. */
export function describeEnvironment(facts: Facts): AdminEnvironment {
  const isTestKey = /^[a-z]+_test_/.test(facts.STRIPE_SECRET_KEY);
  const bankMode = facts.GIJA_ENVIRONMENT === 'production' ? 'live' : 'test';
  return {
    environment: facts.GIJA_ENVIRONMENT,
    site: facts.SITE_URL,
    mail: { from: facts.MAIL_FROM, mode: facts.RESEND_API_URL === undefined ? 'live' : 'sandbox' },
    card: facts.STRIPE_API_URL !== undefined ? 'sandbox' : isTestKey ? 'test' : 'live',
    bank: facts.PAYSERA_PAY_URL !== undefined ? 'sandbox' : bankMode,
  };
}
