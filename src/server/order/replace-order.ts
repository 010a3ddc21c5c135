import * as z from 'zod/mini';
import type { PaymentMethod, PaymentProvider } from '#src/domain/payment/payment-provider.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { cancelCheckout } from './cancel-checkout.ts';

interface Dependencies {
  readonly call: CallDatabase;
  readonly providers: Readonly<Record<PaymentMethod, PaymentProvider>>;
}

const found = z.nullable(z.string());

/**
 * Lets go of what the same shopper ordered before in this checkout and has not paid, so that it neither holds the pieces that
 * the new order, of checkout `checkoutId`, needs nor can be paid beside it. One that turns out to be paid stands, and the new one
 * is not made. A provider that cannot be reached, or cannot end a payment, is no reason to refuse: the earlier order ends by
 * itself, and of one purchase a second payment is sent back.
 */
export async function leaveEarlierOrders(
  dependencies: Dependencies,
  earlier: readonly string[],
  checkoutId: string,
): Promise<Result<undefined, 'checkout_already_used'>> {
  for (const checkout of earlier) {
    const token = found.parse(
      await dependencies.call('supersede_checkout', { earlier_checkout: checkout, later_checkout: checkoutId }),
    );
    const left = token === null ? undefined : await cancelCheckout(dependencies, token);
    if (left?.ok && left.value.state === 'paid') return failure('checkout_already_used', { status: 'processing' });
  }
  return success(undefined);
}
