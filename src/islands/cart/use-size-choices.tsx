import { useStore } from '@nanostores/react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { $live, learn } from '#src/client/live/live-facts.ts';
import { exchangeSize } from '#src/client/stores/fill-cart.ts';
import { type Cart, lineKey } from '#src/domain/cart/cart.ts';
import { type CartData, cartText } from '../shared/cart-data.ts';
import { type LineView, lineVariant } from '../shared/cart-view.ts';
import { SizeChoice, sizeOptions } from './SizeChoice.tsx';

/** Asks once for the sizes of what is in the cart; without an answer the sizes stay words. */
function useLiveProducts(ids: readonly string[]) {
  const live = useStore($live);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const unknown = ids.filter((id) => !live.has(id) && !asked.current.has(id));
    for (const id of unknown) asked.current.add(id);
    learn(unknown).catch(() => undefined);
  }, [ids, live]);
  return live;
}

/**
 * What stands for colour and size in a line whose size can be exchanged; undefined for the others. `root`: where the lines are,
 * for the focus to go along with a line.
 */
export function useSizeChoices(
  cart: Cart,
  data: CartData,
  root: RefObject<HTMLElement | null>,
): (line: LineView) => ReactNode | undefined {
  const ids = useMemo(() => cart.map(({ id }) => id), [cart]);
  const live = useLiveProducts(ids);
  const text = cartText(data);
  const exchanged = useRef<string>(undefined);
  // A line of another size is another line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the cart that brings the other line
  useLayoutEffect(() => {
    if (exchanged.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-line="${CSS.escape(exchanged.current)}"] select`)?.focus();
    exchanged.current = undefined;
  }, [cart, root]);
  return ({ key, name }) => {
    const line = cart.find((each) => lineKey(each) === key);
    const options = line ? sizeOptions(live.get(line.id), line) : [];
    if (line === undefined || options.length === 0) return undefined;
    const color = lineVariant({ ...line, size: '' }, data.colors);
    return (
      <>
        {color !== '' && `${color}, `}
        <SizeChoice
          size={line.size}
          options={options}
          label={text('line.size', { name })}
          soldOut={(size) => text('line.sizeSoldOut', { size })}
          onChange={({ size, free }) => {
            exchanged.current = lineKey({ ...line, size });
            exchangeSize(key, size, free);
          }}
        />
      </>
    );
  };
}
