import { useState } from 'react';
import { readLetter } from '#src/client/backend/staff-newsletters.ts';
import { NotRead } from '../NotRead.tsx';
import { useReading } from '../use-reading.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { LetterView } from './LetterView.tsx';
import { lettersAddress, type Section } from './letter-words.tsx';

interface Props extends Section {
  /** The letter that is open. */
  readonly id?: string;
  /** Of a new one: the letter that it is to be like, by its id. */
  readonly like?: string;
}

const isId = (word: string | undefined) => word !== undefined && /^[0-9a-f-]{36}$/.test(word);

/** One letter: a draft in its editor, one that is planned or out with what became of it. */
export function LetterPage({ id, like, ...section }: Props) {
  const { data, texts } = section;
  const named = id ?? like;
  const asked = isId(named) ? (named ?? null) : null;
  const { value, isBusy, failure, again } = useReading(asked ?? '', ({ token }) =>
    readLetter(token, { id: asked, language: data.language }),
  );
  const [newId] = useState(() => crypto.randomUUID());
  const letter = value?.letter ?? undefined;
  const isThere = value !== undefined && (id === undefined || letter !== undefined);
  return (
    <>
      <p className="admin-as-of">
        <a className="link" href={lettersAddress(section)}>
          {texts.back}
        </a>
        {id !== undefined && letter?.state !== 'draft' && (
          <button type="button" className="link" onClick={() => void again()}>
            {data.admin.dashboard.refresh}
          </button>
        )}
      </p>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {!isThere && (
        <p className="muted admin-waiting" role="status">
          {value ? texts.unknown : isBusy && data.admin.loading}
        </p>
      )}
      {isThere && (id === undefined || letter?.state === 'draft') && (
        <LetterEditor
          {...section}
          id={id ?? newId}
          letter={letter}
          isNew={id === undefined}
          categories={value.categories}
          onPlanned={again}
        />
      )}
      {isThere && id !== undefined && letter !== undefined && letter.state !== 'draft' && (
        <LetterView {...section} letter={letter} categories={value.categories} onChanged={again} />
      )}
    </>
  );
}
