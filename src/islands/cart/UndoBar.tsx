import { useStore } from '@nanostores/react';
import { type RefObject, useEffect } from 'react';
import { $undo, pauseUndo, resumeUndo, undoRemoval } from '#src/client/stores/undo.ts';
import { type CartData, cartText } from '../shared/cart-data.ts';
import { lineName } from '../shared/cart-view.ts';

interface Props {
  readonly data: CartData;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** “Coat removed · Undo”, for eight seconds, longer while the shopper is at it. */
export function UndoBar({ data, button }: Props) {
  const undo = useStore($undo);
  // A bar that disappears under the pointer must not leave the next one's clock stopped.
  useEffect(() => (undo === undefined ? undefined : resumeUndo), [undo]);
  const text = cartText(data);
  const [first] = undo?.removed ?? [];
  const sentence =
    first === undefined || undo?.kind === 'all'
      ? text('undo.all')
      : text(undo?.kind === 'saved' ? 'undo.saved' : 'undo.line', { name: lineName(first.line, data.language) });
  return (
    <div role="status" className="undo-place">
      {undo && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only stops the clock, the button inside is the control
        <div
          className="undo"
          key={first ? first.line.id + first.line.size + first.line.color + undo.removed.length : undo.kind}
          onPointerEnter={pauseUndo}
          onPointerLeave={resumeUndo}
          onFocus={pauseUndo}
          onBlur={resumeUndo}
        >
          <span>{sentence}</span>
          <button type="button" className="link" ref={button} onClick={undoRemoval}>
            {text('undo.action')}
          </button>
        </div>
      )}
    </div>
  );
}
