import { useEffect, useId, useRef } from 'react';
import { useModal } from '#src/ui/use-modal.ts';
import { useSending } from '../../shared/session/use-sending.ts';

interface Props {
  readonly title: string;
  /** What it means. */
  readonly text: string;
  readonly words: { readonly confirm: string; readonly busy: string; readonly cancel: string };
  /** Done before the dialog closes. */
  readonly onConfirm: () => Promise<void>;
  readonly onClosed: () => void;
}

/** Asks before something is given up. */
export function ConfirmDialog({ title, text, words, onConfirm, onClosed }: Props) {
  const { modal, close } = useModal(onClosed);
  const cancel = useRef<HTMLButtonElement>(null);
  const [titleId, textId] = [useId(), useId()];
  const { isBusy, send } = useSending();
  useEffect(() => {
    cancel.current?.focus();
  }, []);
  return (
    <dialog {...modal} className="safety-dialog" aria-labelledby={titleId} aria-describedby={textId}>
      <h4 className="title-2" id={titleId}>
        {title}
      </h4>
      <p id={textId}>{text}</p>
      <p className="safety-ways">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => void send(() => onConfirm().finally(close))}
        >
          {isBusy ? words.busy : words.confirm}
        </button>
        <button ref={cancel} type="button" className="button button-line" onClick={close}>
          {words.cancel}
        </button>
      </p>
    </dialog>
  );
}
