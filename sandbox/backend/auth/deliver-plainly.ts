import type { PlainMail } from './plain-mails.ts';

const from = 'Gija <no-reply@gija.example>';

/** Hands the auth service's own messages to the mail sandbox (base address without a slash), where the local console shows them. */
export function deliverPlainly(mailUrl: string) {
  return async (mail: PlainMail): Promise<void> => {
    const response = await fetch(`${mailUrl}/deliver`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, ...mail }),
      signal: AbortSignal.timeout(5_000),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The mail sandbox answered ${response.status}.`);
  };
}
