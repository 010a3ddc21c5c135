import { defaultLanguage, type Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { translator } from '#src/i18n/translator.ts';

/** The page for when the shop's database does not answer. It stands by itself: everything around a page comes from there too. */
export function unavailable(language: Language = defaultLanguage): Response {
  const t = translator(language, 'faults');
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('title')} – Gija</title>
<h1>${t('title')}</h1>
<p>${t('text')}</p>
<p><a href="">${t('retry')}</a></p>
<p><a href="${localizePath('/', language)}">${t('home')}</a></p>
</html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '5' },
  });
}
