import { element } from '../shared/element.ts';

/** The figure in the middle of the rail is the one that is looked at. */
const looked = 0.6;

function thumbOf(figure: HTMLElement, rail: HTMLElement): HTMLButtonElement {
  const image = Object.assign(new Image(48, 64), {
    alt: '',
    src: (figure.querySelector('a')?.getAttribute('href') ?? '').replace('-720.', '-240.'),
  });
  const ariaLabel = figure.querySelector('img')?.alt ?? '';
  const onclick = () => rail.scrollTo({ left: figure.offsetLeft - rail.offsetLeft });
  return element('button', { type: 'button', ariaLabel, onclick }, image);
}

/** Thumbnails under the swipe on phones, the looked-at one with the thread; in the order that the chosen colour gives. */
export function startThumbs(row: HTMLElement, rail: HTMLElement): void {
  const thumbs = new Map<Element, HTMLButtonElement>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const thumb = thumbs.get(target);
        if (!thumb) continue;
        thumb.toggleAttribute('data-current', isIntersecting);
        if (isIntersecting) thumb.setAttribute('aria-current', 'true');
        else thumb.removeAttribute('aria-current');
        if (isIntersecting) row.scrollTo({ left: thumb.offsetLeft - row.offsetLeft - row.clientWidth / 2 + 24 });
      }
    },
    { root: rail, threshold: looked },
  );
  for (const figure of rail.querySelectorAll('figure')) {
    thumbs.set(figure, thumbOf(figure, rail));
    watch.observe(figure);
  }
  const order = () => row.replaceChildren(...[...rail.children].flatMap((figure) => thumbs.get(figure) ?? []));
  order();
  // The gallery has put the pictures of the new colour first by then.
  document.addEventListener('change', () => setTimeout(order));
}
