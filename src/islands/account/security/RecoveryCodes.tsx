import { useEffect, useRef } from 'react';
import { saveFile } from '../../shared/save-file.ts';
import type { TabProps } from '../account-data.ts';
import { CopyButton } from './CopyButton.tsx';

interface Props extends Pick<TabProps<'account-security'>, 'texts' | 'user'> {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, the only time that they are shown. */
export function RecoveryCodes({ texts, user, codes, onKept }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { codes: words } = texts;
  // They take the place of what was just sent: whoever reads with their ears begins here.
  useEffect(() => heading.current?.focus(), []);
  const list = codes.join('\n');
  const file = `${words.fileTitle}\n${user.email ?? ''}\n\n${list}\n\n${words.fileNote}\n`;
  return (
    <div className="safety-codes">
      <h4 ref={heading} tabIndex={-1}>
        {words.title}
      </h4>
      <p>{words.lead}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="safety-links">
        <CopyButton text={list} label={words.copy} texts={texts} />
        <button
          type="button"
          className="link"
          onClick={() => saveFile('gija-recovery-codes.txt', new Blob([file], { type: 'text/plain;charset=utf-8' }))}
        >
          {words.download}
        </button>
        <button type="button" className="link" onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
      <p className="small muted">{words.keep}</p>
      <button type="button" className="button" onClick={onKept}>
        {words.kept}
      </button>
    </div>
  );
}
