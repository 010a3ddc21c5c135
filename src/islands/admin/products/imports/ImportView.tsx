import { useState } from 'react';
import { importProducts } from '#src/client/functions/admin-product-tables.ts';
import type { ProductImport } from '#src/contracts/staff-product-imports.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { fillText, islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../../ActDialog.tsx';
import { RecordPage } from '../../RecordPage.tsx';
import { useActing } from '../../use-acting.ts';
import type { Section } from '../product-words.tsx';
import { ChangeLines, ProblemLines } from './ImportLines.tsx';
import { useImport } from './use-import.ts';

interface Props extends Section {
  readonly id: string;
}

interface OfImport extends Section {
  readonly of: ProductImport;
  readonly onMoved: () => void;
}

/** How far it is; it goes on by itself while somebody leaves the page. */
function Progress({ data, texts, of }: OfImport) {
  const text = islandText(data.language, texts);
  const { state, checked, counts } = of;
  if (state === 'checking')
    return (
      <div className="admin-import-progress">
        <progress aria-label={texts.tables.states.checking} />
        <p role="status">{text('tables.checkedSoFar', { count: checked })}</p>
        <p className="muted">{texts.tables.leave}</p>
      </div>
    );
  if (state !== 'running' && state !== 'undoing') return null;
  const isRun = state === 'running';
  const settled = isRun ? counts.done + counts.failed : counts.undone + counts.kept;
  const all = isRun ? settled + counts.waiting : settled + counts.done;
  return (
    <div className="admin-import-progress">
      <progress aria-label={texts.tables.states[state]} max={all} value={settled} />
      <p role="status">{text('tables.settled', { count: settled, all })}</p>
      <p className="muted">{texts.tables.leave}</p>
    </div>
  );
}

/** What can be done with it next: carry it out, or take it back. */
function ImportActs({ data, texts, of, onMoved }: OfImport) {
  const text = islandText(data.language, texts);
  const { attempt } = useActing(data, { ...texts.errors, ...texts.tables.errors });
  const [asked, setAsked] = useState<'run' | 'undo'>();
  const count = asked === 'undo' ? of.counts.done : of.counts.new + of.counts.changed;
  const move = (act: 'run' | 'undo') => attempt((token) => importProducts(token, { act, import: of.id }), onMoved);
  return (
    <p className="admin-ways">
      {of.state === 'checked' && of.counts.new + of.counts.changed > 0 && (
        <button type="button" className="button" onClick={() => setAsked('run')}>
          {text('tables.run', { count: of.counts.new + of.counts.changed })}
        </button>
      )}
      {of.state === 'done' && of.counts.done > 0 && (
        <button type="button" className="button button-line" onClick={() => setAsked('undo')}>
          {texts.tables.undo}
        </button>
      )}
      <a className="button button-line" href={`${localizePath(sectionPath('products'), data.language)}?import=1`}>
        {texts.tables.another}
      </a>
      {asked && (
        <ActDialog
          data={data}
          title={text(asked === 'run' ? 'tables.runTitle' : 'tables.undoTitle', { count })}
          act={asked === 'run' ? texts.tables.runAct : texts.tables.undo}
          isGrave={asked === 'undo'}
          onAct={() => move(asked)}
          onClosed={() => setAsked(undefined)}
        >
          <p>{asked === 'run' ? texts.tables.runLead : texts.tables.undoLead}</p>
        </ActDialog>
      )}
    </p>
  );
}

/** Why a table cannot be read, and what to do. */
function Refusal({ data, texts, of }: OfImport) {
  const { code = '', line, column = '' } = of.refusal ?? {};
  const known: Readonly<Record<string, string>> = texts.tables.refusals;
  const text = islandText(data.language, texts);
  return (
    <p className="message" role="alert">
      {line !== undefined && `${text('tables.inLine', { line })} `}
      {fillText(known[code] ?? data.admin.errors.unexpected, { column })}
    </p>
  );
}

/** One import: how far it is, what stands against it row by row, what it changes, and how it is taken back. */
export function ImportView({ id, ...section }: Props) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const reading = useImport(id);
  const { value: of, again } = reading;
  const props = of && { ...section, of, onMoved: () => void again() };
  return (
    <RecordPage data={data} section="products" back={texts.back} reading={reading} unknown={texts.tables.unknown}>
      {props && of && (
        <>
          <header className="admin-order-head">
            <h2>{of.file}</h2>
            <span className="muted">{texts.tables.states[of.state]}</span>
          </header>
          {of.state === 'refused' ? <Refusal {...props} /> : <Progress {...props} />}
          {of.state !== 'refused' && of.state !== 'uploading' && (
            <ul className="admin-counts">
              {(['new', 'changed', 'unchanged', 'wrong', 'failed', 'undone', 'kept'] as const)
                .filter((key) => of.counts[key] > 0 || key === 'new' || key === 'changed' || key === 'unchanged')
                .map((key) => (
                  <li key={key}>{text(`tables.counts.${key}`, { count: of.counts[key] })}</li>
                ))}
            </ul>
          )}
          <ImportActs {...props} />
          <ProblemLines {...props} />
          <ChangeLines {...props} />
        </>
      )}
    </RecordPage>
  );
}
