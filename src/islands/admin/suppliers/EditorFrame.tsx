import type { ReactNode, RefObject } from 'react';
import { useSending } from '../../shared/session/use-sending.ts';
import { OtherChanges } from '../OtherChanges.tsx';
import type { Section } from './supplier-words.tsx';

interface Props extends Section {
  readonly title: string;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Where it leads back to. */
  readonly back: { readonly href: string; readonly name: string };
  /** What somebody else has changed meanwhile; until that is settled nothing is saved. */
  readonly others: readonly (readonly [name: string, was: string, is: string])[] | undefined;
  readonly onTake: () => void;
  readonly onKeep: () => void;
  readonly against: string | undefined;
  readonly onSave: () => Promise<void>;
  readonly children: ReactNode;
}

/** The page of an editor: the way back, the fields, what somebody else changed meanwhile, and the way to save. */
export function EditorFrame(props: Props) {
  const { data, texts, title, element, back, others, onTake, onKeep, against, onSave, children } = props;
  const { isBusy, send } = useSending();
  return (
    <div className="admin-section admin-order">
      <p className="admin-as-of">
        <a className="link" href={back.href}>
          {back.name}
        </a>
      </p>
      <form
        ref={element}
        className="admin-editor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(onSave);
        }}
      >
        <h2>{title}</h2>
        {children}
        {others && <OtherChanges words={texts.stale} fields={others} onTake={onTake} onKeep={onKeep} />}
        <p className="message" role="alert">
          {against}
        </p>
        <p className="admin-ways">
          <button
            type="submit"
            className="button"
            aria-disabled={isBusy || others !== undefined}
            data-loading={isBusy || undefined}
          >
            {texts.save}
          </button>
          <a className="button button-line" href={back.href}>
            {data.admin.cancel}
          </a>
        </p>
      </form>
    </div>
  );
}
