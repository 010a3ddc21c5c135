import { restoreCart } from '#src/client/functions/restore-cart.ts';
import { $cart, setCart } from '#src/client/stores/cart.ts';
import { storeLanguage } from '#src/client/stores/preferences.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { RestoreCartResponse } from '#src/contracts/restore-cart.ts';
import { mergeCart } from '#src/domain/cart/merge.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { cartData } from '../shared/cart-data.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { startToasts } from '../shared/toast-region.ts';

const parameter = 'restore';

/** The link has done its work: a reload does it no second time, and the token does not stay in the address. */
function forgetLink(): void {
  const address = new URL(location.href);
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}

const nameIn = (line: RestoreCartResponse['items'][number], language: Language) =>
  ({ en: line.name, lt: line.name_lt, ru: line.name_ru })[language];

/** Puts what can be bought into the cart. Answers the names of what cannot, and whether anything could. */
function takeOver({ items }: RestoreCartResponse, language: Language) {
  const there = items.filter(({ available }) => available > 0);
  if (there.length > 0) {
    setCart(mergeCart($cart.get(), there));
    storeLanguage(language);
  }
  const gone = items.filter(({ available }) => available === 0).map((line) => nameIn(line, language));
  return { names: [...new Set(gone)].join(', '), isEmpty: there.length === 0 };
}

/** Brings back the cart that the address names, into the one that is here: nothing that is here is lost. */
export async function bringCartBack(): Promise<void> {
  const token = new URLSearchParams(location.search).get(parameter);
  if (token === null) return;
  const { language } = cartData();
  const [answer, words] = await Promise.all([restoreCart(token), fetchMessages(language, 'reminder')]);
  const text = islandText(language, words.restored);
  startToasts(text('close'));
  const { code = '' } = answer.ok ? {} : answer.failure;
  const isOver = answer.ok || code === 'link_invalid' || code === 'invalid_request';
  if (isOver) forgetLink();
  if (!answer.ok) return showToast({ kind: 'error', text: text(isOver ? 'invalid' : 'failed') });
  const { names, isEmpty } = takeOver(answer.value, language);
  if (isEmpty) return showToast({ kind: 'error', text: text('gone') });
  showToast(names === '' ? { kind: 'done', text: text('done') } : { kind: 'error', text: text('partly', { names }) });
}
