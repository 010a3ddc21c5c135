import * as z from 'zod/mini';

const texts = z.array(z.string());

export const mailMessage = z.object({
  id: z.string(),
  createdAt: z.string(),
  from: z.string(),
  to: texts,
  cc: texts,
  bcc: texts,
  replyTo: texts,
  subject: z.string(),
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.object({ name: z.string(), value: z.string() })),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() })),
  idempotencyKey: z.nullable(z.string()),
});
export type MailMessage = z.infer<typeof mailMessage>;

const attempt = z.object({
  at: z.string(),
  status: z.nullable(z.number()),
  error: z.nullable(z.string()),
  answer: z.string(),
  milliseconds: z.number(),
});
export const stripeEvents = z.object({
  data: z.array(
    z.object({
      event: z.looseObject({
        id: z.string(),
        type: z.string(),
        created: z.number(),
        data: z.object({ object: z.looseObject({ id: z.string() }) }),
      }),
      state: z.enum(['waiting', 'delivered', 'given_up']),
      attempts: z.array(attempt),
      nextAt: z.nullable(z.number()),
    }),
  ),
});
export type EventRow = z.infer<typeof stripeEvents>['data'][number];

export const stripeSessions = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      created: z.number(),
      status: z.enum(['open', 'complete', 'expired']),
      payment_status: z.string(),
      amount_total: z.number(),
      currency: z.string(),
      expires_at: z.number(),
      url: z.nullable(z.string()),
    }),
  ),
});
export type SessionRow = z.infer<typeof stripeSessions>['data'][number];

export const deliverySettings = z.object({
  double: z.boolean(),
  shuffle: z.boolean(),
  delaySeconds: z.number(),
  paused: z.boolean(),
});
export type DeliverySettings = z.infer<typeof deliverySettings>;

const job = z.object({
  name: z.string(),
  schedule: z.string(),
  running: z.optional(z.boolean()),
  lastRun: z.nullable(z.string()),
  lastResult: z.nullable(z.object({ ok: z.boolean(), status: z.number(), text: z.string() })),
});
export const jobList = z.array(job);
export type Job = z.infer<typeof job>;

const build = z.object({
  id: z.number(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  asked: z.string(),
  finished: z.nullable(z.string()),
  message: z.string(),
});
export const buildList = z.array(build);
export type Build = z.infer<typeof build>;
