import { expect, it } from 'vitest';
import { describeEnvironment } from './describe-environment.ts';

const production = {
  GIJA_ENVIRONMENT: 'production' as const,
  SITE_URL: 'https://gija.lt',
  MAIL_FROM: 'Gija <labas@gija.lt>',
  STRIPE_SECRET_KEY: 'sk_live_secret',
};

it('says which money is real, and nothing secret', () => {
  const described = describeEnvironment(production);
  expect(described).toEqual({
    ...{ environment: 'production', site: 'https://gija.lt', card: 'live', bank: 'live' },
    mail: { from: 'Gija <labas@gija.lt>', mode: 'live' },
  });
  expect(JSON.stringify(described)).not.toContain('secret');
  expect(describeEnvironment({ ...production, STRIPE_SECRET_KEY: 'rk_test_1' }).card).toBe('test');
  const local = { ...production, GIJA_ENVIRONMENT: 'local' as const };
  expect(describeEnvironment(local).bank).toBe('test');
  const played = { STRIPE_API_URL: 'http://a', PAYSERA_PAY_URL: 'http://b', RESEND_API_URL: 'http://c' };
  expect(describeEnvironment({ ...local, ...played })).toMatchObject({
    ...{ card: 'sandbox', bank: 'sandbox', mail: { mode: 'sandbox' } },
  });
});
