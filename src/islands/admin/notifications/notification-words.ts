import type { Notification, NotificationKind } from '#src/contracts/staff-notifications.ts';
import { type AdminSection, maySee, type StaffRole, sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { AdminData } from '../admin-data.ts';
import { variantOf, wordOf } from '../naming.ts';

/** Where each kind is settled, as what query of which section; without a subject, the section itself. */
const places: Readonly<Record<NotificationKind, readonly [AdminSection, ((subject: string) => string)?]>> = {
  order_paid: ['orders', (order) => `order=${order}`],
  withdrawal: ['orders', (order) => `order=${order}`],
  return: ['orders', (order) => `order=${order}`],
  refund_failed: ['orders', (order) => `order=${order}`],
  dispute: ['orders', (order) => `order=${order}`],
  withdrawal_unsent: ['orders', (order) => `order=${order}`],
  mail_failed: ['dashboard'],
  payment_unknown: ['dashboard'],
  stock_low: ['inventory', (sku) => `sku=${encodeURIComponent(sku)}`],
  job_failed: ['dashboard'],
  job_late: ['dashboard'],
  build_failed: ['publishing'],
  plan_refused: ['products', (product) => `product=${product}`],
  review: ['products', () => 'reviews=pending'],
  contact: ['customers', () => 'messages=new'],
};

/** Where a notification leads; undefined where the role may not go there. */
export function placeOf({ kind, subject }: Notification, { language }: AdminData, role: StaffRole): string | undefined {
  const [section, queryOf] = places[kind];
  if (!maySee(role, section)) return undefined;
  const address = localizePath(sectionPath(section), language);
  return queryOf === undefined || (subject === '' && kind !== 'review' && kind !== 'contact')
    ? address
    : `${address}?${queryOf(subject)}`;
}

/** What happened, in a sentence. */
export function sentenceOf({ kind, subject, details }: Notification, data: AdminData): string {
  const { notifications, dashboard } = data.admin;
  const text = islandText(data.language, notifications);
  const { product = '', size = '', color = '', left = 0 } = details;
  switch (kind) {
    case 'stock_low':
      return text('kinds.stock_low', {
        name: [product, variantOf(data, { size, color })].filter(Boolean).join(', '),
        count: left,
      });
    case 'job_failed':
    case 'job_late':
      return text(`kinds.${kind}`, { name: wordOf(dashboard.jobs, subject) });
    case 'payment_unknown':
      return text('kinds.payment_unknown', { name: wordOf(notifications.providers, subject) });
    case 'mail_failed':
      return subject === '' ? notifications.kinds.mail_failed : text('kinds.mail_failed_of', { order: subject });
    case 'withdrawal':
      return subject === '' ? notifications.kinds.withdrawal_unknown : text('kinds.withdrawal', { order: subject });
    case 'plan_refused':
    case 'review':
      return text(`kinds.${kind}`, { name: product });
    case 'build_failed':
    case 'contact':
      return notifications.kinds[kind];
    default:
      return text(`kinds.${kind}`, { order: subject });
  }
}
