import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  readonly label: string;
  readonly onOpen?: () => void;
  /** What is opened; given how to close it again. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button in whose place something opens; when it is closed, the keyboard is at the button again. */
export function OnDemand({ label, onOpen, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return children(() => setOpen(false));
  return (
    <button
      ref={opener}
      type="button"
      className="button button-line"
      onClick={() => {
        onOpen?.();
        setOpen(true);
      }}
    >
      {label}
    </button>
  );
}
