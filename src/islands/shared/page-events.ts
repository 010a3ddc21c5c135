/** The nearest part of the page around what an event happened on, itself included; null: it happened elsewhere. */
export function closestTo<Part extends HTMLElement = HTMLElement>(event: Event, selector: string): Part | null {
  return event.target instanceof Element ? event.target.closest<Part>(selector) : null;
}

/** Whether a click on a link asks for another tab, another window or a download: then it is the browser's. */
export function isForBrowser({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
