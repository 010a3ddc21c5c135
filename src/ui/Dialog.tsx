import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A window over the page: the browser's own modal dialog, which keeps the keyboard inside, closes with Escape and gives the focus
 * back to what opened it. It is open as long as it is drawn.
 */
export function Dialog({ title, close, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too; a click beside it is for who points
    <dialog
      ref={dialog}
      className="side-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Closed by whoever draws it, as its button does: the browser would give the focus back first and tell of it a task later,
        // and an Enter in between would open what then closes.
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="dialog-body">
        <h2 className="title-2" id={titleId}>
          {title}
        </h2>
        {children}
        <button type="button" className="dialog-close" aria-label={close} onClick={onClose} />
      </div>
    </dialog>
  );
}
