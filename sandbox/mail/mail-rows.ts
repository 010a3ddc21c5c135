export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  /** Base64; empty where the provider would fetch the file from `path`. */
  readonly content: string;
  readonly path: string | null;
}

/** One message in the inbox, as it would have left. */
export interface MailMessage {
  readonly id: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly MailAttachment[];
  readonly scheduledAt: string | null;
  /** Who handed it over: Resend's API, or the local backend's own delivery. */
  readonly source: 'resend' | 'backend';
  readonly idempotencyKey: string | null;
}

/** The first answer to an idempotency key. */
export interface KeptMailAnswer {
  readonly fingerprint: string;
  readonly body: unknown;
  readonly keptAt: number;
}

export interface MailTrouble {
  /** So many more requests are refused. */
  readonly fail: number;
  /** So many more messages are taken, but the sender is told that it failed. */
  readonly lose: number;
  /** Every request is refused until this is lifted. */
  readonly down: boolean;
  /** What a refused request is answered with. */
  readonly status: 429 | 500;
}

export const noTrouble: MailTrouble = { fail: 0, lose: 0, down: false, status: 500 };
