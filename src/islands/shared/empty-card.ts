import { element } from './element.ts';

/** The place of a card that is on its way, in its shape. */
export const emptyCard = (): HTMLElement => element('div', { className: 'card-place', ariaHidden: 'true' });
