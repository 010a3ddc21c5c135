import type { EmailDriver } from '@supabase/lite';

interface AuthMailOptions {
  /** Base address of the mail sandbox, without a trailing slash. */
  readonly mailUrl: string;
  readonly from?: string;
}

/** Hands the auth service's messages to the mail sandbox, where the local console shows them. */
export function authMail({ mailUrl, from = 'Gija <no-reply@gija.example>' }: AuthMailOptions): EmailDriver {
  return {
    async send({ to, subject, html, text }) {
      const response = await fetch(`${mailUrl}/deliver`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ from, to, subject, html, text }),
        signal: AbortSignal.timeout(5_000),
      });
      if (!response.ok) throw new Error(`The mail sandbox answered ${response.status}.`);
    },
  };
}
