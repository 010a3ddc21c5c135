import { $favorites } from '#src/client/stores/favorites.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { cartData } from '../shared/cart-data.ts';
import { element } from '../shared/element.ts';
import { emptyCard } from '../shared/empty-card.ts';
import { fetchMessages } from '../shared/fetch-messages.ts';
import { fetchCards } from '../shared/live-cards.ts';

/** Shows what is kept, as it is sold now; what is removed leaves at once and comes back with Undo. */
async function startFavorites(place: HTMLElement, status: HTMLElement): Promise<void> {
  const { language } = cartData();
  const text = islandText(language, await fetchMessages(language, 'product-actions'));
  const cards = new Map<string, HTMLElement>();
  let gone = 0;

  const link = (words: string, href: string) => element('a', { className: 'link', href }, words);
  const say = (words: string, ...more: Node[]) =>
    status.replaceChildren(words, ...more.flatMap((node) => [element('br', {}), node]));

  const drawCards = () => {
    const shown = $favorites.get().flatMap((id) => cards.get(id) ?? []);
    place.replaceChildren(...shown);
    document.dispatchEvent(new CustomEvent('gija:cards'));
    return shown;
  };
  const draw = () => {
    const shown = drawCards();
    const goneText = gone === 0 ? '' : text('favorites.gone', { count: gone });
    if (shown.length > 0) return say(`${text('favorites.count', { count: shown.length })}. ${goneText}`.trim());
    say(`${goneText} ${text('favorites.empty')}`.trim(), link(text('favorites.shop'), localizePath('/shop', language)));
  };
  const load = async () => {
    const ids = $favorites.get().filter((id) => !cards.has(id));
    if (ids.length > 0) {
      if (cards.size === 0) place.replaceChildren(...ids.map(emptyCard));
      try {
        for (const [id, card] of await fetchCards(language, ids)) cards.set(id, card);
      } catch {
        drawCards();
        return say(text('favorites.offline'), link(text('favorites.retry'), location.href));
      }
      const missing = ids.filter((id) => !cards.has(id));
      gone += missing.length;
      if (missing.length > 0) $favorites.set($favorites.get().filter((id) => !missing.includes(id)));
    }
    draw();
  };
  $favorites.subscribe(() => void load());
}

const place = document.querySelector<HTMLElement>('[data-favorites]');
const status = document.querySelector<HTMLElement>('[data-favorites-status]');
if (place && status) void startFavorites(place, status);
