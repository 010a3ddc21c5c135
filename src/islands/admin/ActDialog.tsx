import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useModal } from '#src/ui/use-modal.ts';
import type { GateData } from './admin-data.ts';

interface Props {
  readonly data: GateData;
  readonly title: string;
  /** What the button does, in a word or two. */
  readonly act: string;
  /** Whether it destroys something: then the way back has the focus first. */
  readonly isGrave?: boolean;
  /** Does it; answers what stands against it, or nothing when it is done and the window may close. */
  readonly onAct: () => Promise<string | undefined>;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A window in which something is settled before it is done. What was typed stays when it is refused. */
export function ActDialog({ data: { admin }, title, act, isGrave = false, onAct, onClosed, children }: Props) {
  const { modal, close } = useModal(onClosed);
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (isGrave) cancel.current?.focus();
  }, [isGrave]);

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const against = await onAct();
      if (against === undefined) close();
      else setProblem(against);
    } finally {
      setBusy(false);
    }
  }

  return (
    <dialog {...modal} className="admin-dialog" aria-labelledby={titleId}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id={titleId}>{title}</h2>
        {children}
        <p className="message" role="alert">
          {problem}
        </p>
        <p className="admin-ways">
          <button type="submit" className="button" aria-disabled={isBusy} data-loading={isBusy || undefined}>
            {act}
          </button>
          <button ref={cancel} type="button" className="button button-line" onClick={close}>
            {admin.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
}
