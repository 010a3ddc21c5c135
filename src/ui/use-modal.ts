import { type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * The browser's own modal dialog, open as long as it is drawn: it keeps the keyboard inside, and the focus goes back to what opened it.
 * `modal` belongs on the dialog. `onClosed` is told of every way out and undraws it; whoever ends a wait calls `close`, which does
 * nothing once the dialog is gone.
 */
export function useModal(onClosed: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const close = () => {
    if (dialog.current !== null) onClosed();
  };
  /** Escape. The browser would give the focus back first and tell of it a task later: an Enter in between would open what then closes. */
  const onCancel = (event: SyntheticEvent) => {
    // A file picker that is left says the same, and bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClosed();
  };
  return { modal: { ref: dialog, onCancel, onClose: onClosed }, close };
}
