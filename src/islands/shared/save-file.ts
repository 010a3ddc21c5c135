import { element } from './element.ts';

/** How long the browser may take to read what it saves, milliseconds. */
const patience = 60_000;

/** Gives the person a file. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), patience);
}
