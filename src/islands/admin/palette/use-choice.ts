import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Option } from './option.ts';

/** What the keys that choose do, given where one is among how many. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Which line Enter opens: the first, until another one is chosen. What comes later may stand above it: the line that was seen stays.
 * `elementOf`: the id of a line on the page. `onBeside`: a line is wanted in another tab.
 */
export function useChoice(
  options: readonly Option[],
  elementOf: (option: Option) => string,
  onBeside: (option: Option) => void,
) {
  const [chosen, choose] = useState<string>();
  const active = options.find(({ id }) => id === chosen) ?? options[0];
  const element = active && elementOf(active);
  useEffect(() => choose(active?.id));
  useEffect(() => {
    if (element !== undefined) document.getElementById(element)?.scrollIntoView({ block: 'nearest' });
  }, [element]);

  function press(event: KeyboardEvent): void {
    const { key, nativeEvent, shiftKey, altKey, ctrlKey, metaKey } = event;
    const move = moves[key];
    if (nativeEvent.isComposing || shiftKey || altKey || active === undefined) return;
    if (move === undefined && key !== 'Enter') return;
    event.preventDefault();
    if (move) choose(options[move(options.indexOf(active), options.length)]?.id);
    else if (ctrlKey || metaKey) onBeside(active);
    // As a click does it: the browser or the back office follows the link.
    else document.getElementById(elementOf(active))?.click();
  }
  return { active, choose, press };
}
