import { atom } from 'nanostores';
import { forgetCart, rememberCart } from '#src/client/functions/cart-reminder.ts';
import { rememberCartRequest } from '#src/contracts/cart-reminder.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { $checkoutCart, $checkoutCurrency } from './checkout-cart.ts';
import { $checkoutForm, fillIn } from './checkout-form.ts';

/** How long address and cart have to stay as they are before they are sent, milliseconds. */
const settlingTime = 700;

/** The shop could not be told of the last change: of the tick, of the cart or of its end. */
export const $reminderFailed = atom(false);

/** What was said last, so that nothing is said twice. */
let said: string | undefined;
/** What is said comes in the order in which it was meant. */
let queue: Promise<unknown> = Promise.resolve();

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = queue.then(work);
  queue = turn.catch(() => undefined);
  return turn;
}

/** What is to be kept now; undefined while the box is not ticked, or the address is none, or the cart is empty. */
function wanted(language: Language) {
  const { reminder, email } = $checkoutForm.get();
  const items = $checkoutCart.get().map(({ id, size, color, quantity }) => ({ id, size, color, quantity }));
  const request = { id: reminder, email: email.trim(), items, currency: $checkoutCurrency.get(), locale: language };
  return rememberCartRequest.safeParse(request).data;
}

/** Nothing is left to be reminded of: the shop's copy goes. The tick stays, and the next item is kept again. */
async function tellOfEmptyCart(): Promise<void> {
  const { reminder } = $checkoutForm.get();
  if (said === undefined || reminder === '' || $checkoutCart.get().length > 0) return;
  const answer = await forgetCart(reminder);
  if (answer.ok) said = undefined;
  $reminderFailed.set(!answer.ok);
}

async function tell(language: Language): Promise<void> {
  const request = wanted(language);
  const content = JSON.stringify(request);
  if (request === undefined) return tellOfEmptyCart();
  if (content === said) return;
  said = content;
  const answer = await rememberCart(request);
  if (!answer.ok) said = undefined;
  $reminderFailed.set(!answer.ok);
}

/**
 * Keeps the shop's copy of the cart in step with the browser's while the box is ticked. An address is sent when it has been
 * left, not while it is typed: half of it may be somebody else's. Answers how to stop.
 */
export function followReminder(language: Language): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (wanted(language) === undefined && said === undefined) return;
    timer = setTimeout(() => {
      if (document.activeElement?.getAttribute('name') === 'email') wait();
      else void inTurn(() => tell(language));
    }, settlingTime);
  };
  const stops = [$checkoutForm.subscribe(wait), $checkoutCart.listen(wait), $checkoutCurrency.listen(wait)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** The box is ticked: from now on the cart is kept. */
export function tickReminder(): void {
  $reminderFailed.set(false);
  fillIn('reminder', crypto.randomUUID());
}

/** The box is not ticked any more: what was kept is deleted at once. Where that fails the box is ticked again. */
export async function untickReminder(): Promise<void> {
  const { reminder } = $checkoutForm.get();
  if (reminder === '') return;
  $reminderFailed.set(false);
  fillIn('reminder', '');
  const answer = await inTurn(() => forgetCart(reminder));
  said = undefined;
  if (answer.ok) return;
  $reminderFailed.set(true);
  fillIn('reminder', reminder);
}
