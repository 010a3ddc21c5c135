import { useCallback, useEffect, useState } from 'react';
import { useModal } from '#src/ui/use-modal.ts';
import { knownPalette, type LoadedPalette, loadPalette } from './load-palette.ts';
import type { PaletteProps } from './option.ts';
import { PaletteField } from './PaletteField.tsx';
import { useRoom } from './use-room.ts';

/** Whoever was sent elsewhere while what had the keyboard is gone goes on at the head of the page. */
function keepKeyboard(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.admin-head h1')?.focus();
}

/** The window of the palette over everything, also over other windows; its code and texts come when it is opened first. */
export function PaletteDialog({ onClose, ...props }: Omit<PaletteProps, 'texts' | 'all' | 'begun'>) {
  const { data } = props;
  const { language, admin } = data;
  const { modal } = useModal(() => onClose());
  const [typed, setTyped] = useState('');
  const [loaded, setLoaded] = useState<LoadedPalette | undefined>(knownPalette);
  const [hasFailed, setFailed] = useState(false);
  useRoom(modal.ref);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setLoaded(await loadPalette(language));
    } catch {
      setFailed(true);
    }
  }, [language]);
  useEffect(() => {
    if (knownPalette() === undefined) void load();
  }, [load]);

  function close(hasGone = false): void {
    onClose();
    if (!hasGone) return;
    // Windows that were open below belong to where one was.
    for (const other of document.querySelectorAll('dialog[open]'))
      if (other !== modal.ref.current) (other as HTMLDialogElement).close();
    setTimeout(keepKeyboard);
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too; a click beside it is for who points
    <dialog
      {...modal}
      className="admin-palette"
      aria-label={admin.palette.title}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="admin-palette-body">
        {loaded ? (
          <loaded.Palette {...props} {...loaded} begun={typed} onClose={close} />
        ) : (
          <>
            <PaletteField data={data} typed={typed} onTyped={setTyped} onClose={() => onClose()} />
            {hasFailed ? (
              <div className="admin-not-read" role="alert">
                <p>{admin.gate.offline}</p>
                <button type="button" className="admin-act" onClick={() => void load()}>
                  {admin.retry}
                </button>
              </div>
            ) : (
              <p className="admin-palette-work" role="status">
                {admin.loading}
              </p>
            )}
          </>
        )}
      </div>
    </dialog>
  );
}
