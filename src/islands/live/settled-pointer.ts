/** How many fingers and buttons are down on the page. */
const pressed = new Set<number>();
let waiting: (() => void)[] = [];

function release({ pointerId }: PointerEvent): void {
  pressed.delete(pointerId);
  if (pressed.size > 0) return;
  const released = waiting;
  waiting = [];
  // The click follows the release, in a task of its own; only after it has the press found what it was meant for.
  setTimeout(() => {
    for (const go of released) go();
  });
}

const quietly = { capture: true, passive: true };
document.addEventListener('pointerdown', ({ pointerId }) => pressed.add(pointerId), quietly);
for (const type of ['pointerup', 'pointercancel'] as const) document.addEventListener(type, release, quietly);

/**
 * Waits while somebody presses on the page: what moves or is replaced between press and release takes the click away from what
 * it was meant for, and the browser clicks nothing at all.
 */
export function settledPointer(): Promise<void> {
  if (pressed.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
  });
}
