import { $requested } from './checkout-cart.ts';
import { $checkoutForm, fillIn } from './checkout-form.ts';

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
  const { items, customerEmail } = answer.value;
  if (customerEmail !== undefined && $checkoutForm.get().email === '') fillIn('email', customerEmail);
  fillIn('method', 'bank');
  $requested.set({ token, items });
  return 'open';
}
