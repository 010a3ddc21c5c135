import { useState } from 'react';
import { changePrices } from '#src/client/functions/admin-pricing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { PriceRun } from '#src/contracts/staff-pricing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import type { Section } from './pricing-words.tsx';

interface Props extends Section {
  readonly run: PriceRun;
  readonly onDone: () => void;
}

/** The way back to the form, for the same products. */
function formAddress({ scope }: PriceRun): string {
  const query = new URLSearchParams({ change: '1' });
  if (scope.products) query.set('products', scope.products.join(' '));
  if (scope.view !== 'all') query.set('view', scope.view);
  if (scope.words) query.set('q', scope.words);
  if (scope.category) query.set('category', scope.category);
  return query.toString();
}

/** What can be done with a run: applied, reckoned otherwise, or taken back. */
export function RunActs({ run, onDone, ...section }: Props) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const [asks, setAsks] = useState<'apply' | 'undo'>();
  const { attempt } = useActing(data, texts.errors);
  const { acts } = texts.runs;
  const perform = (act: 'apply' | 'undo') =>
    attempt(
      (token) => changePrices(token, { act, run: run.id }),
      ({ updated = 0, stale = 0, left: waiting = 0 }) => {
        onDone();
        // The page follows how far it is.
        if (waiting > 0) return;
        const done = text(`runs.acts.${act === 'apply' ? 'applied' : 'undone'}`, { count: updated });
        const left = stale > 0 ? ` ${text('runs.acts.stale', { count: stale })}` : '';
        showToast({ kind: 'done', text: done + left });
      },
    );
  return (
    <div className="admin-acts">
      {run.state === 'simulated' && (
        <>
          {run.changes > 0 && (
            <button type="button" className="admin-act" onClick={() => setAsks('apply')}>
              {acts.apply}
            </button>
          )}
          <a className="admin-act" href={`${localizePath(sectionPath('pricing'), data.language)}?${formAddress(run)}`}>
            {acts.otherwise}
          </a>
        </>
      )}
      {run.state === 'applied' && (
        <button type="button" className="admin-act" onClick={() => setAsks('undo')}>
          {acts.undo}
        </button>
      )}
      {asks === 'apply' && (
        <ActDialog
          data={data}
          title={text('runs.acts.applyTitle', { count: run.changes })}
          act={acts.apply}
          onAct={() => perform('apply')}
          onClosed={() => setAsks(undefined)}
        >
          <p>{acts.applyLead}</p>
          {run.not_lower > 0 && <p className="admin-warning">{text('runs.acts.notLower', { count: run.not_lower })}</p>}
          {run.losses > 0 && <p className="admin-warning">{text('runs.acts.losses', { count: run.losses })}</p>}
        </ActDialog>
      )}
      {asks === 'undo' && (
        <ActDialog
          data={data}
          title={text('runs.acts.undoTitle', { count: run.applied })}
          act={acts.undo}
          isGrave
          onAct={() => perform('undo')}
          onClosed={() => setAsks(undefined)}
        >
          <p>{acts.undoLead}</p>
        </ActDialog>
      )}
    </div>
  );
}
