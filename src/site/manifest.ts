import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { translator } from '#src/i18n/translator.ts';
import { company } from './company.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest in one language (W3C). It opens in the browser: shoppers want its address bar and its Back. */
export function shopManifest(language: Language) {
  return {
    name: company.name,
    short_name: company.name,
    description: translator(language, 'home')('description'),
    lang: language,
    dir: 'ltr',
    id: '/',
    start_url: localizePath('/', language),
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#fdfdfc',
    background_color: '#fdfdfc',
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
}
