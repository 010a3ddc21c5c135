import { $cartStorage } from '#src/client/stores/cart-storage.ts';
import { countPieces } from '#src/domain/cart/cart.ts';

/** The figure beside “Cart”: the old one moves up and out, the new one in from below. */
$cartStorage.subscribe((stored) => {
  const pieces = String(countPieces(stored?.items ?? []));
  for (const count of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    const before = count.textContent;
    count.hidden = pieces === '0';
    if (before === pieces) continue;
    count.textContent = pieces;
    if (before === '') continue;
    count.animate([{ transform: 'translateY(100%)', opacity: 0 }, {}], {
      duration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 220,
      easing: 'cubic-bezier(.2,0,0,1)',
      composite: 'accumulate',
    });
  }
});
