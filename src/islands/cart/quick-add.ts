import { addToCart } from '#src/client/stores/fill-cart.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { manyPieces } from '#src/domain/catalogue/card-pieces.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { readCardVariants } from '../shared/card-variants.ts';
import { cartData, cartText } from '../shared/cart-data.ts';
import { lineVariant } from '../shared/cart-view.ts';
import { element } from '../shared/element.ts';
import { startToasts } from '../shared/toast-region.ts';

/** How long the bar says that it was added. */
const saidFor = 1600;

interface Choice {
  readonly size: string;
  readonly free: number;
}

/** What a card's attributes say: `data-product-id`, `data-variants`, its name, price and picture. */
interface CardFacts {
  readonly name: string;
  readonly color: string;
  readonly choices: readonly Choice[];
  readonly add: (choice: Choice) => boolean;
}

/** The names in the order en, lt, ru: the card shows one and carries the others; one that does not is known by its own. */
function namesOf(card: HTMLElement, own: string, language: Language): string[] {
  const names = JSON.parse(card.dataset['names'] ?? 'null') ?? [own, own];
  return names.toSpliced(languages.indexOf(language), 0, own);
}

function readCard(card: HTMLElement): CardFacts {
  const data = cartData();
  const text = cartText(data);
  const { sizes, free: colors } = readCardVariants(card);
  // The first colour that can be bought (storefront.md section 3), else the one that is shown.
  const [color, pieces] = Object.entries(colors).find(([, free]) => free.some((left) => left > 0)) ??
    Object.entries(colors)[0] ?? ['', []];
  const own = card.querySelector('.card-name')?.textContent?.trim() ?? '';
  const [name = own, name_lt = own, name_ru = own] = namesOf(card, own, data.language);
  const price = Number(card.querySelector<HTMLElement>('[data-price-cents]')?.dataset['priceCents']);
  const shown = card.querySelector('img')?.getAttribute('src') ?? '';
  const image = shown.replace(/-\d+\.webp.*$/, '-240.webp');
  const add = ({ size, free }: Choice) => {
    if (free < 1) {
      showToast({ kind: 'done', text: size === '' ? text('purchase.soldOut') : text('quick.soldOut', { size }) });
      return false;
    }
    if (!(price > 0)) {
      showToast({ kind: 'error', text: text('purchase.noPrice') });
      return false;
    }
    const item = {
      id: card.dataset['productId'] ?? '',
      name,
      name_lt,
      name_ru,
      price,
      image,
      size,
      color,
      ...(free < manyPieces ? { available: free } : {}),
    };
    const added = addToCart(item, 1, data.language) !== 'refused';
    const link = { text: text('view'), href: localizePath('/cart', data.language) };
    if (!added) showToast({ kind: 'error', text: text('refused'), link });
    else {
      const variant = lineVariant(item, data.colors);
      showToast({
        kind: 'done',
        title: variant === '' ? own : `${own}, ${variant}`,
        text: text('added'),
        picture: image,
        link,
      });
    }
    return added;
  };
  const choices = (sizes.length > 0 ? sizes : ['']).map((size, index) => ({ size, free: pieces[index] ?? 0 }));
  return { name: own, color, choices, add };
}

function button(className: string, label: string, content: string, onClick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', className, ariaLabel: label, onclick: onClick }, content);
}

function sizeButtons({ choices, add }: CardFacts, added: () => void): HTMLButtonElement[] {
  const text = cartText(cartData());
  return choices.map((choice) => {
    const { size, free } = choice;
    const label = size === '' ? text('quick.add') : text(free > 0 ? 'quick.addSize' : 'quick.soldOut', { size });
    const made = button('', label, size || text('quick.add'), () => add(choice) && added());
    if (free < 1) made.setAttribute('aria-disabled', 'true');
    return made;
  });
}

/** The bar of sizes is made when the shopper first comes to a card. */
export function addBar(card: HTMLElement): void {
  const box = card.querySelector<HTMLElement>('.card-box');
  if (!box || box.querySelector('.quick')) return;
  const facts = readCard(card);
  const ariaLabel = cartText(cartData())('quick.sizes', { name: facts.name });
  const bar = element('div', { className: 'quick', role: 'group', ariaLabel });
  const sizes = sizeButtons(facts, () => {
    bar.dataset['said'] = cartText(cartData())('quick.added');
    setTimeout(() => delete bar.dataset['said'], saidFor);
  });
  bar.append(...sizes);
  box.append(bar);
  // After the name in the order of the page, so that the Tab key comes to the sizes next.
  card.append(box);
}

/** The sheet of sizes on touch screens; a product in one size goes straight into the cart. */
export function openSheet(card: HTMLElement): void {
  const facts = readCard(card);
  const [only] = facts.choices;
  if (facts.choices.length === 1 && only) {
    facts.add(only);
    return;
  }
  const text = cartText(cartData());
  const sheet = element('dialog', {
    className: 'size-sheet',
    ariaLabel: text('quick.chooseNamed', { name: facts.name }),
  });
  sheet.append(
    element('p', { className: 'title-2' }, text('quick.choose')),
    element('div', { className: 'size-sheet-list' }, ...sizeButtons(facts, () => sheet.close())),
    button('toast-close', text('close'), '', () => sheet.close()),
  );
  sheet.onclose = () => sheet.remove();
  sheet.onclick = (event) => event.target === sheet && sheet.close();
  document.body.append(sheet);
  sheet.showModal();
}

// Before anything is said, so that screen readers know the place.
startToasts(cartText(cartData())('close'));
