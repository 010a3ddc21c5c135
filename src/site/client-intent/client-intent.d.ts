import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Wakes the island at the first pointer, focus, touch, click or submit on it. With a name (`client:intent="cart"`) also when
     * `window.dispatchEvent(new CustomEvent('intent', { detail: 'cart' }))` asks for it. With
     * parameters (`client:intent="?order&step"`) also at once where the address has one of them.
     */
    'client:intent'?: boolean | string;
  }
}
