import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { StaffCategory } from '#src/contracts/staff-categories.ts';
import {
  type DropEdge,
  type Place,
  type PlaceRefusal,
  placeOfDrop,
  refusePlace,
} from '#src/domain/catalogue/category-place.ts';

interface Drag {
  readonly id: string;
  readonly over?: { readonly id: string; readonly edge: DropEdge; readonly refusal: PlaceRefusal | undefined };
}
interface Options {
  readonly tree: readonly StaffCategory[];
  readonly isOpen: (id: string) => boolean;
  readonly onDrop: (move: Place & { readonly category: string }) => void;
}

/** So near to the edge of the window the page goes along, in pixels, so far with each frame. */
const edgeOfWindow = 110;
const alongEachFrame = 9;

/** The upper quarter of a row stands for before it, the lower for behind it, what is between for into it. */
function edgeAt(row: Element, y: number): DropEdge {
  const { top, height } = row.getBoundingClientRect();
  const part = (y - top) / height;
  return part < 0.27 ? 'before' : part > 0.73 ? 'after' : 'inside';
}

/** Drags a category by its handle with mouse, pen or finger; Escape gives up. What is dropped where it may not stand stays. */
export function useDrag({ tree, isOpen, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag>();
  const pointer = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const isDragging = drag !== undefined;

  function look(id: string): void {
    const at = pointer.current;
    const row = at && document.elementFromPoint(at.x, at.y)?.closest('[data-category]');
    const over = tree.find((each) => each.id === row?.getAttribute('data-category'));
    if (!row || !at || !over || over.id === id) {
      setDrag({ id });
      return;
    }
    const edge = edgeAt(row, at.y);
    const { parent } = placeOfDrop(tree, id, over, { edge, isOpen: isOpen(over.id) });
    setDrag({ id, over: { id: over.id, edge, refusal: refusePlace(tree, id, parent) } });
  }
  const latest = useRef(look);
  latest.current = look;

  useEffect(() => {
    if (!isDragging) return undefined;
    const giveUp = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setDrag(undefined);
    };
    let frame = 0;
    const goAlong = () => {
      const y = pointer.current?.y ?? innerHeight / 2;
      if (y < edgeOfWindow) scrollBy(0, -alongEachFrame);
      else if (y > innerHeight - edgeOfWindow) scrollBy(0, alongEachFrame);
      frame = requestAnimationFrame(goAlong);
    };
    document.addEventListener('keydown', giveUp);
    frame = requestAnimationFrame(goAlong);
    return () => {
      document.removeEventListener('keydown', giveUp);
      cancelAnimationFrame(frame);
    };
  }, [isDragging]);

  return {
    drag,
    /** What the handle of a row listens to. */
    handle: (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = { x: event.clientX, y: event.clientY };
        setDrag({ id });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag?.id !== id) return;
        pointer.current = { x: event.clientX, y: event.clientY };
        latest.current(id);
      },
      onPointerUp: () => {
        if (drag?.id !== id) return;
        const over = drag.over && tree.find((each) => each.id === drag.over?.id);
        setDrag(undefined);
        if (!drag.over || !over || drag.over.refusal) return;
        const { parent, next } = placeOfDrop(tree, id, over, { edge: drag.over.edge, isOpen: isOpen(over.id) });
        if (parent !== null) onDrop({ category: id, parent, next });
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
export type TreeDrag = ReturnType<typeof useDrag>;
