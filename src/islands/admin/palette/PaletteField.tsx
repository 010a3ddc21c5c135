import { type KeyboardEventHandler, useLayoutEffect, useRef } from 'react';
import { longestQuery } from '#src/domain/search/query.ts';
import { AdminGlyph } from '../AdminGlyph.tsx';
import type { AdminData } from '../admin-data.ts';

interface Props {
  readonly data: AdminData;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onClose: () => void;
  readonly onKeyDown?: KeyboardEventHandler;
  /** Id of the list below, while there is one, and of the line in it that Enter opens. */
  readonly list?: string | undefined;
  readonly active?: string | undefined;
}

/** The field of the palette, which has the keyboard all the time. */
export function PaletteField({ data: { admin }, typed, onTyped, onClose, onKeyDown, list, active }: Props) {
  const field = useRef<HTMLInputElement>(null);
  // At once, and at the end of what stands there: it takes the place of one that somebody is typing into.
  useLayoutEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  return (
    <div className="admin-palette-field">
      <AdminGlyph name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={admin.palette.label}
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active}
        aria-autocomplete="list"
        placeholder={admin.palette.hint}
        maxLength={longestQuery}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="dialog-close" aria-label={admin.close} onClick={onClose} />
    </div>
  );
}
