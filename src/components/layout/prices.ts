import { pageLanguage } from '#src/client/stores/page-language.ts';
import { $currency } from '#src/client/stores/preferences.ts';
import { type Currency, convert, type ExchangeRates } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';

function readRates(): ExchangeRates {
  const content = document.querySelector<HTMLMetaElement>('meta[name=rates]')?.content ?? '{}';
  return { EUR: 1_000_000, USD: 1_000_000, LTL: 1_000_000, ...(JSON.parse(content) as Partial<ExchangeRates>) };
}

let shown: Currency | undefined = 'EUR';

/** Writes every price of the page in the chosen currency; pages are built in euro. */
function showPrices(currency: Currency): void {
  if (currency !== shown) {
    const rates = readRates();
    for (const price of document.querySelectorAll<HTMLElement>('[data-price-cents]'))
      price.textContent = formatMoney(
        convert(Number(price.dataset['priceCents']), currency, rates),
        currency,
        pageLanguage(),
      );
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
