import { useId, useRef, useState } from 'react';
import { translate } from '#src/client/functions/admin-translation.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { ImportedText } from '#src/contracts/admin-translation.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { wordOf } from '../naming.ts';
import { FileFault, readTextsFile } from './read-file.ts';
import type { Section } from './text-words.ts';

interface Props extends Section {
  readonly onImported: () => void;
  readonly onClosed: () => void;
}

/** What a file does: how many texts of each outcome, and the first of those that change or are refused. */
interface Outcome {
  readonly counts: Readonly<Record<'new' | 'changed' | 'unchanged' | 'refused', number>>;
  readonly first: readonly ImportedText[];
}
const nothing: Outcome = { counts: { new: 0, changed: 0, unchanged: 0, refused: 0 }, first: [] };

/** So many rows are shown; the numbers count all. */
const shown = 200;

function joined({ counts, first }: Outcome, imported: readonly ImportedText[], unchanged: number): Outcome {
  const next = { ...counts, unchanged: counts.unchanged + unchanged };
  for (const { outcome } of imported) next[outcome] += 1;
  // What is refused says why, so it comes before what is well.
  const rows = [...first, ...imported];
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  return { counts: next, first: [...refused, ...rows.filter(({ outcome }) => outcome !== 'refused')].slice(0, shown) };
}

/** Takes a table of texts: first it says what would be, text by text; then it does it. What is taken stays taken if it breaks off. */
export function ImportDialog({ onImported, onClosed, ...section }: Props) {
  const { data, texts } = section;
  const { import: words } = texts;
  const say = islandText(data.language, texts);
  const fileId = useId();
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<string>();
  const run = useRef(0);

  function sentence(code: string): string {
    const known: Readonly<Record<string, string>> = { ...data.admin.errors, ...texts.errors };
    return known[code] ?? data.admin.errors.unexpected;
  }

  /** Sends the file piece by piece; answers what stands against it. */
  async function send(taken: File, isRehearsal: boolean): Promise<string | undefined> {
    run.current += 1;
    const mine = run.current;
    let sum = nothing;
    setShare(0);
    try {
      for await (const { rows, share: read } of readTextsFile(taken)) {
        const answer = await actAsStaff((token) =>
          translate(token, { act: 'import', rows: [...rows], is_rehearsal: isRehearsal }),
        );
        if (mine !== run.current) return undefined;
        if (!answer.ok) return sentence(answer.failure.code);
        sum = joined(sum, answer.value.imported ?? [], answer.value.unchanged ?? 0);
        setOutcome(sum);
        setShare(read);
      }
      setOutcome(sum);
      return undefined;
    } catch (error) {
      if (!(error instanceof FileFault)) throw error;
      return say(`import.faults.${error.code}`, { column: error.column });
    } finally {
      if (mine === run.current) setShare(undefined);
    }
  }

  async function rehearse(chosen: File | undefined): Promise<void> {
    setFile(chosen);
    setOutcome(undefined);
    setFault(undefined);
    if (chosen !== undefined) setFault(await send(chosen, true));
  }

  async function take(): Promise<string | undefined> {
    if (file === undefined) return words.noFile;
    if (share !== undefined) return words.waiting;
    if (fault !== undefined) return fault;
    if (outcome !== undefined && outcome.counts.new + outcome.counts.changed === 0) return words.nothingToTake;
    const against = await send(file, false);
    onImported();
    if (against === undefined) showToast({ kind: 'done', text: words.done });
    return against;
  }

  const isWaiting = share !== undefined;
  return (
    <ActDialog
      data={data}
      title={words.title}
      act={words.act}
      onAct={take}
      onClosed={() => {
        run.current += 1;
        onClosed();
      }}
    >
      <p>{words.lead}</p>
      <div className="field">
        <label htmlFor={fileId}>{words.file}</label>
        <input
          id={fileId}
          className="input"
          type="file"
          accept=".csv,text/csv"
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${fileId}-fault`}
          onChange={({ target }) => void rehearse(target.files?.[0])}
        />
        <p className="message" id={`${fileId}-fault`} role="alert">
          {fault}
        </p>
      </div>
      {isWaiting && <progress className="admin-progress" max={1} value={share} aria-label={words.progress} />}
      {outcome && (
        <>
          <div role="status">
            <ul className="admin-import-counts">
              {(['new', 'changed', 'unchanged', 'refused'] as const).map((each) => (
                <li key={each}>{say(`import.counts.${each}`, { count: outcome.counts[each] })}</li>
              ))}
            </ul>
          </div>
          {outcome.first.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
            <section className="admin-scroll admin-import-rows" aria-label={words.rows} tabIndex={0}>
              <table className="admin-table">
                <thead>
                  <tr>
                    <th scope="col">{words.line}</th>
                    <th scope="col">{words.key}</th>
                    <th scope="col">{words.outcome}</th>
                  </tr>
                </thead>
                <tbody>
                  {outcome.first.map(({ line, key, language, outcome: what, code, was, text }) => (
                    <tr key={`${line} ${language}`}>
                      <td>{line}</td>
                      <td>
                        {key}
                        {language && ` (${texts.languages[language]})`}
                      </td>
                      <td>
                        {code ? (
                          <span className="admin-state" data-tone="bad">
                            {wordOf(words.refusals, code)}
                          </span>
                        ) : (
                          <>
                            {what === 'changed' && <del className="muted">{was}</del>} {text}
                          </>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </ActDialog>
  );
}
