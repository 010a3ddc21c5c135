import { defineMiddleware } from 'astro:middleware';
import { splitPath } from '#src/domain/language/paths.ts';
import { showTexts } from '#src/i18n/show-texts.ts';
import { loadCatalogue } from '#src/site/catalogue.ts';
import { securityHeaders } from '#src/site/on-request/headers.ts';
import { tidyAddress } from '#src/site/on-request/tidy-address.ts';
import { unavailable } from '#src/site/on-request/unavailable.ts';

/** Around pages made on request; pages built ahead get their headers from netlify.toml. */
export const onRequest = defineMiddleware(async ({ isPrerendered, url }, next) => {
  if (isPrerendered) {
    showTexts((await loadCatalogue()).texts);
    return next();
  }
  const tidy = tidyAddress(url);
  if (tidy !== undefined) return new Response(null, { status: 301, headers: { location: tidy } });
  let response: Response;
  try {
    showTexts((await loadCatalogue()).texts);
    response = await next();
  } catch (error) {
    console.error(`${url.pathname} could not be made:`, error);
    response = unavailable(splitPath(url.pathname).language);
  }
  for (const [name, value] of Object.entries(securityHeaders)) response.headers.append(name, value);
  return response;
});
