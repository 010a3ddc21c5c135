import { createHmac, randomUUID } from 'node:crypto';
import type { EmailData } from './email-data.ts';
import { AuthFailure } from './failure.ts';
import { type PlainMail, plainMails } from './plain-mails.ts';
import { type Person, userJson } from './rows.ts';

export interface EmailHook {
  readonly url: string;
  /** `v1,whsec_` and the key in base64; several parted by `|`. */
  readonly secret: string;
}

interface SenderOptions {
  readonly hook: EmailHook | undefined;
  /** Delivers mails of the service's own making where no hook is. */
  deliver(mail: PlainMail): Promise<void>;
}

/**
 * Signs a message as Standard Webhooks describes: id, time and body under the shared key. Two secrets with `|` between (while a
 * new one takes over) sign both.
 */
export function webhookHeaders(secrets: string, id: string, seconds: number, body: string): Record<string, string> {
  const signatures = secrets.split('|').map((secret) => {
    const key = Buffer.from(secret.replace(/^v1,whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
}

/** Sends the service's mails: through the hook, or plainly where the shop has no such function (yet). */
export function createEmailSender({ hook, deliver }: SenderOptions) {
  return async (person: Person, data: EmailData): Promise<void> => {
    if (hook !== undefined) {
      const body = JSON.stringify({ user: userJson(person), email_data: data });
      const response = await fetch(hook.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...webhookHeaders(hook.secret, randomUUID(), Math.floor(Date.now() / 1000), body),
        },
        body,
        signal: AbortSignal.timeout(5_000),
      }).catch(() => {
        throw new AuthFailure(
          500,
          'unexpected_failure',
          'Failed to reach hook within maximum time of 5.000000 seconds',
        );
      });
      await response.body?.cancel();
      if (response.ok) return;
      if (response.status !== 404)
        throw new AuthFailure(
          500,
          'unexpected_failure',
          `Unexpected status code returned from hook: ${response.status}`,
        );
    }
    for (const mail of plainMails(person, data)) await deliver(mail);
  };
}
