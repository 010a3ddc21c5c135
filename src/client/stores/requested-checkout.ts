import type { ToldDelivery } from '#src/contracts/requested-checkout.ts';
import { $requested } from './checkout-cart.ts';
import { $checkoutForm, fillIn } from './checkout-form.ts';
import { settleOption } from './delivery.ts';

/** What was told on the telephone takes the place of what was typed here before. */
function fillInTold(email: string, told: ToldDelivery): void {
  const { pickup, isToLocker, country, ...fields } = told;
  fillIn('email', email);
  fillIn('country', country);
  for (const field of ['name', 'phone', 'street', 'postcode', 'city', 'note'] as const) fillIn(field, fields[field]);
  fillIn('way', isToLocker ? 'locker' : 'courier');
  fillIn('option', fields.option);
  fillIn('pickup', pickup && { ...pickup, country });
  settleOption();
}

/** Shows what the token asks for. Otherwise says why not: the token is no good, the items are gone, or nobody answers. */
export async function openRequested(token: string): Promise<'open' | 'invalid' | 'gone' | 'failed'> {
  const call = await import('#src/client/functions/requested-checkout.ts').catch(() => undefined);
  if (call === undefined) return 'failed';
  const answer = await call.readRequestedCheckout(token);
  if (!answer.ok) {
    const { code } = answer.failure;
    if (code === 'items_gone') return 'gone';
    return code === 'link_invalid' || code === 'invalid_request' ? 'invalid' : 'failed';
  }
  const { items, customerEmail, delivery } = answer.value;
  if (delivery) fillInTold(customerEmail ?? '', delivery);
  if (customerEmail !== undefined && $checkoutForm.get().email === '') fillIn('email', customerEmail);
  if (!delivery) fillIn('method', 'bank');
  $requested.set({ token, items, isByPhone: delivery !== undefined });
  return 'open';
}
