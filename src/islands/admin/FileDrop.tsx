import { useRef, useState } from 'react';

interface Props {
  /** What the button says. */
  readonly label: string;
  /** What may be chosen, said beside it. */
  readonly hint: string;
  readonly name: string;
  /** Kinds of files, as an input names them. */
  readonly accept: string;
  readonly isBusy: boolean;
  readonly onFile: (file: File) => void;
}

/** What spreadsheets' tables are called by systems. */
export const tableTypes = '.csv,text/csv,text/tab-separated-values,text/plain';

/** Where a file is chosen, or dragged to; while one is taken in, no other is. */
export function FileDrop({ label, hint, name, accept, isBusy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file !== undefined && !isBusy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a way beside the button within.
    <div
      className="admin-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => input.current?.click()}>
        {label}
      </button>
      <span className="muted">{hint}</span>
      <input
        ref={input}
        type="file"
        name={name}
        hidden
        accept={accept}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
    </div>
  );
}
