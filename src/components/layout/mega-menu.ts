import { isForBrowser } from '#src/islands/shared/page-events.ts';
import { departmentContent, prepareMenus } from './department.ts';

/** Time that the pointer must rest on a word before its menu opens. */
const intentDelay = 120;

const head = document.querySelector<HTMLElement>('.head');
const panel = document.querySelector<HTMLElement>('[data-mega]');
const words = [...document.querySelectorAll<HTMLAnchorElement>('[data-menu]')];
const isWide = matchMedia('(min-width: 72rem)');

let open: HTMLAnchorElement | undefined;
/** Whose menu was asked for last, while its content may still be on its way. */
let wanted: HTMLAnchorElement | undefined;
let timer = 0;

function close(): void {
  clearTimeout(timer);
  wanted = undefined;
  open?.setAttribute('aria-expanded', 'false');
  open = undefined;
  if (panel?.matches(':popover-open')) panel.hidePopover();
}

/** Without a connection the word stays the link that it is. */
async function show(word: HTMLAnchorElement): Promise<void> {
  clearTimeout(timer);
  if (!panel || !head || open === word) return;
  wanted = word;
  const content = await departmentContent(word.dataset['menu'] ?? '');
  if (wanted !== word) return;
  if (content === undefined) {
    location.assign(word.href);
    return;
  }
  for (const group of content.querySelectorAll('details')) group.open = true;
  for (const heading of content.querySelectorAll('summary')) heading.tabIndex = -1;
  panel.replaceChildren(content);
  panel.setAttribute('aria-label', word.textContent.trim());
  panel.style.setProperty('--menu-top', `${head.getBoundingClientRect().bottom}px`);
  open?.setAttribute('aria-expanded', 'false');
  open = word;
  word.setAttribute('aria-expanded', 'true');
  if (!panel.matches(':popover-open')) panel.showPopover();
}

const links = () => [...(panel?.querySelectorAll('a') ?? [])];

/** Down goes from the word into the menu and through its links, up and Esc come back. */
function onKey(event: KeyboardEvent): void {
  if (open === undefined) return;
  if (event.key === 'Escape') {
    const word = open;
    close();
    word.focus();
    return;
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const list = links();
  const place = list.indexOf(document.activeElement as HTMLAnchorElement) + step;
  (place < 0 ? open : list[place % list.length])?.focus();
}

if (panel && head) {
  panel.setAttribute('role', 'region');
  for (const word of words) {
    word.setAttribute('role', 'button');
    word.setAttribute('aria-expanded', 'false');
    word.addEventListener('click', (event) => {
      if (isForBrowser(event)) return;
      event.preventDefault();
      // A mouse has opened it by resting on it: its click must not close what the shopper wants to see.
      if (open === word && (event as PointerEvent).pointerType !== 'mouse') close();
      else void show(word);
    });
    word.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      event.stopPropagation();
      void show(word).then(() => event.key === 'ArrowDown' && links()[0]?.focus());
    });
    word.addEventListener('focus', () => void prepareMenus());
    word.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      void prepareMenus();
      timer = window.setTimeout(() => void show(word), intentDelay);
    });
    word.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if (wanted !== open) wanted = open;
    });
  }
  document.addEventListener('keydown', onKey);
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, ({ target }) => {
      if (open && target instanceof Node && !panel.contains(target) && !head.contains(target)) close();
    });
  // Leaving the head and the menu closes it, unless the pointer only crosses from one to the other.
  for (const part of [panel, head]) {
    part.addEventListener('pointerleave', (event) => {
      if (open && event.pointerType === 'mouse') timer = window.setTimeout(close, 240);
    });
    part.addEventListener('pointerenter', () => open && clearTimeout(timer));
  }
  isWide.addEventListener('change', close);
}
