import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';

interface Props {
  readonly title: string;
  /** Name of the button that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the page, open as long as it is drawn. */
export function Dialog({ title, close, onClose, children }: Props) {
  const { modal } = useModal(onClose);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too; a click beside it is for who points
    <dialog
      {...modal}
      className="side-dialog"
      aria-labelledby={titleId}
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
