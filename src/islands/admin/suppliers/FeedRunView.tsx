import { useStore } from '@nanostores/react';
import { readFeedRun } from '#src/client/backend/staff-suppliers.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { type FeedRunReading, type FeedRunRow, feedRunViews } from '#src/contracts/staff-suppliers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Block, Fact } from '../Block.tsx';
import { ListFoot } from '../ListFoot.tsx';
import { wordOf } from '../naming.ts';
import { Kept } from '../pricing/pricing-words.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { State, Table } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import { Views } from '../Views.tsx';
import { FeedRunActs } from './FeedRunActs.tsx';
import { euros, failureWords, keptAt, RunState, type Section, timeWords } from './supplier-words.tsx';

type Found = NonNullable<FeedRunReading['run']>;

/** What has to be known of a row: that it is new, moves far, was left, or why it cannot be used. */
function Remarks({ texts, row }: Section & { readonly row: FeedRunRow }) {
  if (row.reason !== null) return wordOf(texts.faults, row.reason);
  if (row.kind === 'unknown') return texts.runs.unknownRow;
  return (
    <>
      {row.kind === 'new' && texts.runs.newRow} {row.is_jump && <State tone="warn">{texts.runs.jump}</State>}{' '}
      {row.result !== null && row.result !== 'applied' && texts.runs.results[row.result]}
    </>
  );
}

function Rows({ run, reading, ...section }: Section & { readonly run: Found; readonly reading: FeedRunReading }) {
  const { data, texts } = section;
  const { language } = data;
  const { terms } = reading;
  return (
    <Table
      title={texts.runs.rows}
      none={texts.runs.noRows}
      columns={[
        { name: texts.columns.code },
        { name: texts.columns.product },
        { name: texts.runs.place, isNumber: true },
        { name: texts.runs.costBefore, isNumber: true },
        { name: texts.runs.costAfter, isNumber: true },
        { name: texts.columns.available, isNumber: true },
        { name: texts.runs.keptBefore, isNumber: true },
        { name: texts.runs.keptAfter, isNumber: true },
        { name: texts.runs.remarks },
      ]}
      rows={reading.rows.map((row) => ({
        key: String(row.place),
        cells: [
          row.sku || '–',
          row.name ?? '–',
          row.place,
          euros(row.cost_before, language),
          euros(row.cost_after, language),
          row.available_after ?? '–',
          <Kept key="before" cents={keptAt(row, row.cost_before, run.includes_vat, terms)} language={language} />,
          <Kept key="after" cents={keptAt(row, row.cost_after, run.includes_vat, terms)} language={language} />,
          <Remarks key="remarks" {...section} row={row} />,
        ],
      }))}
    />
  );
}

function RunFacts({ run, ...section }: Section & { readonly run: Found }) {
  const { data, texts } = section;
  const { language } = data;
  return (
    <Block title={texts.runs.facts}>
      <dl className="admin-facts">
        <Fact name={texts.runs.time}>{timeWords(run.started_at, language)}</Fact>
        <Fact name={texts.runs.by}>{run.origin === 'schedule' ? texts.runs.bySchedule : (run.by ?? '–')}</Fact>
        {run.file_name !== null && <Fact name={texts.runs.file}>{run.file_name}</Fact>}
        <Fact name={texts.runs.read}>{run.rows_read}</Fact>
        <Fact name={texts.runs.unchanged}>{run.unchanged}</Fact>
        <Fact name={texts.runs.views.changed}>{run.changed + run.new}</Fact>
        <Fact name={texts.runs.views.unknown}>{run.unknown}</Fact>
        <Fact name={texts.runs.views.error}>{run.error}</Fact>
        {run.applied_at !== null && (
          <Fact name={texts.runs.appliedAt}>
            {timeWords(run.applied_at, language)}: {run.applied}
          </Fact>
        )}
      </dl>
    </Block>
  );
}

/** One reading of a list: what differs, what no product was found for, what cannot be used, and the way to take it over. */
export function FeedRunView({ id, ...section }: Section & { readonly id: string }) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = feedRunViews.find((each) => each === query['view']) ?? 'changed';
  const asked = { id, view, language };
  const reading = useReading(`${id} ${view}`, ({ token }) => readFeedRun(token, asked));
  const { value } = reading;
  const run = value?.run;
  const counts = run && {
    ...{ changed: run.changed + run.new, unknown: run.unknown, error: run.error, stale: run.stale + run.left },
  };
  const showMore = ({ rows }: FeedRunReading) =>
    reading.extend(
      ({ token }) => readFeedRun(token, { ...asked, after: rows.at(-1)?.place }),
      (before, next) => ({ ...before, more: next.more, rows: [...before.rows, ...next.rows] }),
    );
  return (
    <RecordPage data={data} section="suppliers" back={texts.back} reading={reading} unknown={texts.runs.unknown}>
      {value && run && (
        <>
          <header className="admin-order-head">
            <h2>{run.feed}</h2>
            <RunState {...section} state={run.state} />
            <div className="admin-acts">
              <a
                className="admin-act"
                href={`${localizePath(sectionPath('suppliers'), language)}?supplier=${run.supplier_id}`}
              >
                {texts.runs.toSupplier}
              </a>
              <FeedRunActs {...section} run={run} onDone={() => void reading.again()} />
            </div>
          </header>
          {run.state === 'failed' ? (
            <p className="admin-warning">{failureWords(section, run)}</p>
          ) : (
            <>
              <Views
                label={texts.runs.views.label}
                section="suppliers"
                within={`run=${id}`}
                current={view}
                views={feedRunViews.map((key) => ({ key, name: texts.runs.views[key], count: counts?.[key] }))}
              />
              <Rows {...section} run={run} reading={value} />
              {value.rows.length > 0 && (
                <ListFoot
                  data={data}
                  shown={text('shown', { shown: value.rows.length, total: counts?.[view] ?? 0 })}
                  more={value.more ? texts.more : undefined}
                  onMore={() => showMore(value)}
                />
              )}
            </>
          )}
          <RunFacts {...section} run={run} />
        </>
      )}
    </RecordPage>
  );
}
