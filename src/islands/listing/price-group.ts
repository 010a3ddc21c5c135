import { knownRange, type PriceRange, priceStep } from '#src/domain/catalogue/filter.ts';
import { element } from '../shared/element.ts';
import { groupFrame, type PanelGroup } from './choice-groups.ts';
import type { ListingWords } from './listing-data.ts';
import { wholePrice } from './shown-price.ts';

/** What was typed into a field: its digits; undefined where there are none. */
function typed(input: HTMLInputElement): number | undefined {
  const digits = input.value.replace(/[.,]\d*$|\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

function priceField(label: string, onchange: (input: HTMLInputElement) => void) {
  const input = element('input', { type: 'text', inputMode: 'numeric', autocomplete: 'off' });
  input.onchange = () => onchange(input);
  // The text of the field is chosen whole, so that typing replaces it.
  input.onfocus = () => input.select();
  return { input, root: element('label', { className: 'price-field' }, element('span', {}, label), input) };
}

function handle(name: string, top: number, oninput: (units: number) => void): HTMLInputElement {
  const input = element('input', {
    type: 'range',
    min: '0',
    max: String(top),
    step: String(priceStep),
    ariaLabel: name,
  });
  input.oninput = () => oninput(input.valueAsNumber);
  return input;
}

/** The price as two fields and a line with two handles; the upper end of the line is open. */
export function priceGroup(
  top: number,
  words: ListingWords,
  change: (range: PriceRange | undefined) => void,
): PanelGroup {
  let from = 0;
  let to = top;
  const choose = (nextFrom: number, nextTo: number) => {
    [from, to] = [Math.min(nextFrom, top), Math.min(nextTo, top)];
    change(knownRange({ priceTop: top }, { from, to }));
  };
  const lower = handle(`${words('price')}: ${words('priceFrom')}`, top, (units) => choose(Math.min(units, to), to));
  const upper = handle(`${words('price')}: ${words('priceTo')}`, top, (units) => choose(from, Math.max(units, from)));
  const fromField = priceField(words('priceFrom'), (input) => {
    const units = typed(input) ?? 0;
    choose(units, Math.max(units, to));
  });
  const toField = priceField(words('priceTo'), (input) => {
    const units = typed(input) ?? top;
    choose(Math.min(from, units), units);
  });
  const line = element('div', { className: 'price-line' }, element('i', {}), lower, upper);
  const fields = element('div', { className: 'price-fields' }, fromField.root, toField.root);
  return {
    root: groupFrame(words('price'), element('div', {}, fields, line)),
    show({ price }) {
      from = price?.from ?? 0;
      to = price?.to ?? top;
      const open = words('priceOver', { price: wholePrice(top) });
      fromField.input.value = wholePrice(from);
      toField.input.value = to === top ? `${wholePrice(top)} +` : wholePrice(to);
      lower.value = String(from);
      upper.value = String(to);
      lower.ariaValueText = wholePrice(from);
      upper.ariaValueText = to === top ? open : wholePrice(to);
      // Where both stand at the upper end, the lower one has to be within reach.
      lower.style.zIndex = from > top / 2 ? '1' : '';
      line.style.setProperty('--from', `${(from / top) * 100}%`);
      line.style.setProperty('--to', `${(to / top) * 100}%`);
    },
  };
}
