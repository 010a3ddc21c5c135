import { useId, useState } from 'react';
import { useSending } from '../shared/session/use-sending.ts';

interface Props {
  readonly label: string;
  /** What the button says. */
  readonly act: string;
  /** Said where nothing was written. */
  readonly nothing: string;
  /** Characters. */
  readonly most: number;
  /** Keeps it; answers what stands against it, or nothing when it is kept. What was typed stays until then. */
  readonly onNote: (words: string) => Promise<string | undefined>;
}

/** Writes something down, for staff alone. */
export function NoteForm({ label, act, nothing, most, onNote }: Props) {
  const id = useId();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const { isBusy, send } = useSending();
  return (
    <form
      className="admin-note"
      onSubmit={(event) => {
        event.preventDefault();
        const words = note.trim();
        if (words === '') return setProblem(nothing);
        void send(async () => {
          const against = await onNote(words);
          setProblem(against);
          if (against === undefined) setNote('');
        });
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input admin-words"
        rows={2}
        maxLength={most}
        value={note}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
      {problem && (
        <p className="message" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <button type="submit" className="admin-act" aria-disabled={isBusy}>
        {act}
      </button>
    </form>
  );
}
