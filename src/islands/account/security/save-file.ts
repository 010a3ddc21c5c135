import { element } from '../../shared/element.ts';

/** How long the browser may take to read what it saves, milliseconds. */
const patience = 60_000;

/** Gives the person a file. */
export function saveFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  element('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), patience);
}
