import { element } from '../shared/element.ts';

/** A button below the window counts as seen, however far: a jump past it is a change too. */
const belowCounts = '0px 0px 1000000px 0px';
const phone = matchMedia('(max-width: 899px)');

function textOf(root: ParentNode, selector: string): string {
  return root.querySelector(selector)?.textContent?.trim() ?? '';
}

/** Size, price and a button at the lower edge of a phone, for as long as the main button is above the window. */
export function startStickyBar(product: HTMLElement, button: HTMLElement): void {
  const form = button.closest('form');
  if (!form) return;
  const size = element('p', { className: 'small' });
  const price = element('p', { className: 'small' });
  const act = element('button', { type: 'button', className: 'button' });
  const bar = element('div', { className: 'sticky-bar no-print', hidden: true }, element('div', {}, size, price), act);
  // A choice that is missing is asked for where it is made, so the form comes into view with what it says.
  act.onclick = () => {
    form.requestSubmit();
    if (form.querySelector('fieldset:not(:has(:checked))')) form.scrollIntoView({ block: 'center' });
  };
  document.body.append(bar);

  const fill = () => {
    const main = form.querySelector<HTMLButtonElement>('[data-add-to-cart]');
    size.textContent = [...form.querySelectorAll('fieldset:has([name=size]) > legend > span')]
      .map((part) => part.textContent ?? '')
      .join(' ')
      .trim();
    const own = product.querySelector('.product-price [data-price-cents]')?.cloneNode(true);
    price.replaceChildren(...(own ? [own] : []));
    act.textContent = textOf(form, '[data-add-to-cart]');
    act.disabled = main?.disabled ?? true;
  };
  const follow = ([entry]: readonly IntersectionObserverEntry[]) => {
    const isAbove = entry !== undefined && !entry.isIntersecting;
    if (isAbove) fill();
    bar.hidden = !(isAbove && phone.matches);
    document.documentElement.style.setProperty('--sticky-height', bar.hidden ? '0px' : `${bar.offsetHeight}px`);
  };
  new IntersectionObserver(follow, { rootMargin: belowCounts }).observe(button);
  // The form is drawn by its island, when that is done with the click.
  new MutationObserver(fill).observe(form, { subtree: true, childList: true, characterData: true });
}
