import { $currency } from '#src/client/stores/preferences.ts';
import { moneyWriter } from '#src/client/stores/shown-money.ts';
import type { Currency } from '#src/domain/money/currency.ts';

let shown: Currency | undefined = 'EUR';

/** Writes every price of the page in the chosen currency; pages are built in euro. */
function showPrices(currency: Currency): void {
  if (currency !== shown) {
    const write = moneyWriter(currency);
    for (const price of document.querySelectorAll<HTMLElement>('[data-price-cents]'))
      price.textContent = write(Number(price.dataset['priceCents']));
    shown = currency;
  }
  // The early script hid them so that euro amounts do not flash.
  delete document.documentElement.dataset['currency'];
}

$currency.subscribe(showPrices);
// Cards that were swapped in are written in euro, or in what was chosen when they were last seen.
document.addEventListener('gija:cards', () => {
  shown = undefined;
  showPrices($currency.get());
});
