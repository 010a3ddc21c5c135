import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { readEmail } from './email-request.ts';
import type { MailMessage } from './mail-rows.ts';
import { fingerprint, keptAnswer, type MailState, stamp } from './mail-state.ts';
import { ResendError } from './resend-error.ts';

const largestBody = 40 * 1024 * 1024;
const largestBatch = 100;

interface ResendAppOptions {
  /** Left out, every non-empty key is accepted. */
  readonly apiKey?: string | undefined;
  readonly clock: () => number;
}

interface Sending {
  readonly messages: readonly MailMessage[];
  readonly answer: unknown;
}

function authenticate(header: string | undefined, apiKey: string | undefined): void {
  const [, key] = /^Bearer\s+(\S+)$/i.exec(header ?? '') ?? [];
  if (key === undefined) throw new ResendError('missing_api_key', 'Missing API key in the authorization header.');
  if (apiKey !== undefined && key !== apiKey) throw new ResendError('invalid_api_key', 'API key is invalid.');
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ResendError('validation_error', 'The request body is not valid JSON.');
  }
}

function troubleError(status: 429 | 500): ResendError {
  if (status === 429)
    return new ResendError('rate_limit_exceeded', 'Too many requests. Please limit the number of requests per second.');
  return new ResendError('application_error', 'An unexpected error occurred.');
}

/** Resend's sending API: `POST /emails`, `POST /emails/batch`, `GET /emails/:id`. */
export function createResendApp(state: MailState, { apiKey, clock }: ResendAppOptions): Hono {
  const underWay = new Set<string>();

  const one = (input: unknown, idempotencyKey: string | null): Sending => {
    const message = readEmail(input, { ...stamp(clock), idempotencyKey });
    return { messages: [message], answer: { id: message.id } };
  };

  const batch = (input: unknown, idempotencyKey: string | null, permissive: boolean): Sending => {
    if (!Array.isArray(input) || input.length === 0) {
      throw new ResendError('validation_error', 'The request body must be an array of emails.');
    }
    if (input.length > largestBatch) {
      throw new ResendError('validation_error', `The batch has a maximum of ${largestBatch} emails.`);
    }
    const messages: MailMessage[] = [];
    const errors: { index: number; message: string }[] = [];
    input.forEach((entry: unknown, index) => {
      try {
        const message = readEmail(entry, { ...stamp(clock), idempotencyKey });
        const unsupported = message.attachments.length > 0 || message.scheduledAt !== null;
        if (unsupported)
          throw new ResendError('validation_error', 'Batches take neither `attachments` nor `scheduled_at`.');
        messages.push(message);
      } catch (error) {
        if (!permissive || !(error instanceof ResendError)) throw error;
        errors.push({ index, message: error.message });
      }
    });
    const data = messages.map(({ id }) => ({ id }));
    return { messages, answer: permissive ? { data, errors } : { data } };
  };

  const keep = async ({ messages, answer }: Sending, key: string | null, mark: string) => {
    for (const message of messages) state.messages.put(message.id, message);
    if (key !== null) state.answers.put(key, { fingerprint: mark, body: answer, keptAt: clock() });
    await state.log.flush();
  };

  /** Counts down the trouble that tests have ordered; tells whether this message is to be lost on the way back. */
  const passTrouble = (): { readonly lost: boolean } => {
    const trouble = state.trouble();
    if (trouble.down) throw troubleError(trouble.status);
    if (trouble.fail > 0) {
      state.setTrouble({ ...trouble, fail: trouble.fail - 1 });
      throw troubleError(trouble.status);
    }
    if (trouble.lose > 0) state.setTrouble({ ...trouble, lose: trouble.lose - 1 });
    return { lost: trouble.lose > 0 };
  };

  const send = async (context: Context, make: (input: unknown, key: string | null) => Sending) => {
    authenticate(context.req.header('authorization'), apiKey);
    const key = context.req.header('idempotency-key') ?? null;
    if (key !== null && (key.length < 1 || key.length > 256)) {
      throw new ResendError('invalid_idempotency_key', 'The key must be between 1-256 chars.');
    }
    const body = await context.req.text();
    const { lost } = passTrouble();
    const mark = fingerprint(context.req.path, body);
    const kept = key === null ? undefined : keptAnswer(state, key, clock());
    if (kept && kept.fingerprint !== mark) {
      throw new ResendError(
        'invalid_idempotent_request',
        'Same idempotency key used with a different request payload.',
      );
    }
    if (kept) return context.json(kept.body as object);
    if (key !== null && underWay.has(key)) {
      const message = 'Same idempotency key used while original request is still in progress.';
      throw new ResendError('concurrent_idempotent_requests', message);
    }
    if (key !== null) underWay.add(key);
    try {
      const sending = make(parseJson(body), key);
      await keep(sending, key, mark);
      if (lost) throw troubleError(500);
      return context.json(sending.answer as object);
    } finally {
      if (key !== null) underWay.delete(key);
    }
  };

  const app = new Hono();
  app.onError((error, context) => {
    if (error instanceof ResendError) return context.json(error.toJson(), error.status);
    console.error('The mail sandbox failed:', error);
    return context.json(troubleError(500).toJson(), 500);
  });
  app.use(bodyLimit({ maxSize: largestBody }));
  app.post('/', (context) => send(context, one));
  app.post('/batch', (context) => {
    const permissive = context.req.header('x-batch-validation') === 'permissive';
    return send(context, (input, key) => batch(input, key, permissive));
  });
  app.get('/:id', (context) => {
    authenticate(context.req.header('authorization'), apiKey);
    const message = state.messages.get(context.req.param('id'));
    if (!message) throw new ResendError('not_found', 'Email not found');
    return context.json({
      object: 'email',
      id: message.id,
      to: message.to,
      from: message.from,
      created_at: message.createdAt,
      subject: message.subject,
      html: message.html,
      text: message.text,
      bcc: message.bcc,
      cc: message.cc,
      reply_to: message.replyTo,
      last_event: message.scheduledAt === null ? 'delivered' : 'scheduled',
      scheduled_at: message.scheduledAt,
      tags: message.tags,
    });
  });
  app.all('*', () => {
    throw new ResendError('method_not_allowed', 'Method is not allowed for the requested path.');
  });
  return app;
}
