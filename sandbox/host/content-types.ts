const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/** The `Content-Type` of a file by its extension. */
export function contentType(file: string): string {
  return types[extensionOf(file)] ?? 'application/octet-stream';
}

/** Is the file worth compressing? Pictures and fonts are compressed already. */
export function isText(file: string): boolean {
  return /^text\/|json|xml|javascript|wasm/.test(contentType(file));
}
