import {
  emptySelection,
  type ListedChoice,
  listedChoices,
  type PriceRange,
  type Selection,
} from '#src/domain/catalogue/filter.ts';
import { cartData } from '../shared/cart-data.ts';
import { element } from '../shared/element.ts';
import type { ListingWords } from './listing-data.ts';
import { wholePrice } from './shown-price.ts';

const { colors } = cartData();

/** A choice in the page's words. */
export function choiceName(choice: ListedChoice, value: string): string {
  return choice === 'colors' ? (colors[value] ?? value) : value;
}

function rangeName(words: ListingWords, { from, to }: PriceRange): string {
  if (to === undefined) return words('priceAtLeast', { from: wholePrice(from) });
  if (from === 0) return words('priceAtMost', { to: wholePrice(to) });
  return words('priceRange', { from: wholePrice(from), to: wholePrice(to) });
}

/** The applied choices as words with a cross, and the link that takes all of them away. */
export function drawChips(words: ListingWords, selection: Selection, apply: (selection: Selection) => void): void {
  const list = document.querySelector<HTMLElement>('[data-chips]');
  if (list === null) return;
  const chip = (name: string, rest: Selection) => {
    const cross = element('i', { className: 'chip-cross', ariaHidden: 'true' });
    const label = words('remove', { name });
    return element('button', { type: 'button', ariaLabel: label, onclick: () => apply(rest) }, name, cross);
  };
  const chips = listedChoices.flatMap((choice) =>
    selection[choice].map((value) =>
      chip(choiceName(choice, value), { ...selection, [choice]: selection[choice].filter((other) => other !== value) }),
    ),
  );
  if (selection.price !== undefined)
    chips.push(chip(rangeName(words, selection.price), { ...selection, price: undefined }));
  if (chips.length > 0)
    chips.push(
      element(
        'button',
        { type: 'button', onclick: () => apply(emptySelection) },
        element('span', { className: 'link' }, words('clear')),
      ),
    );
  list.replaceChildren(...chips.map((each) => element('li', {}, each)));
  list.hidden = chips.length === 0;
}
