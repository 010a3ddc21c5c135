import { createHmac, randomUUID } from 'node:crypto';
import { demonstrationValues } from '#src/server/env.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const demonstrationKey = demonstrationValues['SEND_EMAIL_HOOK_SECRET']?.replace('v1,whsec_', '') ?? '';
export const person = () => `${randomUUID()}@example.com`;
export const now = () => Math.floor(Date.now() / 1000);

export interface Signing {
  readonly id?: string;
  readonly at?: number;
  readonly key?: string;
  readonly signature?: (right: string) => string;
}

/** A body as the auth service signs and posts it. */
export function signed(
  body: string,
  { id = randomUUID(), at = now(), key = demonstrationKey, signature }: Signing = {},
) {
  const right = `v1,${createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${at}.${body}`).digest('base64')}`;
  const list = signature === undefined ? right : signature(right);
  return { body, headers: { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': list } };
}

export interface Asked {
  readonly action?: string;
  readonly email?: string;
  readonly user?: object;
  readonly data?: object;
}

/** The address with a token in a mail's text. */
export const linkIn = (text = '') => /http\S+#\S+/.exec(text)?.[0] ?? '';

/** The auth service's side of the hook: what it writes, signs and posts to the shop. */
export function hookOf(shop: ShopUnderTest) {
  /** What the hosted service writes, with what it knows of a user. */
  function bodyOf({ action = 'signup', email = person(), user = {}, data = {} }: Asked = {}) {
    return JSON.stringify({
      metadata: { uuid: randomUUID(), time: new Date().toISOString(), name: 'send-email', ip_address: '192.0.2.7' },
      user: {
        ...{ id: randomUUID(), aud: 'authenticated', role: '', email, phone: '', identities: [], is_anonymous: false },
        ...{ app_metadata: { provider: 'email' }, user_metadata: { language: 'en', display_name: 'Rūta' } },
        ...user,
      },
      email_data: {
        ...{ token: '305805', token_hash: `hash${randomUUID()}`, redirect_to: `${shop.siteUrl}/`, token_new: '' },
        ...{ email_action_type: action, site_url: 'https://abcdefgh.supabase.co/auth/v1', token_hash_new: '' },
        ...{ old_email: '', old_phone: '', provider: '', factor_type: '' },
        ...data,
      },
    });
  }

  async function deliver({ body, headers }: ReturnType<typeof signed>) {
    const response = await shop.post('auth-email', body, { ip: randomUUID(), ...headers });
    return { status: response.status, body: await response.json() };
  }

  const ask = (asked: Asked) => deliver(signed(bodyOf(asked)));
  return { bodyOf, deliver, ask };
}
