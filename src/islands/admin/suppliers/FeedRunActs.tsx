import { useState } from 'react';
import { changeSuppliers } from '#src/client/functions/admin-suppliers.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FeedRun } from '#src/contracts/staff-suppliers.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import type { Section } from './supplier-words.tsx';

/** Takes over what a list says; costs that move far are taken where somebody ticks it. */
export function FeedRunActs({
  run,
  onDone,
  ...section
}: Section & { readonly run: FeedRun; readonly onDone: () => void }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const [isAsked, setAsked] = useState(false);
  const [withJumps, setWithJumps] = useState(false);
  const { attempt } = useActing(data, texts.errors);
  const count = run.changed + run.new - (withJumps ? 0 : run.jumps);
  if (run.state !== 'compared' || run.changed + run.new === 0) return null;
  return (
    <>
      <button type="button" className="admin-act" onClick={() => setAsked(true)}>
        {texts.runs.apply}
      </button>
      {isAsked && (
        <ActDialog
          data={data}
          title={text('runs.applyTitle', { count })}
          act={texts.runs.apply}
          onAct={() =>
            attempt(
              (token) => changeSuppliers(token, { act: 'apply', run: run.id, with_jumps: withJumps }),
              ({ updated = 0, stale = 0 }) => {
                const left = stale > 0 ? ` ${text('runs.leftAlone', { count: stale })}` : '';
                showToast({ kind: 'done', text: text('runs.applied', { count: updated }) + left });
                onDone();
              },
            )
          }
          onClosed={() => setAsked(false)}
        >
          <p>{texts.runs.applyLead}</p>
          {run.jumps > 0 && (
            <label className="admin-tick">
              <input
                type="checkbox"
                name="jumps"
                checked={withJumps}
                onChange={({ target }) => setWithJumps(target.checked)}
              />
              {text('runs.withJumps', { count: run.jumps })}
            </label>
          )}
        </ActDialog>
      )}
    </>
  );
}
