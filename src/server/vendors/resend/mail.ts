import { Resend } from 'resend';

interface ResendSettings {
  readonly apiKey: string;
  /** Where the local sandbox answers; undefined means Resend. */
  readonly apiUrl: string | undefined;
  readonly from: string;
}

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
export function createMail({ apiKey, apiUrl, from }: ResendSettings) {
  const resend = new Resend(apiKey, apiUrl === undefined ? {} : { baseUrl: apiUrl });
  return async ({ idempotencyKey, headers, ...mail }: OutgoingMail): Promise<Delivery> => {
    const message = { from, ...mail, ...(headers === undefined ? {} : { headers: { ...headers } }) };
    const { data, error } = await resend.emails.send(message, { idempotencyKey });
    if (error === null) return { sent: true, providerId: data.id };
    // The key was used before with a text that has changed since: the first one went out.
    if (error.name === 'invalid_idempotent_request') return { sent: true, providerId: null };
    return { sent: false, permanent: permanentFaults.has(error.name), reason: `${error.name}: ${error.message}` };
  };
}
