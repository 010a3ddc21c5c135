import type { APIRoute } from 'astro';
import { languages } from '#src/domain/language/languages.ts';
import { shopManifest } from '#src/site/manifest.ts';

export const getStaticPaths = () => languages.map((language) => ({ params: { language }, props: { language } }));

/** How the shop looks when it is put on a home screen. */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(shopManifest(props['language'])), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
