import { pageLanguage } from '#src/client/stores/page-language.ts';
import { moneyWriter } from '#src/client/stores/shown-money.ts';
import type { FoundCategory, SearchSuggestions, SuggestedProduct } from '#src/contracts/search.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { markTyped } from '#src/domain/search/query.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { element } from '../shared/element.ts';
import type { SuggestionState } from './suggest.ts';

const groups = ['phrases', 'categories', 'products', 'all'] as const;
type Group = (typeof groups)[number];

const language = pageLanguage();
const here = (path: string) => localizePath(path, language);
const searchPath = (words: string) => `${here('/search')}?${new URLSearchParams({ q: words })}`;

const span = (className: string, ...content: (Node | string)[]) => element('span', { className }, ...content);

const makeOption = (href: string, content: Node | string) =>
  element('a', { href, role: 'option', tabIndex: -1, ariaSelected: 'false' }, content);

/** Fills the field's list. Everything from outside is written as text, never as markup. */
export function showSuggestions(dialog: HTMLElement, forgetOption: () => void): (state: SuggestionState) => void {
  const texts = JSON.parse(dialog.querySelector('[data-finder-texts]')?.textContent ?? '{}') as Namespaces['search'];
  const text = islandText(language, texts);
  const part = (group: Group) => dialog.querySelector<HTMLElement>(`[data-finder-group=${group}]`);
  const departments = [...(part('categories')?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  const cardContent = dialog.querySelector<HTMLTemplateElement>('[data-finder-card]')?.content;

  const word = (href: string, ...content: (string | Node)[]) => makeOption(href, span('drawn', ...content));
  const phrase = (words: string, typed: string) =>
    word(searchPath(words), ...markTyped(words, typed).map((each) => span(each.isTyped ? 'muted' : '', each.text)));
  const category = ({ slug, name, items }: FoundCategory) => {
    const option = word(here(`/${slug}`), name);
    option.append(' ', span('muted', String(items)));
    return option;
  };
  const product = (write: ReturnType<typeof moneyWriter>, found: SuggestedProduct) => {
    const { id, name, price, sale_price, picture } = found;
    const option = makeOption(here(`/product/${id}`), cardContent?.cloneNode(true) ?? name);
    option.className = 'finder-card small';
    const image = option.querySelector('img');
    if (image && picture !== null) image.src = pictureAddress(picture);
    option.querySelector('.finder-name')?.append(name);
    const shown = option.querySelector('[data-price]');
    shown?.append(write(sale_price ?? price));
    shown?.classList.toggle('thread', sale_price !== null);
    option.querySelector('s')?.append(write(price));
    if (sale_price === null) for (const each of option.querySelectorAll('[data-with-sale]')) each.remove();
    return option;
  };

  const fill = (group: Group, options: readonly HTMLElement[]) => {
    const place = part(group);
    if (place === null) return;
    for (const [index, option] of options.entries()) option.id = `finder-${group}-${index}`;
    place.querySelector('[data-finder-items]')?.replaceChildren(...options);
    place.hidden = options.length === 0;
  };
  const say = (sentence: string, isQuiet: boolean) => {
    const note = dialog.querySelector('[data-finder-note]');
    if (note === null) return;
    note.textContent = sentence;
    note.classList.toggle('sr-only', isQuiet);
  };

  const showFound = (words: string, answer: SearchSuggestions) => {
    const { total, corrected, redirect, phrases, categories, products } = answer;
    const completed = phrases.map((each) => phrase(each, corrected ?? words));
    fill('phrases', redirect === null ? completed : [word(here(redirect), words), ...completed]);
    fill('categories', total === 0 && categories.length === 0 ? departments : categories.map(category));
    const write = moneyWriter();
    fill(
      'products',
      products.map((found) => product(write, found)),
    );
    fill('all', total === 0 ? [] : [makeOption(searchPath(words), span('link', text('all', { count: total })))]);
    if (total === 0 && redirect === null) say(text('none', { words }), false);
    else if (corrected !== null) say(text('corrected', { words: corrected }), false);
    else say(text('found', { count: total }), true);
  };

  return (state) => {
    if (state.kind !== 'waiting') forgetOption();
    if (state.kind === 'found') showFound(state.words, state.answer);
    if (state.kind === 'fault' || state.kind === 'empty') {
      for (const group of groups) fill(group, group === 'categories' ? departments : []);
      say(state.kind === 'fault' ? text('fault') : '', state.kind === 'empty');
    }
    dialog.dataset['state'] = state.kind;
  };
}
