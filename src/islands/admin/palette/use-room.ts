import { type RefObject, useEffect } from 'react';

/** Tells the styles of a window how high the page is that a keyboard on the screen leaves free (`--room`, pixels). */
export function useRoom(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null) return;
    const measure = () => dialog.current?.style.setProperty('--room', `${view.height}px`);
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [dialog]);
}
