import * as z from 'zod/mini';

/** What somebody of the staff is told about (SQL function `list_notifications`). */
export const notificationKinds = [
  'order_paid',
  'withdrawal',
  'return',
  'refund_failed',
  'dispute',
  'withdrawal_unsent',
  'mail_failed',
  'payment_unknown',
  'stock_low',
  'job_failed',
  'job_late',
  'build_failed',
  'plan_refused',
  'review',
  'contact',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  at: z.string(),
  /** What it is about: the number of an order, a SKU, the id of a product, a job; empty where there is none. */
  subject: z.string(),
  details: z.object({
    product: z.optional(z.string()),
    size: z.optional(z.string()),
    color: z.optional(z.string()),
    /** Free pieces of the size. */
    left: z.optional(z.int()),
    /** Kind of a mail. */
    mail: z.optional(z.string()),
  }),
  is_read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** What `read_notifications` answers, the newest first; null for whoever is not of the staff. */
export const notificationList = z.nullable(
  z.object({ unread: z.int().check(z.gte(0)), notifications: z.array(notification) }),
);
export type NotificationList = NonNullable<z.output<typeof notificationList>>;

/** What `mark_notifications_read` answers. */
export const notificationsMarked = z.nullable(z.object({ ok: z.literal(true) }));
