import * as z from 'zod/mini';
import type { CancelCheckoutResponse } from '#src/contracts/cancel-checkout.ts';
import type { PaymentMethod, PaymentProvider } from '#src/domain/payment/payment-provider.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly providers: Readonly<Record<PaymentMethod, PaymentProvider>>;
}

const found = z.nullable(
  z.object({
    order_number: z.string(),
    status: z.string(),
    provider: z.nullable(z.string()),
    session_id: z.nullable(z.string()),
    declined_too_often: z.boolean(),
  }),
);
const cancelled = z.object({ ok: z.boolean(), status: z.optional(z.string()) });

/**
 * The shopper turned back from paying: ends the provider's session first, so that nobody can pay for goods that are let go,
 * then frees the stock. An order that was paid in the meantime stays.
 */
export async function cancelCheckout(
  { call, providers }: Dependencies,
  token: string,
): Promise<Result<CancelCheckoutResponse, 'order_unknown' | 'payment_unavailable'>> {
  const order = found.parse(await call('find_checkout', { token }));
  if (order === null) return failure('order_unknown');
  const orderNumber = order.order_number;
  if (order.status === 'cancelled')
    return success({ orderNumber, state: order.declined_too_often ? 'declined' : 'cancelled' });
  if (order.status !== 'pending') return success({ orderNumber, state: 'paid' });
  if (order.session_id !== null) {
    const provider = order.provider === 'paysera' ? providers.bank : providers.card;
    const session = await provider.endSession(order.session_id).catch(() => 'unreachable' as const);
    if (session === 'unreachable') return failure('payment_unavailable');
    if (session === 'completed') return success({ orderNumber, state: 'paid' });
  }
  const { status } = cancelled.parse(await call('cancel_checkout', { token }));
  return success({ orderNumber, state: status === 'cancelled' ? 'cancelled' : 'paid' });
}
