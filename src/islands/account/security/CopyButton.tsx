import { useState } from 'react';
import type { TabProps } from '../account-data.ts';

interface Props extends Pick<TabProps<'account-security'>, 'texts'> {
  readonly text: string;
  readonly label: string;
}

/** Copies a text and says whether that went well: some browsers forbid it. */
export function CopyButton({ text, label, texts }: Props) {
  const [said, setSaid] = useState('');
  async function copy(): Promise<void> {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.copyFailed);
    }
  }
  return (
    <>
      <button type="button" className="link" onClick={() => void copy()}>
        {label}
      </button>
      <span className="small muted" role="status">
        {said}
      </span>
    </>
  );
}
