import { useState } from 'react';
import { islandText } from '#src/i18n/island-text.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { TabProps } from '../account-data.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface Props extends Pick<TabProps<'account-security'>, 'data' | 'texts'> {
  /** How many still count; undefined where that could not be had. */
  readonly left: number | undefined;
  readonly onRenew: () => Promise<void>;
}

/** How many recovery codes there are, and new ones in their place. */
export function CodesLeft({ data, texts, left, onRenew }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, send } = useSending();
  const { codes: words } = texts;
  const isNone = left === 0;
  return (
    <>
      <p>
        {isNone && words.none}
        {!isNone && left !== undefined && islandText(data.language, texts)('codes.left', { count: left })}
      </p>
      <p className="safety-ways">
        <button
          type="button"
          className="button button-line"
          aria-disabled={isBusy}
          onClick={() => (isNone ? void send(onRenew) : setAsked(true))}
        >
          {isBusy ? words.making : isNone ? words.make : words.remake}
        </button>
      </p>
      {isAsked && (
        <ConfirmDialog
          title={words.remakeTitle}
          text={words.remakeText}
          words={{ confirm: words.remake, busy: words.making, cancel: texts.cancel }}
          onConfirm={onRenew}
          onClosed={() => setAsked(false)}
        />
      )}
    </>
  );
}
