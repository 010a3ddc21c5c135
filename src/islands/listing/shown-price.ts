import { $currency } from '#src/client/stores/preferences.ts';
import { convert } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { cartData } from '../shared/cart-data.ts';

const { language, rates } = cartData();

/** Euro cents as minor units of the shown currency. */
export const toShown = (euroCents: number): number => convert(euroCents, $currency.get(), rates);

/** Whole units of the shown currency, without their empty cents: `40 €`, `$40`. */
export function wholePrice(units: number): string {
  return formatMoney(units * 100, $currency.get(), language).replace(/[.,]00(?!\d)/, '');
}
