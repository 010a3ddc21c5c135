import type { MouseEvent } from 'react';
import type { Option } from './option.ts';

interface Props {
  readonly id: string;
  readonly option: Option;
  /** Said of what opens beside the page. */
  readonly newTab: string;
  readonly isActive: boolean;
  readonly onPointed: () => void;
  readonly onFollowed: (isBeside: boolean) => void;
}

/** One line: a link where it leads somewhere, so that the browser can open it in another tab, too. */
export function OptionLine({ id, option, newTab, isActive, onPointed, onFollowed }: Props) {
  const { name, detail, state, href, isOutside = false } = option;
  const attributes = {
    ...{ id, role: 'option', 'aria-selected': isActive, tabIndex: -1, className: 'admin-palette-line' },
    onMouseMove: () => !isActive && onPointed(),
    // The field keeps the keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => onFollowed(ctrlKey || metaKey || shiftKey),
  } as const;
  const words = (
    <>
      <span className="admin-palette-name">{name}</span>
      {detail && <span className="muted">{detail}</span>}
      {isOutside && <span className="muted">{newTab}</span>}
      {state && <span className="admin-palette-state">{state}</span>}
    </>
  );
  if (href === undefined) return <div {...attributes}>{words}</div>;
  return (
    <a {...attributes} href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
      {words}
    </a>
  );
}
