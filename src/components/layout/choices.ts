import { pageLanguage } from '#src/client/stores/page-language.ts';
import { $currency, storeCurrency, storeLanguage } from '#src/client/stores/preferences.ts';
import { parseLanguage } from '#src/domain/language/languages.ts';
import { isCurrency } from '#src/domain/money/currency.ts';
import { closestTo } from '#src/islands/shared/page-events.ts';

const themeKey = 'theme';
const themes = ['light', 'dark'];

function press(attribute: string, value: string): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-${attribute}]`))
    button.setAttribute('aria-pressed', String(button.getAttribute(`data-${attribute}`) === value));
}

function readTheme(): string {
  return document.documentElement.dataset['theme'] ?? 'system';
}

function chooseTheme(theme: string): void {
  try {
    if (themes.includes(theme)) localStorage.setItem(themeKey, theme);
    else localStorage.removeItem(themeKey);
  } catch {
    // Storage is closed: the choice holds for this page.
  }
  if (themes.includes(theme)) document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  press('choose-theme', theme);
}

/** Language, currency and theme are chosen in several places of a page; one listener serves them all. */
document.addEventListener('click', (event) => {
  const button = closestTo(event, '[data-choose-language],[data-choose-currency],[data-choose-theme]');
  if (button === null) return;
  const { chooseLanguage, chooseCurrency, chooseTheme: theme } = button.dataset;
  const language = parseLanguage(chooseLanguage);
  if (language !== undefined && button instanceof HTMLAnchorElement) {
    storeLanguage(language);
    button.search = location.search;
    button.hash = location.hash;
  }
  if (isCurrency(chooseCurrency)) storeCurrency(chooseCurrency, pageLanguage());
  if (theme !== undefined) chooseTheme(theme);
});

$currency.subscribe((currency) => press('choose-currency', currency));
press('choose-theme', readTheme());
