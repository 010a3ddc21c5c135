import { element } from '../shared/element.ts';
import { type Point, panBy, whole, type Zoom, zoomAt } from './zoom.ts';

/** How much closer a double tap comes. */
const doubleTap = 2.5;

/** The picture of the page again, in the largest size that there is. */
function enlarged(picture: Element): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')) {
    part.sizes = '300vw';
    if (part instanceof HTMLImageElement) Object.assign(part, { loading: 'eager', draggable: false });
  }
  return copy;
}

/** The place of the viewer where one picture lies and can be brought nearer and moved. Pixels from its middle. */
export function makeStage() {
  const stage = element('div', { className: 'viewer-stage' });
  let zoom: Zoom = whole;
  const put = (next: Zoom) => {
    zoom = next;
    stage.dataset['zoomed'] = String(zoom.scale > 1);
    const picture = stage.firstElementChild as HTMLElement | null;
    if (picture) picture.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  };
  const frame = () => ({ width: stage.clientWidth, height: stage.clientHeight });
  const middle: Point = { x: 0, y: 0 };
  const zoomBy = (factor: number, point = middle) => put(zoomAt(zoom, factor, point, frame()));
  return {
    element: stage,
    zoomBy,
    isZoomed: () => zoom.scale > 1,
    reset: () => put(whole),
    pan: (x: number, y: number) => put(panBy(zoom, { x, y }, frame())),
    /** Near, or whole again. */
    toggle: (point = middle) => (zoom.scale > 1 ? put(whole) : zoomBy(doubleTap, point)),
    show(picture: Element) {
      stage.replaceChildren(enlarged(picture));
      put(whole);
    },
  };
}
