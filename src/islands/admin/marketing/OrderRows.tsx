import { type ReactNode, useRef, useState } from 'react';

interface Item {
  readonly id: string;
  /** What it is called, for readers. */
  readonly name: string;
  readonly content: ReactNode;
  /** What else can be done with it. */
  readonly acts?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
  /** What the handle of an item is called, and what is said after it has moved. */
  readonly words: {
    readonly handle: (name: string, place: number) => string;
    readonly moved: (name: string, place: number) => string;
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
  };
  readonly onOrder: (ids: readonly string[]) => void;
}

/** A list that is put in order by dragging, or on the handle of an item with the arrow keys, Home and End. */
export function OrderRows({ label, items, words, onOrder }: Props) {
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);

  function move(id: string, to: number): void {
    const item = items.find((each) => each.id === id);
    const place = Math.max(0, Math.min(items.length - 1, to));
    if (item === undefined || items[place] === item) return;
    const others = items.filter((each) => each !== item).map((each) => each.id);
    onOrder([...others.slice(0, place), id, ...others.slice(place)]);
    setSaid(words.moved(item.name, place + 1));
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] .admin-handle`)?.focus(),
    );
  }

  return (
    <>
      <ol ref={list} className="admin-ordered" aria-label={label}>
        {items.map(({ id, name, content, acts }, place) => (
          <li
            key={id}
            data-id={id}
            data-dragged={dragged === id || undefined}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              event.dataTransfer.setData('text/plain', id);
              setDragged(id);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, place);
            }}
          >
            <button
              type="button"
              className="admin-handle"
              aria-label={words.handle(name, place + 1)}
              onKeyDown={(event) => {
                const goals: Readonly<Record<string, number>> = {
                  ArrowUp: place - 1,
                  ArrowDown: place + 1,
                  Home: 0,
                  End: items.length - 1,
                };
                const goal = goals[event.key];
                if (goal === undefined) return;
                event.preventDefault();
                move(id, goal);
              }}
            >
              <span aria-hidden="true">⋮⋮</span>
            </button>
            <div className="admin-ordered-content">{content}</div>
            <span className="admin-ordered-acts">
              <button
                type="button"
                className="admin-act"
                aria-label={words.up(name)}
                disabled={place === 0}
                onClick={() => move(id, place - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="admin-act"
                aria-label={words.down(name)}
                disabled={place === items.length - 1}
                onClick={() => move(id, place + 1)}
              >
                ↓
              </button>
              {acts}
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
