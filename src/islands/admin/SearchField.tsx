import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';

interface Props {
  /** What is searched, for readers. */
  readonly label: string;
  /** By which words. */
  readonly hint: string;
}

/** Milliseconds after the last key until what was typed is looked for. */
const pause = 250;

/** What to look for, in the address (`q`): it is looked for while it is typed, and at once with Enter. */
export function SearchField({ label, hint }: Props) {
  const { query } = useStore($place);
  const kept = query['q'] ?? '';
  const [typed, setTyped] = useState(kept);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  // Back and links change what is looked for; while somebody types, what they type stands.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(kept);
  }, [kept]);
  const look = (words: string) => {
    clearTimeout(timer.current);
    changeQuery({ q: words.trim() }, { replace: true });
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <search className="admin-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          look(typed);
        }}
      >
        <input
          ref={field}
          className="input"
          type="search"
          name="q"
          aria-label={label}
          placeholder={hint}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => look(target.value), pause);
          }}
        />
      </form>
    </search>
  );
}
