import { Resend } from 'resend';

interface ResendSettings {
  readonly apiKey: string;
  /** Where the local sandbox answers; undefined means Resend. */
  readonly apiUrl: string | undefined;
  readonly from: string;
  /** Milliseconds after which a provider that does not answer counts as down. */
  readonly patience?: number;
}

/** A scheduled function has 30 seconds, and more than one mail to send: one that hangs must not hold up the others. */
const commonPatience = 8_000;

interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The provider sends one message for a key, however often it is asked. */
  readonly idempotencyKey: string;
}

type Delivery =
  | { readonly sent: true; readonly providerId: string | null }
  | { readonly sent: false; readonly permanent: boolean; readonly reason: string };

/** Faults of the message itself: sending it again would fail again. */
const permanentFaults = new Set([
  'validation_error',
  'invalid_parameter',
  'missing_required_field',
  'invalid_attachment',
]);

/** Sends mail by Resend. A fault is an answer, not an exception: the outbox decides what follows. */
export function createMail({ apiKey, apiUrl, from, patience = commonPatience }: ResendSettings) {
  const resend = new Resend(apiKey, apiUrl === undefined ? {} : { baseUrl: apiUrl });
  return async ({ idempotencyKey, headers, ...mail }: OutgoingMail): Promise<Delivery> => {
    const message = { from, ...mail, ...(headers === undefined ? {} : { headers: { ...headers } }) };
    const signal = AbortSignal.timeout(patience);
    const { data, error } = await resend.emails.send(message, { idempotencyKey, signal }).catch((fault: unknown) => ({
      data: null,
      error: { name: 'application_error', message: String(fault) },
    }));
    if (typeof data?.id === 'string') return { sent: true, providerId: data.id };
    // Something else answered in the provider's place. Asked again under the same key, it sends the mail once.
    if (error === null) return { sent: false, permanent: false, reason: 'the answer names no mail' };
    // The key was used before with a text that has changed since: the first one went out.
    if (error.name === 'invalid_idempotent_request') return { sent: true, providerId: null };
    return { sent: false, permanent: permanentFaults.has(error.name), reason: `${error.name}: ${error.message}` };
  };
}
