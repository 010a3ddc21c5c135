import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { cartData, cartText } from '../shared/cart-data.ts';
import { element } from '../shared/element.ts';
import { fetchParts } from '../shared/fetch-parts.ts';
import { answerSizes } from './size-advice.ts';

type Texts = Namespaces['sizes'];

const sizeInput = (size: string) =>
  document.querySelector<HTMLInputElement>(`[data-purchase] input[name=size][value="${CSS.escape(size)}"]`);

/** What of the advised sizes this page sells: a button for each that it has, a word for each that it has not. */
function offerSizes(sizes: readonly string[], texts: Texts, choose: (input: HTMLInputElement) => void): Node {
  const text = islandText(cartData().language, texts);
  const offers = element('span', { className: 'size-offers' });
  for (const size of sizes) {
    const input = sizeInput(size);
    if (!input) offers.append(text('advice.missing', { size }), ' ');
    else if (input.closest('[data-sold-out]')) offers.append(text('advice.soldOut', { size }), ' ');
    else {
      const onclick = () => choose(input);
      offers.append(element('button', { type: 'button', className: 'link', onclick }, text('advice.choose', { size })));
    }
  }
  return offers;
}

/** The garment's own table stands in the page already; the dialog shows a copy of it above the body's. */
function addGarment(guide: HTMLElement, texts: Texts): void {
  const own = document.querySelector('[data-measurements] .size-table')?.cloneNode(true);
  const place = guide.querySelector('[data-size-garment]');
  if (!(own instanceof HTMLElement) || !place) return;
  const caption = own.querySelector('caption');
  if (caption) {
    caption.textContent = texts.garment;
    caption.className = 'title-2';
  }
  own.setAttribute('aria-label', texts.garment);
  place.append(own);
}

/** The page of the size guide in a dialog over the product, with the garment's own measurements beside the body's. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  const [guide] = await fetchParts(link.href, '[data-size-guide]');
  if (!guide) throw new Error(`${link.href} holds no size guide`);
  const { texts } = JSON.parse(guide.querySelector('[data-size-data]')?.textContent ?? '') as { readonly texts: Texts };
  const dialog = element('dialog', { className: 'side-dialog' });
  const heading = guide.querySelector('h1');
  if (heading) {
    const title = element('h2', { className: 'title-2', id: 'size-guide-title' }, ...heading.childNodes);
    heading.replaceWith(title);
    dialog.setAttribute('aria-labelledby', title.id);
  }
  const close = element('button', {
    type: 'button',
    className: 'dialog-close',
    ariaLabel: cartText(cartData())('close'),
    onclick: () => dialog.close(),
  });
  addGarment(guide, texts);
  let chosen: HTMLInputElement | undefined;
  answerSizes(guide, (sizes) =>
    offerSizes(sizes, texts, (input) => {
      chosen = input;
      dialog.close();
    }),
  );
  dialog.append(close, guide);
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.onclose = () => {
    dialog.remove();
    if (!chosen) return link.focus();
    chosen.click();
    chosen.focus();
  };
  document.body.append(dialog);
  dialog.showModal();
}
