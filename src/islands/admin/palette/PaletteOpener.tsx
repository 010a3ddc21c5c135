import { useEffect, useState } from 'react';
import { AdminGlyph } from '../AdminGlyph.tsx';
import { commandKey, isCommandWith } from '../command-key.ts';
import type { PaletteProps } from './option.ts';
import { PaletteDialog } from './PaletteDialog.tsx';

/** The button of the palette, and its keys: Ctrl or Cmd with K opens and closes it wherever the keyboard is. */
export function PaletteOpener(props: Pick<PaletteProps, 'data' | 'user' | 'role' | 'sidebar'>) {
  const { palette } = props.data.admin;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isCommandWith('k', event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="admin-palette-open"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={`${palette.title} (${commandKey()}+K)`}
        onClick={() => setOpen(true)}
      >
        <AdminGlyph name="search" />
        <span className="admin-act-word">{palette.open}</span>
        <span className="admin-key" aria-hidden="true">
          {commandKey()} K
        </span>
      </button>
      {isOpen && <PaletteDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
