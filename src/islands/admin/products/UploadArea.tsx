import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { uploadTypes } from '#src/contracts/admin-uploads.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Section } from './product-words.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

interface Props extends Section {
  /** Gets the key of each picture that was made. */
  readonly onReady: (picture: string) => void;
}

function UploadRow({
  data,
  texts,
  upload,
  onAgain,
  onPutAway,
}: Section & { readonly upload: Upload; readonly onAgain: () => void; readonly onPutAway: () => void }) {
  // biome-ignore format: a line
  const text = islandText(data.language, texts);
  const { file, state, part, refusal = '' } = upload;
  const { name } = file;
  const reasons: Readonly<Record<string, string>> = { ...data.admin.errors, ...texts.upload.refusals };
  return (
    <li>
      <span className="admin-upload-name">{name}</span>
      {state === 'refused' ? (
        <>
          <p className="message" role="alert">
            {reasons[refusal] ?? data.admin.errors.unexpected}
          </p>
          <span className="admin-ways">
            {refusal === 'offline' && (
              <button type="button" className="admin-act" onClick={onAgain}>
                {texts.upload.again}
              </button>
            )}
            <button
              type="button"
              className="admin-act"
              aria-label={text('upload.putAwayNamed', { name })}
              onClick={onPutAway}
            >
              {texts.upload.putAway}
            </button>
          </span>
        </>
      ) : (
        <>
          <progress
            aria-label={text('upload.progressOf', { name })}
            max={1}
            value={state === 'sent' ? undefined : part}
          />
          <span className="muted" role="status">
            {texts.upload[state]}
          </span>
        </>
      )}
    </li>
  );
}

/** Where pictures come in: chosen, dragged here or pasted, several at once. */
export function UploadArea({ onReady, ...section }: Props) {
  const { texts } = section;
  const { uploads, add, putAway, tryAgain } = useUploads(onReady);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const paste = useRef<(event: ClipboardEvent) => void>(null);
  const take = (files: FileList | null | undefined) => files && files.length > 0 && add([...files]);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  paste.current = (event) => {
    // Words that are pasted into a field are words, though a picture of them may come along.
    if (event.clipboardData?.types.includes('text/plain')) return;
    take(event.clipboardData?.files);
  };
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => paste.current?.(event);
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
  return (
    <div className="admin-uploads">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a way beside the button within. */}
      <div
        className="admin-drop"
        data-over={isOver || undefined}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <button type="button" className="admin-act" aria-describedby={hint} onClick={() => input.current?.click()}>
          {texts.upload.choose}
        </button>
        <span className="muted" id={hint}>
          {texts.upload.hint}
        </span>
        <input
          ref={input}
          type="file"
          name="pictures"
          hidden
          multiple
          accept={uploadTypes.join()}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      </div>
      {uploads.length > 0 && (
        <ul className="admin-upload-list">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              {...section}
              upload={upload}
              onAgain={() => tryAgain(upload.id)}
              onPutAway={() => putAway(upload.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
