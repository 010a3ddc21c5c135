import { element } from '../shared/element.ts';

/** The figure in the middle of the rail is the one that is looked at. */
const looked = 0.6;

function thumbOf(figure: HTMLElement, rail: HTMLElement): HTMLButtonElement {
  // The same file as above it: nothing more to load.
  const picture = (figure.querySelector('picture') ?? figure.querySelector('img'))?.cloneNode(true) as HTMLElement;
  const image = picture instanceof HTMLImageElement ? picture : picture.querySelector('img');
  if (image) Object.assign(image, { alt: '', width: 48, height: 64, fetchPriority: 'auto' });
  picture.removeAttribute('class');
  const ariaLabel = figure.querySelector('img')?.alt ?? '';
  const onclick = () => rail.scrollTo({ left: figure.offsetLeft - rail.offsetLeft });
  return element('button', { type: 'button', ariaLabel, onclick }, picture);
}

/** Thumbnails under the swipe on phones, the looked-at one with the thread; of the pictures that the chosen colour has. */
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
  const thumbFor = (figure: HTMLElement) => {
    const thumb = thumbs.get(figure) ?? thumbOf(figure, rail);
    thumbs.set(figure, thumb);
    watch.observe(figure);
    return thumb;
  };
  const draw = () => row.replaceChildren(...[...rail.querySelectorAll('figure')].map(thumbFor));
  draw();
  // The gallery shows another colour's pictures then.
  new MutationObserver(draw).observe(rail, { childList: true });
}
