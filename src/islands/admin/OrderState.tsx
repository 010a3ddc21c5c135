import type { OrderStatus, PaymentStatus } from '#src/domain/order/states.ts';
import type { AdminData } from './admin-data.ts';
import { State } from './Table.tsx';

const tones = {
  pending: 'warn',
  processing: 'warn',
  shipped: 'good',
  delivered: 'good',
  cancelled: 'plain',
  returned: 'plain',
} as const;
const paymentTones = {
  unpaid: 'plain',
  paid: 'good',
  failed: 'bad',
  partially_refunded: 'plain',
  refunded: 'plain',
  disputed: 'bad',
} as const;

interface Props<Value> {
  readonly data: AdminData;
  readonly state: Value;
}

/** How far an order has come. */
export function OrderState({ data: { admin }, state }: Props<OrderStatus>) {
  return <State tone={tones[state]}>{admin.dashboard.status[state]}</State>;
}

/** How an order's money stands. */
export function PaymentState({ data: { admin }, state }: Props<PaymentStatus>) {
  return <State tone={paymentTones[state]}>{admin.dashboard.paid[state]}</State>;
}
