import {
  applySelection,
  countChoices,
  emptySelection,
  type ListedChoice,
  listedChoices,
  type Selection,
} from '#src/domain/catalogue/filter.ts';
import { element } from '../shared/element.ts';
import { choiceGroup } from './choice-groups.ts';
import type { ListingData } from './listing-data.ts';
import { priceGroup } from './price-group.ts';
import { toShown } from './shown-price.ts';

/** From here on the panel stands beside the cards, below it is a sheet over the page. */
const wide = matchMedia('(min-width: 900px)');

export interface Panel {
  open(applied: Selection): void;
  close(): void;
  readonly isOpen: boolean;
  /** The applied choices changed, or the currency did. */
  refresh(applied: Selection): void;
}

interface PanelActions {
  apply(selection: Selection): void;
  /** Takes every choice away at once. */
  clear(): void;
}

const toggle = document.querySelector<HTMLElement>('[data-filter]');
const area = document.querySelector<HTMLElement>('[data-area]');

function markOpen(isOpen: boolean): void {
  area?.toggleAttribute('data-open', isOpen);
  toggle?.setAttribute('aria-expanded', String(isOpen));
}

function closeButton(label: string, close: () => void): HTMLButtonElement {
  return element('button', { type: 'button', className: 'filter-close', ariaLabel: label, onclick: close });
}

/** The panel: choices are staged, and counted as they are made, until they are applied. */
export function createPanel({ index, words }: ListingData, { apply, clear }: PanelActions): Panel {
  let staged: Selection = emptySelection;
  let known = emptySelection;
  const dialog = element('dialog', { className: 'filter no-print', ariaLabel: words('toggle') });
  const show = element('button', { type: 'submit', className: 'button' });
  const clearAll = element(
    'button',
    { type: 'button', className: 'button button-line', onclick: clear },
    words('clear'),
  );
  const stage = (selection: Selection) => {
    staged = selection;
    draw();
  };
  const flip = (choice: ListedChoice, value: string) => {
    const chosen = staged[choice];
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    stage({ ...staged, [choice]: next });
  };
  const [sizes, colors, brands] = listedChoices.map((choice) => choiceGroup(choice, index, words, flip));
  const price = priceGroup(index.priceTop, words, (range) => stage({ ...staged, price: range }));
  const groups = [sizes, colors, price, brands].filter((group) => group !== undefined);

  function draw(): void {
    const outcome = applySelection(index, staged, toShown);
    for (const group of groups) group.show(staged, outcome);
    show.textContent = outcome.count === 0 ? words('showNone') : words('show', { count: outcome.count });
    show.disabled = outcome.count === 0;
    clearAll.disabled = countChoices(staged) === 0;
  }

  const form = element(
    'form',
    {
      onsubmit: (event) => {
        event.preventDefault();
        if (!wide.matches) dialog.close();
        apply(staged);
      },
    },
    element(
      'div',
      { className: 'filter-head' },
      element('p', { className: 'ui' }, words('toggle')),
      closeButton(words('close'), () => dialog.close()),
    ),
    element('div', { className: 'filter-groups' }, ...groups.map(({ root }) => root)),
    element('div', { className: 'filter-foot' }, clearAll, show),
  );
  // Polite: the figure on the button is read when the shopper pauses.
  show.ariaLive = 'polite';
  dialog.append(form);
  dialog.id = 'listing-filter';
  toggle?.setAttribute('aria-controls', dialog.id);
  area?.prepend(dialog);
  dialog.onclose = () => {
    markOpen(false);
    if (document.activeElement === document.body || dialog.contains(document.activeElement)) toggle?.focus();
  };
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape' && wide.matches) dialog.close();
  };
  // A sheet cannot become a column in place: turning the screen closes it.
  wide.addEventListener('change', () => dialog.close());

  return {
    get isOpen() {
      return dialog.open;
    },
    open(applied) {
      known = applied;
      stage(applied);
      markOpen(true);
      if (!wide.matches) return dialog.showModal();
      // Not by show(): that would scroll the page to what it focuses.
      dialog.open = true;
      dialog.querySelector('input')?.focus({ preventScroll: true });
    },
    close: () => dialog.close(),
    refresh(applied) {
      // Another order or page does not undo what is being chosen.
      if (JSON.stringify(applied) === JSON.stringify(known)) return draw();
      known = applied;
      stage(applied);
    },
  };
}
