import { createHash } from 'node:crypto';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import i18next from 'astro-i18next';
import { bannerScript } from './src/site/banner-script.ts';
import { clientIntent } from './src/site/client-intent/integration.ts';
import { earlyScript, earlyStyle } from './src/site/early-script.ts';
import { keepRenderer } from './src/site/keep-renderer/integration.ts';
import { onRequest } from './src/site/on-request/integration.ts';
import { pagePolicy } from './src/site/page-policy/integration.ts';
import { pictures } from './src/site/picture-files/integration.ts';

const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The browser talks to the shop and to its backend, to nobody else. */
const backend = process.env.PUBLIC_SUPABASE_URL && new URL(process.env.PUBLIC_SUPABASE_URL).origin;

/** What the command line asks for: to build, or to develop or check. */
const isBuild = process.argv.includes('build');

/** A file of our own sources and packages, by the paths that belong to it. */
const file = (name, ...paths) => ({ name, test: new RegExp(`(${paths.join('|')})`.replaceAll('/', '[\\\\/]')) });

/**
 * What several scripts of a page share is one file, not one for each module: a page loads three at most. Named one by one,
 * so that what checkout alone needs does not come along.
 */
const sharedFiles = [
  file(
    'shared',
    'src/domain/(language/(languages|paths)|money/(currency|format)|cart/cart(-storage)?\\.ts)',
    'src/client/stores/(cart|cart-storage|page-language|safe-storage|preferences|shown-money)\\.ts',
    'src/islands/shared/(cart-(data|events|view)|page-events)',
    'src/i18n/island-text',
    'src/domain/shipping/estimate',
    'vite/preload-helper',
    'node_modules/(@nanostores/persistent|nanostores/(?!listen-keys|path|map))',
  ),
  // Named in every page's script, where each file's name counts.
  file('toasts', 'src/islands/shared/(toast-region|element)', 'src/client/stores/toast\\.ts'),
  // Every island draws with all of it.
  file('react', 'node_modules/(react|react-dom|scheduler|@nanostores/react)/', '@astrojs/react/dist/client'),
  // Small, and mostly wanted together.
  file('fields', 'src/ui/(Field|Select|Glyph)\\.tsx'),
  // Read by the banner of every page, and by the back office.
  file('consent', 'src/(client/stores|domain/consent)/consent\\.ts'),
  file('favorites', 'src/client/stores/favorites\\.ts', 'src/domain/catalogue/id-list'),
  file('session-key', 'src/domain/account/session-key', 'src/client/stores/has-stored-session'),
  // A file takes along what its modules stand on. What follows is wanted without the customer's file too, and so comes first.
  file('result', 'src/domain/result/result'),
  file('schemas', 'node_modules/zod'),
  file('backend', 'src/client/backend/(call-backend|address)\\.ts'),
  file('ask-backend', 'src/client/backend/ask-backend'),
  file('session-storage', 'src/client/backend/session-storage'),
  file('session', 'src/client/stores/session\\.ts'),
  file('day-memory', 'src/client/stores/day-memory'),
  // What every page loads for whoever is signed in, and for nobody else.
  file('customer', 'src/islands/shared/session/follow-session', 'src/client/stores/customer-data\\.ts'),
];

/** Static pages without a trailing slash: `/lt/women/dresses` is the file `lt/women/dresses.html`. */
export default defineConfig({
  site: process.env.SITE_URL ?? 'http://localhost:8888',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: 'assets', inlineStylesheets: 'never' },
  compressHTML: true,
  prefetch: false,
  // Pictures are made by src/site/picture-files; Astro's own service would put 18 MB of sharp into the function.
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [react(), i18next(), clientIntent(), pictures(), onRequest(), pagePolicy(), keepRenderer()],
  // What is not built ahead is made by the platform's function; a developing server makes it itself.
  adapter: isBuild ? netlify({ imageCDN: false }) : undefined,
  session: false,
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        `connect-src 'self'${backend === undefined ? '' : ` ${backend} ${backend.replace(/^http/, 'ws')}`}`,
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [hash(earlyScript), hash(bannerScript)] },
      styleDirective: {
        hashes: [hash(earlyStyle)],
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // Faults that browsers report name the build that they come from; the platform gives the commit.
    define: { 'import.meta.env.PUBLIC_RELEASE': JSON.stringify((process.env.COMMIT_REF ?? '').slice(0, 12)) },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } },
      },
    },
  },
});
