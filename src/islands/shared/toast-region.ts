import { $toast, dismissToast, type Toast, toastTime, undoToastTime } from '#src/client/stores/toast.ts';
import { element } from './element.ts';

let timer: ReturnType<typeof setTimeout> | undefined;
let endsAt = 0;
let remaining = 0;
let hasStarted = false;

function run(): void {
  clearTimeout(timer);
  endsAt = Date.now() + remaining;
  timer = setTimeout(dismissToast, remaining);
}

function stop(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  remaining = Math.max(1000, endsAt - Date.now());
}

function build(toast: Toast, closeLabel: string): HTMLElement {
  const { kind, title, text, picture, link, undo } = toast;
  const words = element('p', { className: 'toast-words' });
  if (title) words.append(element('span', {}, title), element('span', { className: 'toast-text' }, text));
  else words.append(text);
  const box = element('div', { className: 'toast' });
  box.dataset['kind'] = kind;
  if (picture) box.append(element('img', { src: picture, alt: '', width: 30, height: 40 }));
  box.append(words);
  if (link) box.append(element('a', { className: 'link', href: link.href }, link.text));
  if (undo) {
    box.dataset['undo'] = '';
    const onclick = () => {
      undo.run();
      dismissToast();
    };
    box.append(element('button', { type: 'button', className: 'link', onclick }, undo.text));
  }
  if (kind !== 'loading')
    box.append(
      element('button', { type: 'button', className: 'toast-close', ariaLabel: closeLabel, onclick: dismissToast }),
    );
  box.append(element('i', { className: 'toast-thread' }));
  return box;
}

/**
 * Shows the toasts of a page: one at a time, announced politely, five seconds unless the shopper points at it or reads it with
 * the keyboard; errors and loading stay. Starting again does nothing: several parts of a page may need toasts.
 */
export function startToasts(closeLabel: string): void {
  if (hasStarted) return;
  hasStarted = true;
  const region = element('div', { className: 'toasts', role: 'status' });
  document.body.append(region);
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, stop);
  for (const type of ['pointerleave', 'focusout'])
    region.addEventListener(type, () => remaining > 0 && timer === undefined && run());
  $toast.listen((toast) => {
    clearTimeout(timer);
    timer = undefined;
    remaining = toast?.kind === 'done' ? (toast.undo ? undoToastTime : toastTime) : 0;
    region.replaceChildren(...(toast ? [build(toast, closeLabel)] : []));
    if (remaining > 0) run();
  });
}
