import { pageLanguage } from '#src/client/stores/page-language.ts';
import { cleanQuery } from '#src/domain/search/query.ts';
import { closestTo } from '../shared/page-events.ts';
import { followOptions } from './options.ts';
import { suggestWhileTyping } from './suggest.ts';
import { showSuggestions } from './suggestion-list.ts';

/** Pixels that the thread has before anything is typed. */
const shortestThread = 48;

const fetchOverlay = async (): Promise<HTMLDialogElement> => {
  const response = await fetch(`/${pageLanguage()}/fragments/search`);
  const template = document.createElement('template');
  template.innerHTML = response.ok ? await response.text() : '';
  const dialog = template.content.querySelector<HTMLDialogElement>('[data-finder]');
  if (dialog === null) throw new Error('The search field could not be fetched');
  document.body.append(dialog);
  return dialog;
};

/** The thread under the field is as wide as what is typed. */
function followWidth(dialog: HTMLElement, input: HTMLInputElement): () => void {
  const measure = dialog.querySelector<HTMLElement>('.finder-measure');
  const row = dialog.querySelector<HTMLElement>('.finder-row');
  return () => {
    if (measure === null || row === null) return;
    measure.textContent = input.value;
    const typed =
      input.value === ''
        ? 0
        : input.offsetLeft + Number.parseFloat(getComputedStyle(input).paddingLeft) + measure.offsetWidth;
    row.style.setProperty('--typed', `${Math.min(Math.max(typed, shortestThread), row.clientWidth)}px`);
  };
}

async function build(): Promise<HTMLDialogElement> {
  const dialog = await fetchOverlay();
  const input = dialog.querySelector('input') as HTMLInputElement;
  const form = dialog.querySelector('form') as HTMLFormElement;
  const options = followOptions(dialog, input);
  const show = showSuggestions(dialog, options.forget);
  const stretch = followWidth(dialog, input);
  const ask = suggestWhileTyping(pageLanguage(), show);
  input.addEventListener('input', () => {
    stretch();
    ask(cleanQuery(input.value));
  });
  form.addEventListener('submit', (event) => {
    input.value = cleanQuery(input.value);
    if (input.value === '') event.preventDefault();
  });
  dialog.addEventListener('click', (event) => {
    const isClose = closestTo(event, '[data-finder-close]') !== null;
    if (isClose || event.target === dialog) dialog.close();
  });
  return dialog;
}

let built: Promise<HTMLDialogElement> | undefined;

/** Fetches the field without showing it. A failed try is forgotten, so that the next one tries again. */
export function prepareSearch(): Promise<HTMLDialogElement> {
  built ??= build().catch((error: unknown) => {
    built = undefined;
    throw error;
  });
  return built;
}

/**
 * Opens the field under the header; a native modal dialog keeps the focus in it and gives it back. What was typed before is
 * still there. Throws where the field cannot be fetched.
 */
export async function openSearch(): Promise<void> {
  const dialog = await prepareSearch();
  if (dialog.open) return;
  const edge = document.querySelector('.head')?.getBoundingClientRect().bottom ?? 0;
  dialog.style.setProperty('--finder-top', `${Math.max(edge, 0)}px`);
  dialog.showModal();
  const input = dialog.querySelector('input');
  input?.focus();
  input?.select();
}
