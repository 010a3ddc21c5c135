import { asCustomer } from '#src/client/stores/as-customer.ts';
import { reorder } from '#src/client/stores/reorder.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { MyOrder } from '#src/contracts/my-orders.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { OrdersData } from './order-words.ts';

/** Orders again what an order was made of, and says what of it is in the cart now and what is not. */
export function useReorder({ data, texts }: OrdersData) {
  const { language } = data;
  const text = islandText(language, texts);
  const { isBusy, send } = useSending();

  async function orderAgain({ id }: MyOrder): Promise<void> {
    const answer = await asCustomer(({ token }) => reorder(token, id, language));
    if (!answer.ok) return showToast({ kind: 'error', text: errorText(data.texts, answer.failure.code) });
    if (!answer.value.ok) return showToast({ kind: 'error', text: texts.again.unknown });
    const { pieces, fewer, gone, repriced } = answer.value.value;
    const list = new Intl.ListFormat(language);
    const said = [
      ...(pieces > 0 ? [text('again.done', { count: pieces })] : [texts.again.nothing]),
      ...(gone.length > 0 ? [text('again.gone', { names: list.format(gone) })] : []),
      ...(fewer.length > 0 ? [text('again.fewer', { names: list.format(fewer) })] : []),
      ...repriced.map(({ name, before, now }) =>
        text('again.repriced', {
          name,
          before: formatMoney(before, 'EUR', language),
          now: formatMoney(now, 'EUR', language),
        }),
      ),
    ];
    showToast({
      // What could not be had stays until it is read.
      kind: pieces > 0 && gone.length + fewer.length + repriced.length === 0 ? 'done' : 'error',
      text: said.join(' '),
      ...(pieces > 0 ? { link: { text: texts.again.cart, href: localizePath('/cart', language) } } : {}),
    });
  }
  return { isBusy, orderAgain: (order: MyOrder) => send(() => orderAgain(order)) };
}
