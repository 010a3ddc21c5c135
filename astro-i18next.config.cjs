const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** Every file in `public/locales/en` is a namespace. Only the server side loads i18next: pages are built with their texts. */
module.exports = {
  defaultLocale: 'en',
  locales: ['en', 'lt', 'ru'],
  load: ['server'],
  showDefaultLocale: true,
  defaultNamespace: 'layout',
  namespaces: readdirSync(join(__dirname, 'public/locales/en')).map((file) => file.replace(/\.json$/, '')),
};
