/** What XML 1.0 forbids even when it is escaped: control characters, and code points that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an element or an attribute of an XML document, whatever somebody wrote. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);

/** One element with its text, on a line of its own; nothing where there is no text. */
export const element = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>\n`;
