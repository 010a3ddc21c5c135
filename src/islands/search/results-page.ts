import { searchShop } from '#src/client/backend/search.ts';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import type { FoundCategory, SearchAnswer } from '#src/contracts/search.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { cleanQuery } from '#src/domain/search/query.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { element } from '../shared/element.ts';
import { fetchCards } from '../shared/live-cards.ts';

const language = pageLanguage();
const page = document.querySelector<HTMLElement>('[data-search-page]');
const part = (name: string) => page?.querySelector<HTMLElement>(`[data-search-${name}]`);
const texts = JSON.parse(part('texts')?.textContent ?? '{}') as Namespaces['search'];
const text = islandText(language, texts);

function write(name: string, words: string): void {
  const element = part(name);
  if (element) element.textContent = words;
}

function show(state: 'waiting' | 'found' | 'none' | 'fault'): void {
  if (page) page.dataset['state'] = state;
  part('results')?.setAttribute('aria-busy', String(state === 'waiting'));
  const retry = part('retry');
  if (retry) retry.hidden = state !== 'fault';
}

function showCategories(categories: readonly FoundCategory[]): void {
  const list = part('categories');
  if (!list) return;
  const items = categories.map(({ slug, name, items: count }) => {
    const words = element('span', { className: 'drawn' }, name);
    const figure = element('span', { className: 'muted' }, String(count));
    return element('li', {}, element('a', { href: localizePath(`/${slug}`, language) }, words, ' ', figure));
  });
  list.replaceChildren(...items);
  list.hidden = items.length === 0;
}

function showCards(cards: readonly HTMLElement[], words: string, { corrected, categories }: SearchAnswer): void {
  part('results')?.replaceChildren(...cards);
  showCategories(words === '' ? [] : categories);
  if (cards.length === 0) {
    write('count', text('none', { words }));
    write('more', text('noneText'));
    show('none');
    return;
  }
  write('count', text('found', { count: cards.length }));
  write('more', corrected === null ? '' : text('corrected', { words: corrected }));
  show('found');
  document.dispatchEvent(new CustomEvent('gija:cards'));
}

/** Asks and shows. Whatever fails, the words stay in the field and the page offers ways on. */
async function search(words: string): Promise<void> {
  write('words', words === '' ? text('newest') : text('searchingFor', { words }));
  write('count', text('waiting'));
  write('more', '');
  show('waiting');
  try {
    const answer = await searchShop(words, language);
    if (answer.redirect !== null) return location.replace(localizePath(answer.redirect, language));
    const cards = await fetchCards(language, answer.ids, { isRated: true });
    showCards([...cards.values()], words, answer);
  } catch {
    write('count', text('fault'));
    write('more', text('faultText'));
    show('fault');
  }
}

if (page) {
  const words = cleanQuery(new URLSearchParams(location.search).get('q') ?? '');
  const input = page.querySelector('input');
  if (input) input.value = words;
  if (words !== '') document.title = document.title.replace(/^.*?(?= – )/, () => text('searchingFor', { words }));
  part('form')?.addEventListener('submit', (event) => {
    if (!input) return;
    input.value = cleanQuery(input.value);
    if (input.value === '') event.preventDefault();
  });
  part('retry')?.addEventListener('click', () => void search(words));
  void search(words);
}
