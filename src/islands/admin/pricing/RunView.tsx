import { useStore } from '@nanostores/react';
import { readPriceRun } from '#src/client/backend/staff-pricing.ts';
import { changePrices } from '#src/client/functions/admin-pricing.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { type PriceRun, type PriceRunLine, type PriceRunReading, runViews } from '#src/contracts/staff-pricing.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Block, Fact } from '../Block.tsx';
import { ListFoot } from '../ListFoot.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { State, Table } from '../Table.tsx';
import { useGoingOn } from '../use-going-on.ts';
import { useReading } from '../use-reading.ts';
import { Views } from '../Views.tsx';
import { euros, Kept, PriceWords, RunState, ruleWords, type Section, timeWords } from './pricing-words.tsx';
import { RunActs } from './RunActs.tsx';

/** What has to be known of a line: why it is left, what became of it, and what it means for its announced price. */
function Remarks({ texts, line }: Section & { readonly line: PriceRunLine }) {
  if (line.reason !== null) return texts.reasons[line.reason];
  return (
    <>
      {line.result !== null && line.result !== 'applied' && <span>{texts.results[line.result]} </span>}
      {line.law === 'not_lower' ? (
        <State tone="warn">{texts.law.not_lower}</State>
      ) : (
        line.law === 'lower' && texts.law.lower
      )}
    </>
  );
}

function RunFacts({ run, ...section }: Section & { readonly run: PriceRun }) {
  const { data, texts } = section;
  const { language } = data;
  const time = (at: string | null) => (at === null ? '–' : timeWords(at, language));
  return (
    <Block title={texts.runs.facts}>
      <dl className="admin-facts">
        <Fact name={texts.columns.rule}>{ruleWords(section, run)}</Fact>
        <Fact name={texts.runs.changes}>{run.changes}</Fact>
        <Fact name={texts.runs.unchanged}>{run.unchanged}</Fact>
        <Fact name={texts.runs.left}>{run.left}</Fact>
        <Fact name={texts.runs.losses}>{run.losses}</Fact>
        <Fact name={texts.runs.notLower}>{run.not_lower}</Fact>
        <Fact name={texts.columns.made}>{time(run.made_at)}</Fact>
        {run.applied_at !== null && <Fact name={texts.runs.appliedAt}>{time(run.applied_at)}</Fact>}
        {run.undone_at !== null && <Fact name={texts.runs.undoneAt}>{time(run.undone_at)}</Fact>}
        <Fact name={texts.columns.by}>{run.by ?? '–'}</Fact>
      </dl>
    </Block>
  );
}

/** Each product of a run before and after. */
function RunLines({ lines, ...section }: Section & { readonly lines: readonly PriceRunLine[] }) {
  const { data, texts } = section;
  const { language } = data;
  return (
    <Table
      title={texts.runs.lines}
      none={texts.runs.noLines}
      columns={[
        { name: texts.columns.name },
        { name: texts.runs.before, isNumber: true },
        { name: texts.runs.after, isNumber: true },
        { name: texts.runs.marginBefore, isNumber: true },
        { name: texts.runs.marginAfter, isNumber: true },
        { name: texts.product.lowest, isNumber: true },
        { name: texts.runs.remarks },
      ]}
      rows={lines.map((line) => ({
        key: line.product_id,
        cells: [
          line.name,
          <PriceWords key="before" price={line.price_before} sale={line.sale_before} language={language} />,
          line.reason === null ? (
            <PriceWords key="after" price={line.price_after} sale={line.sale_after} language={language} />
          ) : (
            '–'
          ),
          <Kept key="kept-before" cents={line.margin_before} language={language} />,
          <Kept key="kept-after" cents={line.reason === null ? line.margin_after : null} language={language} />,
          line.lowest === null ? '–' : euros(line.lowest, language),
          <Remarks key="remarks" {...section} line={line} />,
        ],
      }))}
    />
  );
}

/** How far a run is that is being applied or taken back; it goes on by itself while somebody leaves the page. */
function RunProgress({ run, ...section }: Section & { readonly run: PriceRun }) {
  const { data, texts } = section;
  if (run.state !== 'applying' && run.state !== 'undoing') return null;
  const all = run.state === 'applying' ? run.changes : run.applied;
  return (
    <div className="admin-import-progress">
      <progress aria-label={texts.runs.states[run.state]} max={all} value={all - run.waiting} />
      <p role="status">{islandText(data.language, texts)('runs.progress', { count: all - run.waiting, all })}</p>
      <p className="muted">{texts.runs.leave}</p>
    </div>
  );
}

/** What a rule makes of products: reckoned, applied or taken back. */
export function RunView({ id, ...section }: Section & { readonly id: string }) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = runViews.find((each) => each === query['view']) ?? 'all';
  const asked = { id, view, language };
  const reading = useReading(`${id} ${view}`, ({ token }) => readPriceRun(token, asked));
  const { value } = reading;
  const run = value?.run;
  const act = run?.state === 'applying' ? 'apply' : run?.state === 'undoing' ? 'undo' : undefined;
  useGoingOn(
    act && `${id} ${act}`,
    async () => act && actAsStaff((token) => changePrices(token, { act, run: id })),
    reading.again,
  );
  const showMore = ({ lines }: PriceRunReading) =>
    reading.extend(
      ({ token }) => readPriceRun(token, { ...asked, after: lines.at(-1)?.product_id }),
      (before, next) => ({ ...before, more: next.more, lines: [...before.lines, ...next.lines] }),
    );
  const counts = run && {
    ...{ all: run.changes, not_lower: run.not_lower, loss: run.losses, left: run.left, stale: run.stale + run.kept },
  };
  return (
    <RecordPage data={data} section="pricing" back={texts.back} reading={reading} unknown={texts.runs.unknown}>
      {value && run && (
        <>
          <header className="admin-order-head">
            <h2>{ruleWords(section, run)}</h2>
            <RunState {...section} run={run} />
            <RunActs {...section} run={run} onDone={() => void reading.again()} />
          </header>
          <RunProgress {...section} run={run} />
          <Views
            label={texts.runs.views.label}
            section="pricing"
            within={`run=${id}`}
            current={view}
            views={runViews.map((key) => ({ key, name: texts.runs.views[key], count: counts?.[key] }))}
          />
          <RunLines {...section} lines={value.lines} />
          {value.lines.length > 0 && (
            <ListFoot
              data={data}
              shown={text('shown', { shown: value.lines.length, total: counts?.[view] ?? 0 })}
              more={value.more ? texts.more : undefined}
              onMore={() => showMore(value)}
            />
          )}
          <RunFacts {...section} run={run} />
        </>
      )}
    </RecordPage>
  );
}
