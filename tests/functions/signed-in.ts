import { randomUUID } from 'node:crypto';
import type { ShopUnderTest } from './shop-under-test.ts';

export const password = 'a-long-password';

/** Somebody with a confirmed address, and the token of their session. */
export async function signedIn({ backendUrl, sql }: Pick<ShopUnderTest, 'backendUrl' | 'sql'>) {
  const email = `${randomUUID()}@example.com`;
  const auth = async (route: string) => {
    const response = await fetch(`${backendUrl}/auth/v1/${route}`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_test', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    return response.json();
  };
  await auth('signup');
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
  const { access_token: token, user } = await auth('token?grant_type=password');
  return { email, token: token as string, userId: user.id as string };
}
export type Person = Awaited<ReturnType<typeof signedIn>>;
