import { useState } from 'react';
import type { CategorizationRun } from '#src/contracts/smart-categorize.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { ActDialog } from '../ActDialog.tsx';
import { NotRead } from '../NotRead.tsx';
import { Table } from '../Table.tsx';
import type { Reading } from '../use-reading.ts';
import type { FixData } from './fix-data.ts';

interface Props {
  readonly data: FixData;
  readonly reading: Reading<{ readonly runs: readonly CategorizationRun[] }>;
  /** Undoes a run; answers what stands against it. */
  readonly onUndo: (run: string) => Promise<string | undefined>;
}

/** The last runs, each with the button that takes it back. */
export function Runs({ data, reading, onUndo }: Props) {
  const { fix, language } = data;
  const text = islandText(language, fix);
  const [asked, setAsked] = useState<CategorizationRun>();
  const { value, failure, again } = reading;
  return (
    <>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value && (
        <Table
          title={fix.runs.title}
          columns={[
            { name: fix.runs.at },
            { name: fix.runs.by },
            { name: fix.runs.checked, isNumber: true },
            { name: fix.runs.changed, isNumber: true },
            { name: fix.runs.undo },
          ]}
          rows={value.runs.map((run) => ({
            key: run.id,
            cells: [
              `${shortDay(run.at, language)}, ${clockTime(run.at, language)}`,
              run.by ?? '',
              formatNumber(run.checked, language),
              formatNumber(run.changed, language),
              run.left > 0 ? (
                <button key="undo" type="button" className="admin-act" onClick={() => setAsked(run)}>
                  {fix.runs.undo}
                </button>
              ) : (
                fix.runs.undone
              ),
            ],
          }))}
          none={fix.runs.none}
        />
      )}
      {asked && (
        <ActDialog
          data={data}
          title={fix.runs.undoTitle}
          act={fix.runs.undo}
          isGrave
          onAct={() => onUndo(asked.id)}
          onClosed={() => setAsked(undefined)}
        >
          <p>{text('runs.undoLead', { count: asked.left })}</p>
        </ActDialog>
      )}
    </>
  );
}
