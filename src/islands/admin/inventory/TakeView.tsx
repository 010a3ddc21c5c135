import { useStore } from '@nanostores/react';
import { readStockTake, type StockTakeAsked } from '#src/client/backend/staff-stock-takes.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { type StockTakePage, stockTakeViews } from '#src/contracts/staff-stock-takes.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { SectionProps } from '../admin-data.ts';
import { ListFoot } from '../ListFoot.tsx';
import { NotRead } from '../NotRead.tsx';
import { nameIn } from '../naming.ts';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { Views } from '../Views.tsx';
import { withCount } from './count.ts';
import { TakeActs } from './TakeActs.tsx';
import { TakeLines } from './TakeLines.tsx';

interface Props extends SectionProps<'admin-inventory'> {
  readonly number: number;
}

/** One stock-take: what is still to be counted, what was, what differs; and in the end the stock made to agree. */
export function TakeView({ number, data, texts }: Props) {
  const { language, admin } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = stockTakeViews.find((each) => each === query['view']) ?? 'missing';
  const asked: StockTakeAsked = {
    take: Number.isSafeInteger(number) ? number : 0,
    view,
    words: query['q']?.trim().slice(0, 100) || undefined,
    language,
  };
  const { value, isBusy, failure, again, show, extend } = useReading(JSON.stringify(asked), ({ token }) =>
    readStockTake(token, asked),
  );
  const take = value?.take;

  const showMore = ({ lines }: StockTakePage) =>
    extend(
      ({ token }) => readStockTake(token, { ...asked, after: lines.at(-1)?.place }),
      (before, { more, lines: next }) => ({ ...before, more, lines: [...before.lines, ...next] }),
    );

  const counts = take && { missing: Math.max(take.all - take.counted, 0), counted: take.counted, differ: take.differ };
  return (
    <div className="admin-section admin-order">
      <p className="admin-as-of">
        <a className="link" href={`${localizePath(sectionPath('inventory'), language)}?takes=1`}>
          {texts.takes.back}
        </a>
        <button type="button" className="link" onClick={() => void again()}>
          {admin.dashboard.refresh}
        </button>
      </p>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value && take && counts ? (
        <>
          <header className="admin-order-head">
            <h2>{text('takes.named', { number: take.number, name: take.name })}</h2>
            <span>{texts.takes.states[take.state]}</span>
            <span className="muted">{take.category ? nameIn(language, take.category) : texts.takes.everything}</span>
            <span className="muted" role="status">
              {text('takes.of', { count: take.counted, all: take.all })},{' '}
              {text('takes.sums', { more: take.surplus, fewer: take.shortage })}
            </span>
            {take.state === 'open' && <TakeActs data={data} texts={texts} take={take} onDone={() => void again()} />}
          </header>
          <div className="admin-bar">
            <Views
              label={texts.views.label}
              section="inventory"
              within={`take=${take.number}`}
              current={view}
              views={stockTakeViews.map((key) => ({ key, name: texts.takes.views[key], count: counts[key] }))}
            />
            <SearchField label={texts.takes.search} hint={texts.searchFor} />
          </div>
          {value.lines.length === 0 ? (
            <p className="muted" role="status">
              {asked.words === undefined ? texts.takes.nothing[view] : texts.nothingFound}
            </p>
          ) : (
            <>
              <TakeLines
                data={data}
                texts={texts}
                take={take}
                lines={value.lines}
                isBusy={isBusy}
                onCounted={(variant, counted, expected) =>
                  show((before) => withCount(before, variant, counted, expected))
                }
              />
              <ListFoot
                data={data}
                shown={text('shown', { shown: value.lines.length, total: value.total ?? value.lines.length })}
                more={value.more ? texts.more : undefined}
                onMore={() => showMore(value)}
              />
            </>
          )}
        </>
      ) : (
        <p className="muted admin-waiting" role="status">
          {value ? texts.takes.unknown : isBusy && admin.loading}
        </p>
      )}
    </div>
  );
}
