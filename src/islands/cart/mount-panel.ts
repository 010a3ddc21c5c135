import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { CartPlace } from '../shared/cart-events.ts';
import CartPanel from './CartPanel.tsx';

/** Draws the living cart into an element of the page. */
export function mountPanel(element: HTMLElement, place: CartPlace): void {
  createRoot(element).render(createElement(CartPanel, { place }));
}
