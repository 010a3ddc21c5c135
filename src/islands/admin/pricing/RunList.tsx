import { listPriceRuns } from '#src/client/backend/staff-pricing.ts';
import type { PriceRunPage } from '#src/contracts/staff-pricing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { useReading } from '../use-reading.ts';
import { PricingViews } from './PricingViews.tsx';
import { RunState, ruleWords, type Section, timeWords } from './pricing-words.tsx';

const columns = ['made', 'rule', 'state', numeric('changed'), numeric('leftAlone'), 'by'] as const;

/** The changes of many prices that were applied, the newest first. */
export function RunList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const reading = useReading('runs', ({ token }) => listPriceRuns(token, {}));
  const showMore = ({ runs }: PriceRunPage) => {
    const last = runs.at(-1);
    return reading.extend(
      ({ token }) => listPriceRuns(token, { after: last && { at: last.made_at, id: last.id } }),
      (before, { more, runs: next }) => ({ more, runs: [...before.runs, ...next] }),
    );
  };
  const address = localizePath(sectionPath('pricing'), language);
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <PricingViews {...section} current="runs" />
      </div>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ runs }) => runs}
        none={texts.runs.none}
        more={texts.more}
        onMore={showMore}
        shown={({ runs }) => text('runs.shown', { count: runs.length, shown: formatNumber(runs.length, language) })}
      >
        {({ runs }) => (
          <ListTable
            label={texts.views.runs}
            isBusy={reading.isBusy}
            columns={columns}
            names={texts.columns}
            rows={runs.map((run) => ({
              key: run.id,
              name: timeWords(run.made_at, language),
              href: `${address}?run=${run.id}`,
              cells: {
                made: timeWords(run.made_at, language),
                rule: ruleWords(section, run),
                state: <RunState {...section} run={run} />,
                changed: formatNumber(run.applied, language),
                leftAlone: formatNumber(run.left + run.stale, language),
                by: run.by ?? '–',
              },
            }))}
          />
        )}
      </Listed>
    </div>
  );
}
