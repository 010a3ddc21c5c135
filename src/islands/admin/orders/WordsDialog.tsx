import { useId, useState } from 'react';
import { ActDialog } from '../ActDialog.tsx';
import type { AdminData } from '../admin-data.ts';

interface Props {
  readonly data: AdminData;
  readonly title: string;
  readonly lead?: string;
  readonly label: string;
  readonly act: string;
  /** What to say where nothing was written; absent where nothing has to be. */
  readonly missing?: string;
  readonly isGrave?: boolean;
  readonly onAct: (words: string) => Promise<string | undefined>;
  readonly onClosed: () => void;
}

/** A window that asks for a few words before something is done: why, or what was noted. */
export function WordsDialog({ data, lead, label, missing, onAct, ...dialog }: Props) {
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <ActDialog
      {...dialog}
      data={data}
      onAct={async () => (missing !== undefined && words.trim() === '' ? missing : onAct(words.trim()))}
    >
      {lead && <p>{lead}</p>}
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          className="input admin-words"
          rows={3}
          maxLength={1000}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
    </ActDialog>
  );
}
