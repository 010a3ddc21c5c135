import { useState } from 'react';
import { listCategorizationRuns } from '#src/client/backend/staff-categories.ts';
import { smartCategorize } from '#src/client/functions/smart-categorize.ts';
import type { CategorizeReport, SmartCategorizeResponse } from '#src/contracts/smart-categorize.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import type { FixData } from './fix-data.ts';
import { Report } from './Report.tsx';
import { Runs } from './Runs.tsx';

/** The preview, then the run itself; what it did, also as it was answered; and the runs before, each to be undone. */
export function Categorizer({ data }: { readonly data: FixData }) {
  const { fix } = data;
  const text = islandText(data.language, fix);
  const { attempt, isBusy, act } = useActing(data, fix.errors);
  const [answer, setAnswer] = useState<SmartCategorizeResponse>();
  const [hasFailed, setFailed] = useState(false);
  /** What of the preview is left out of the run. */
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<{ readonly run: string; readonly only: readonly string[] }>();
  const runs = useReading('runs', ({ token }) => listCategorizationRuns(token));
  const report: CategorizeReport | undefined = answer && answer.act !== 'undo' ? answer : undefined;
  const chosen = report?.act === 'preview' ? report.changed.map(({ id }) => id).filter((id) => !skipped.has(id)) : [];
  const show = (given: SmartCategorizeResponse) => {
    setAnswer(given);
    setSkipped(new Set());
    void runs.again();
  };
  const failure = (why: string) => `${fix.failed}. ${why}`;

  /** The specification's sentence stands in the page, and why over it. */
  async function preview(): Promise<void> {
    setFailed(false);
    await act(
      (token) => smartCategorize(token, { act: 'preview' }),
      show,
      () => {
        setFailed(true);
        return undefined;
      },
    );
  }

  return (
    <div className="admin-section">
      <p className="admin-lead">{fix.lead}</p>
      <p className="admin-ways">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          data-loading={isBusy || undefined}
          onClick={() => void preview()}
        >
          {fix.preview}
        </button>
        {chosen.length > 0 && (
          <button
            type="button"
            className="button button-line"
            onClick={() => setAsked({ run: crypto.randomUUID(), only: chosen })}
          >
            {text('run', { count: chosen.length })}
          </button>
        )}
      </p>
      <p className="message" role="alert">
        {hasFailed && fix.failed}
      </p>
      {asked && (
        <ActDialog
          data={data}
          title={fix.runTitle}
          act={text('run', { count: asked.only.length })}
          onAct={async () => {
            // Said again after a lost answer, it is the same run.
            const against = await attempt(
              (token) => smartCategorize(token, { act: 'run', run: asked.run, only: [...asked.only] }),
              show,
            );
            return against && failure(against);
          }}
          onClosed={() => setAsked(undefined)}
        >
          <p>{fix.runLead}</p>
        </ActDialog>
      )}
      <div role="status">
        {answer?.act === 'undo' && (
          <p className="notice">
            {text('undone', { count: answer.restored })} {answer.kept > 0 && text('kept', { count: answer.kept })}
          </p>
        )}
        {report && (
          <p className="notice">{text(report.act === 'run' ? 'did' : 'would', { count: report.summary.changed })}</p>
        )}
      </div>
      {report && (
        <Report
          data={data}
          report={report}
          skipped={skipped}
          onSkip={(id, isSkipped) =>
            setSkipped((before) => new Set(isSkipped ? [...before, id] : [...before].filter((each) => each !== id)))
          }
        />
      )}
      {answer && (
        <details className="admin-raw">
          <summary>{fix.raw}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
          <pre tabIndex={0}>{JSON.stringify(answer, null, 2)}</pre>
        </details>
      )}
      <Runs
        data={data}
        reading={runs}
        onUndo={(run) =>
          attempt((token) => smartCategorize(token, { act: 'undo', run }), show).then(
            (against) => against && failure(against),
          )
        }
      />
    </div>
  );
}
