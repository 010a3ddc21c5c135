import type { ListedChoice, Outcome, Selection } from '#src/domain/catalogue/filter.ts';
import type { ListingIndex } from '#src/domain/catalogue/listing-index.ts';
import { cartData } from '../shared/cart-data.ts';
import { element } from '../shared/element.ts';
import { choiceName } from './chips.ts';
import type { ListingWords } from './listing-data.ts';

/** A group of the panel: what is shown of it follows the choices. */
export interface PanelGroup {
  readonly root: HTMLElement;
  show(staged: Selection, outcome: Outcome): void;
}

const titles = { sizes: 'size', colors: 'color', brands: 'brand' } as const;

export function groupFrame(title: string, body: HTMLElement): HTMLElement {
  const frame = element(
    'details',
    { className: 'filter-group', open: true },
    element('summary', {}, title, element('i', { className: 'filter-chevron', ariaHidden: 'true' })),
    body,
  );
  body.setAttribute('role', 'group');
  body.setAttribute('aria-label', title);
  return frame;
}

function look(choice: ListedChoice, value: string): (Node | string)[] {
  if (choice === 'sizes') return [value];
  const name = element('span', {}, choiceName(choice, value));
  if (choice === 'brands') return [element('i', { className: 'check', ariaHidden: 'true' }), name];
  return [element('i', { className: `swatch color-${value}`, ariaHidden: 'true' }), name];
}

/** Sizes by scale: a listing of everything has 41 for feet and 104 for children, which belong apart. */
function scales({ sizeScales }: ListingIndex, labels: readonly HTMLElement[]): HTMLElement {
  const { language } = cartData();
  let end = 0;
  const grids = sizeScales.flatMap(([count, names]) => {
    const begin = end;
    end += count;
    const title = names.map((name) => name[language]).join(' · ');
    const grid = element('div', { className: 'sizes filter-sizes' }, ...labels.slice(begin, end));
    if (sizeScales.length === 1 || title === '') return [grid];
    grid.setAttribute('role', 'group');
    grid.ariaLabel = title;
    return [element('p', { className: 'filter-scale', ariaHidden: 'true' }, title), grid];
  });
  return element('div', {}, ...grids);
}

/** Sizes, colours or brands of a listing, each with how many it would show. */
export function choiceGroup(
  choice: ListedChoice,
  index: ListingIndex,
  words: ListingWords,
  toggle: (choice: ListedChoice, value: string) => void,
): PanelGroup {
  const options = index[choice].map((value) => {
    const input = element('input', { type: 'checkbox', onchange: () => toggle(choice, value) });
    const count = element('span', { className: 'filter-figure', ariaHidden: 'true' });
    const className = choice === 'sizes' ? 'size' : 'filter-row';
    return { value, input, count, label: element('label', { className }, input, ...look(choice, value), count) };
  });
  const labels = options.map(({ label }) => label);
  const body = choice === 'sizes' ? scales(index, labels) : element('div', { className: 'filter-rows' }, ...labels);
  return {
    root: groupFrame(words(titles[choice]), body),
    show(staged, { facets }) {
      for (const [place, { value, input, count, label }] of options.entries()) {
        const figure = facets[choice][place] ?? 0;
        input.checked = staged[choice].includes(value);
        input.ariaLabel = words('option', { name: choiceName(choice, value), count: figure });
        count.textContent = String(figure);
        label.toggleAttribute('data-none-left', figure === 0 && !input.checked);
      }
    },
  };
}
