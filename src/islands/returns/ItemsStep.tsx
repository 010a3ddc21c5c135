import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { $returnForm, changeReturn } from '#src/client/stores/return-request.ts';
import { longestComplaint } from '#src/contracts/returns.ts';
import { isOpenFor, keyOf, type ReturnProblems, returnProblems } from '#src/domain/returns/return-form.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ReturnLineChoice } from './ReturnLineChoice.tsx';
import type { ReturnViewProps } from './return-view.ts';

const noProblems: ReturnProblems = { reason: false, lines: false, sizes: [], note: false };

/** What a complaint is about, in the shopper's own words. */
function NoteField({ data, isMissing }: Pick<ReturnViewProps, 'data'> & { readonly isMissing: boolean }) {
  const { note } = useStore($returnForm);
  const id = useId();
  const words = data.texts.items;
  return (
    <div className="field return-note">
      <label htmlFor={id}>{words.note}</label>
      <textarea
        id={id}
        className="input"
        name="note"
        rows={4}
        maxLength={longestComplaint}
        value={note}
        onChange={(event) => changeReturn({ note: event.target.value })}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={`${id}-${isMissing ? 'problem' : 'hint'}`}
      />
      {isMissing ? (
        <p className="message" id={`${id}-problem`}>
          {words.missingNote}
        </p>
      ) : (
        <p className="field-hint" id={`${id}-hint`}>
          {words.noteHint}
        </p>
      )}
    </div>
  );
}

/** Which items, how many of each; for an exchange the new sizes, for a complaint what is wrong. */
export function ItemsStep(props: ReturnViewProps & { readonly onDone: () => void }) {
  const { data, onDone, options } = props;
  const form = useStore($returnForm);
  const [isChecked, setChecked] = useState(false);
  const root = useRef<HTMLFormElement>(null);
  const words = data.texts.items;
  const text = islandText(data.language, words);
  const { reason = 'return' } = form;
  const found = returnProblems(form, options.lines);
  const problems = isChecked ? found : noProblems;
  const isAnyOpen = options.lines.some((line) => isOpenFor(line, reason));
  return (
    <form
      noValidate
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!found.lines && found.sizes.length === 0 && !found.note) return onDone();
        setChecked(true);
        // The marks are drawn first.
        setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      }}
    >
      <fieldset className="return-lines" aria-describedby={problems.lines ? 'lines-problem' : undefined}>
        <legend className="sr-only">{words.legend}</legend>
        {options.lines.map((line) => (
          <ReturnLineChoice
            {...props}
            key={keyOf(line)}
            line={line}
            reason={reason}
            choice={form.chosen[keyOf(line)]}
            isWrong={problems.lines}
            needsSize={problems.sizes.includes(keyOf(line))}
          />
        ))}
        {problems.lines && isAnyOpen && (
          <p className="message" id="lines-problem">
            {words.missing}
          </p>
        )}
      </fieldset>
      {!isAnyOpen && <p className="notice">{words.nothing}</p>}
      {options.unsent > 0 && <p className="small muted">{text('unsent', { count: options.unsent })}</p>}
      {reason === 'complaint' && isAnyOpen && <NoteField data={data} isMissing={problems.note} />}
      {isAnyOpen && (
        <button type="submit" className="button button-large">
          {words.next}
        </button>
      )}
    </form>
  );
}
