import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { cartData } from '../shared/cart-data.ts';
import { element } from '../shared/element.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { followPointers } from './viewer-gestures.ts';
import { makeStage } from './viewer-stage.ts';

/** How much nearer a key brings the picture, and how far it moves it. */
const keyStep = 1.5;
const panStep = 60;

interface Gallery {
  readonly pictures: readonly Element[];
  readonly start: number;
  /** Of the product. */
  readonly name: string;
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', className, ariaLabel: label, onclick: onClick });
}

type Stage = ReturnType<typeof makeStage>;

/** Arrows turn the pages of a whole picture and move an enlarged one; plus, minus and nought enlarge. Escape is the dialog's. */
function followKeys(dialog: HTMLElement, stage: Stage, step: (by: number) => void): void {
  const keys = new Map<string, () => void>([
    ['ArrowLeft', () => (stage.isZoomed() ? stage.pan(panStep, 0) : step(-1))],
    ['ArrowRight', () => (stage.isZoomed() ? stage.pan(-panStep, 0) : step(1))],
    ['ArrowUp', () => stage.pan(0, panStep)],
    ['ArrowDown', () => stage.pan(0, -panStep)],
    ['+', () => stage.zoomBy(keyStep)],
    ['=', () => stage.zoomBy(keyStep)],
    ['-', () => stage.zoomBy(1 / keyStep)],
    ['0', () => stage.reset()],
  ]);
  dialog.addEventListener('keydown', (event) => {
    const act = keys.get(event.key);
    if (!act || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
}

function openViewer({ pictures, start, name }: Gallery, texts: Namespaces['product-actions']): HTMLDialogElement {
  const text = islandText(cartData().language, texts);
  const dialog = element('dialog', { className: 'viewer', ariaLabel: text('viewer.label', { name }) });
  const position = element('p', { className: 'viewer-position small', role: 'status' });
  const stage = makeStage();
  let shown = start;
  const show = () => {
    const picture = pictures[shown];
    if (picture) stage.show(picture);
    position.textContent = text('viewer.position', { number: shown + 1, count: pictures.length });
  };
  const step = (by: number) => {
    shown = (shown + by + pictures.length) % pictures.length;
    show();
  };
  followKeys(dialog, stage, step);
  followPointers(stage.element, { ...stage, step });

  dialog.append(stage.element, position);
  if (pictures.length > 1)
    dialog.append(
      button('viewer-step viewer-previous', text('viewer.previous'), () => step(-1)),
      button('viewer-step viewer-next', text('viewer.next'), () => step(1)),
    );
  dialog.append(
    button('viewer-zoom', text('viewer.zoom'), () => stage.toggle()),
    button('viewer-close', text('close'), () => dialog.close()),
  );
  document.body.append(dialog);
  dialog.showModal();
  show();
  return dialog;
}

/** Opens the gallery over the whole window at the picture of this link; closing brings the focus back to it. */
export async function open(link: HTMLAnchorElement): Promise<void> {
  const texts = await fetchMessages(cartData().language, 'product-actions');
  const links = [...(link.closest('[data-gallery]')?.querySelectorAll<HTMLAnchorElement>('[data-open=viewer]') ?? [])];
  const pictures = links.flatMap((each) => each.querySelector('picture') ?? []);
  const name = document.querySelector('h1')?.textContent?.trim() ?? '';
  const dialog = openViewer({ pictures, start: Math.max(0, links.indexOf(link)), name }, texts);
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus({ preventScroll: true });
  });
}
