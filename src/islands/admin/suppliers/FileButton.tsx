import { useRef } from 'react';

/** A button that asks for a list in CSV or JSON and gives the file that was chosen. */
export function FileButton({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="admin-act" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.json,text/csv,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Chosen again, the same file is read again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
