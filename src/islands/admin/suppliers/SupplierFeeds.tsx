import { changeSuppliers, sendSupplierFile } from '#src/client/functions/admin-suppliers.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import type { FeedRun, SupplierFeed } from '#src/contracts/staff-suppliers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { State, Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { FileButton } from './FileButton.tsx';
import { failureWords, RunState, refusalWords, type Section, scheduleWords, timeWords } from './supplier-words.tsx';

/** Reads a list now, by its address or from a file; what differs is shown before anything is changed. */
function ReadFeed({ feed, ...section }: Section & { readonly feed: SupplierFeed }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { act, isBusy } = useActing(data, texts.errors);
  const compare = (file?: File) => {
    const run = crypto.randomUUID();
    const { id, format } = feed;
    void act(
      (token) =>
        file
          ? sendSupplierFile(token, { act: 'compare', run, feed: id, name: file.name.slice(0, 200) }, file, format)
          : changeSuppliers(token, { act: 'compare', run, feed: id }),
      () => changeQuery({ run }),
      (failure) => refusalWords(section, failure),
    );
  };
  return (
    <span className="admin-acts">
      {feed.url !== null && (
        <button
          type="button"
          className="admin-act"
          aria-label={text('feed.readNamed', { name: feed.name })}
          aria-disabled={isBusy}
          onClick={() => compare()}
        >
          {isBusy ? texts.feed.isRead : texts.feed.read}
        </button>
      )}
      <FileButton label={texts.feed.readFile} onFile={compare} />
    </span>
  );
}

/** The lists of a supplier: where they are, when they are read, and the way to read them now. */
export function SupplierFeeds(props: Section & { readonly supplier: string; readonly feeds: readonly SupplierFeed[] }) {
  const { supplier, feeds, ...section } = props;
  const { data, texts } = section;
  const { language } = data;
  const address = `${localizePath(sectionPath('suppliers'), language)}?supplier=${supplier}&feed=`;
  return (
    <div className="admin-block">
      <Table
        title={texts.feed.title}
        none={texts.feed.none}
        columns={[
          { name: texts.feed.name },
          { name: texts.feed.from },
          { name: texts.feed.schedule },
          { name: texts.feed.next },
          { name: texts.feed.readNow },
        ]}
        rows={feeds.map((feed) => ({
          key: feed.id,
          cells: [
            <a key="name" className="link" href={`${address}${feed.id}`}>
              {feed.name}
            </a>,
            feed.url === null ? texts.feed.origins.file : new URL(feed.url).host,
            feed.is_active ? (
              scheduleWords(section, feed)
            ) : (
              <State key="off" tone="plain">
                {texts.feed.off}
              </State>
            ),
            feed.is_active && feed.next_due_at !== null ? timeWords(feed.next_due_at, language) : '–',
            <ReadFeed key="read" {...section} feed={feed} />,
          ],
        }))}
      />
      <p>
        <a className="admin-act" href={`${address}new`}>
          {texts.feed.add}
        </a>
      </p>
    </div>
  );
}

/** When the lists were read, by whom, and what came of it. */
export function FeedRuns({ runs, ...section }: Section & { readonly runs: readonly FeedRun[] }) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const address = `${localizePath(sectionPath('suppliers'), language)}?run=`;
  return (
    <Table
      title={texts.runs.title}
      none={texts.runs.none}
      columns={[
        { name: texts.runs.time },
        { name: texts.feed.name },
        { name: texts.runs.state },
        { name: texts.runs.outcome },
        { name: texts.runs.by },
      ]}
      rows={runs.map((run) => ({
        key: run.id,
        cells: [
          <a key="time" className="link" href={`${address}${run.id}`}>
            {timeWords(run.started_at, language)}
          </a>,
          run.feed ?? '–',
          <RunState key="state" {...section} state={run.state} />,
          run.state === 'failed'
            ? failureWords(section, run)
            : text('runs.counts', { changed: run.changed + run.new, unknown: run.unknown, error: run.error }),
          run.origin === 'schedule' ? texts.runs.bySchedule : (run.by ?? '–'),
        ],
      }))}
    />
  );
}
