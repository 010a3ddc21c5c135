import { type SizeGuide, suggestSize } from '#src/domain/catalogue/size-guide.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { cartData } from '../shared/cart-data.ts';

interface SizeData {
  readonly guide: Pick<SizeGuide, 'measures' | 'rows'>;
  readonly texts: Namespaces['sizes'];
}

/** No person and no hand measures less or more, in centimetres: inches and slips of the finger are outside. */
const plausible = { from: 1, to: 250 };

/** Centimetres as people type them (`94`, `94,5`, `94.5 cm`) in millimetres; NaN where it is none, undefined where empty. */
function readCentimetres(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const value = /^(\d+(?:[.,]\d+)?)\s*(?:cm|см)?$/i.exec(text)?.[1]?.replace(',', '.');
  const centimetres = Number(value);
  return centimetres >= plausible.from && centimetres <= plausible.to ? Math.round(centimetres * 10) : Number.NaN;
}

/**
 * Answers the form of a size guide. `offer` is told which sizes were advised, the one to take first; a page that sells
 * something says with it what of them it has.
 */
export function answerSizes(guide: HTMLElement, offer?: (sizes: readonly string[]) => Node | undefined): void {
  const form = guide.querySelector<HTMLFormElement>('[data-size-advice]');
  const answer = guide.querySelector<HTMLElement>('[data-size-answer]');
  const block = guide.querySelector('[data-size-data]');
  if (!form || !answer || !block) return;
  const data = JSON.parse(block.textContent ?? '') as SizeData;
  const text = islandText(cartData().language, data.texts);
  const fields = [...form.querySelectorAll<HTMLInputElement>('input')];
  const nameOf = (measure: string) => data.texts.measure[measure as keyof SizeData['texts']['measure']] ?? measure;

  const refuse = (field: HTMLInputElement | undefined, words: string) => {
    answer.replaceChildren(words);
    answer.classList.add('message');
    field?.setAttribute('aria-invalid', 'true');
    field?.focus();
  };
  const tell = (words: string, sizes: readonly string[]) => {
    const offered = sizes.length > 0 ? offer?.(sizes) : undefined;
    answer.replaceChildren(words, ...(offered ? [' ', offered] : []));
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer.classList.remove('message');
    for (const field of fields) field.removeAttribute('aria-invalid');
    const read = fields.map((field) => ({ field, millimetres: readCentimetres(field.value) }));
    const wrong = read.find(({ millimetres }) => Number.isNaN(millimetres))?.field;
    if (wrong) return refuse(wrong, text('advice.implausible', { measure: nameOf(wrong.name) }));
    const measured = read.flatMap(({ field, millimetres }) =>
      millimetres === undefined ? [] : [[field.name, millimetres] as const],
    );
    const advice = suggestSize(data.guide, Object.fromEntries(measured));
    if (advice === undefined) return refuse(fields[0], text('advice.none'));
    if (advice.kind === 'size') return tell(text('advice.size', { ...advice }), [advice.size]);
    if (advice.kind === 'between') return tell(text('advice.between', { ...advice }), [advice.larger, advice.smaller]);
    if (advice.kind === 'apart') {
      const measure = nameOf(advice.decidedBy).toLowerCase();
      const { smaller, larger } = advice;
      return tell(text('advice.apart', { smaller, larger, measure }), [larger]);
    }
    return tell(text(`advice.${advice.kind}`, { measure: nameOf(advice.measure), size: advice.size }), []);
  });
}
