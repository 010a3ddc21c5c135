import type { BackendModule, ResourceKey } from 'i18next';

/** The interface texts, for pages made on request: stands in for the backend that reads them from a folder. */
const files = import.meta.glob<ResourceKey>('/public/locales/*/*.json', { eager: true, import: 'default' });

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => done(null, files[`/public/locales/${language}/${namespace}.json`] ?? null),
};
export default backend;

/** Stands in for astro-i18next's own start: pages take their texts by src/i18n/translator.ts alone. */
export function initAstroI18next(): void {}
