import { pause } from '../shared/pause.ts';

let isPressed = false;

const hear = (types: readonly string[], listener: () => void) => {
  for (const type of types) document.addEventListener(type, listener, { capture: true, passive: true });
};
hear(['pointerdown'], () => {
  isPressed = true;
});
// The click follows the release, in a task of its own; only after it has the press found what it was meant for.
hear(['pointerup', 'pointercancel'], () =>
  setTimeout(() => {
    isPressed = false;
  }),
);

/**
 * Waits while somebody presses on the page: what moves or is replaced between press and release takes the click away from what
 * it was meant for, and the browser clicks nothing at all. Two seconds at most: a press that long is none that clicks, or its end
 * was never told.
 */
export async function settledPointer(): Promise<void> {
  for (let left = 40; isPressed && left > 0; left -= 1) await pause(50);
}
