/** A text of a program without what could tell who used it: addresses of mail, queries of pages, long numbers, tokens. */
export function withoutPersons(text: string): string {
  return text
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[^\s@<>"'()]+@[^\s@<>"'()]+/g, '(address)')
    .replace(/([?#])[^\s):'"]*/g, '$1…')
    .replace(/https?:\/\/[^\s/)]+/g, '')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '(id)')
    .replace(/[\w-]{32,}/g, '(token)')
    .replace(/\+?\d[\d ()-]{5,}\d/g, '(number)');
}

const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
];

/** Family and main version alone: the whole of what a browser says of itself can single somebody out. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return 'other';
}
