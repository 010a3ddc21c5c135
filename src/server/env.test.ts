import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { demonstrationValues, readEnvironment } from './env.ts';

const example = parseEnv(readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const production = {
  GIJA_ENVIRONMENT: 'production',
  SITE_URL: 'https://gija.lt',
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_real',
  SUPABASE_SECRET_KEY: 'sb_secret_real',
  STRIPE_SECRET_KEY: 'sk_live_real',
  STRIPE_WEBHOOK_SECRET: 'whsec_real',
  PAYSERA_PROJECT_ID: '254321',
  PAYSERA_PASSWORD: 'a-real-password',
  PAYSERA_PUBLIC_KEY: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A',
  RESEND_API_KEY: 're_real_key',
  MAIL_FROM: 'Gija <labas@gija.lt>',
  DEPLOY_NOTIFICATION_SECRET: 'a-real-secret-of-deploy-news',
  SEND_EMAIL_HOOK_SECRET: `v1,whsec_${'a-real-secret-of-the-hook-in-base64'.replace(/-/g, '+')}=`,
};

describe('the environment', () => {
  it('works as .env.example has it, and the demonstration values are the ones in it', () => {
    expect(readEnvironment(example).GIJA_ENVIRONMENT).toBe('local');
    const { GIJA_ENVIRONMENT, BUILD_HOOK_URL, ...values } = example;
    expect(values).toEqual(demonstrationValues);
  });

  it('takes real values in production and leaves no slash at the end of an address', () => {
    expect(readEnvironment({ ...production, SITE_URL: 'https://gija.lt/' }).SITE_URL).toBe('https://gija.lt');
  });

  it.each(Object.keys(production))('says in production that %s is missing', (name) => {
    expect(() => readEnvironment({ ...production, [name]: undefined })).toThrow(`${name} is missing`);
    expect(() => readEnvironment({ ...production, [name]: '' })).toThrow(`${name} is missing`);
  });

  it.each(Object.keys(demonstrationValues))('refuses the demonstration value of %s in production', (name) => {
    expect(() => readEnvironment({ ...production, [name]: demonstrationValues[name] })).toThrow(name);
  });

  it('takes two secrets of the mail hook while one takes over, and refuses the demonstration’s beside a real one', () => {
    const { SEND_EMAIL_HOOK_SECRET: real } = production;
    const two = (secret: string | undefined) => ({ ...production, SEND_EMAIL_HOOK_SECRET: `${real}|${secret}` });
    expect(readEnvironment(two(real)).SEND_EMAIL_HOOK_SECRET).toBe(`${real}|${real}`);
    expect(() => readEnvironment(two(demonstrationValues['SEND_EMAIL_HOOK_SECRET']))).toThrow('demonstration value');
    expect(() => readEnvironment(two('v1,whsec_short'))).toThrow('SEND_EMAIL_HOOK_SECRET has a value');
  });

  it('refuses a site without https in production, and an address that is none', () => {
    expect(() => readEnvironment({ ...production, SITE_URL: 'http://gija.lt' })).toThrow(
      'SITE_URL must begin with https',
    );
    expect(() => readEnvironment({ ...production, SITE_URL: 'gija.lt' })).toThrow('SITE_URL has a value');
    expect(() => readEnvironment({ ...production, MAIL_FROM: 'a@b.c\r\nBcc: x@y.z' })).toThrow('MAIL_FROM has a value');
  });
});
