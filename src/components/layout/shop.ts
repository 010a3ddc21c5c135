/** The behaviour that every shop page has; one file, loaded once and kept by the browser. */
import '#src/islands/cart/start-cart.ts';
import './cards.ts';
import './cart-count.ts';
import './choices.ts';
import './listing-view.ts';
import './open-menu.ts';
import './prices.ts';
import './send-forms.ts';
import './when-idle.ts';
import './wide-menu.ts';
