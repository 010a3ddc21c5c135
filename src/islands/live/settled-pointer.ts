import { pause } from '../shared/pause.ts';

/** A press that lasts longer is none that clicks, or its end was never told; a tap's click follows its release. Milliseconds. */
const longestPress = 10_000;
const clickFollows = 300;

let busyUntil = 0;
const hear = (type: string, time: number) =>
  document.addEventListener(type, () => {
    busyUntil = Date.now() + time;
  });
hear('pointerdown', longestPress);
hear('pointerup', clickFollows);

/**
 * Waits while somebody presses on the page: what moves or is replaced between press and click takes the click away from what it
 * was meant for, and the browser clicks something else or nothing at all.
 */
export async function settledPointer(): Promise<void> {
  while (Date.now() < busyUntil) await pause(50);
}
