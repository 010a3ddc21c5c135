import type { CategorizeReport, SortedProduct } from '#src/contracts/smart-categorize.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { nameIn } from '../naming.ts';
import { Table } from '../Table.tsx';
import type { FixData } from './fix-data.ts';

/** So many rows are drawn at first. */
const few = 100;

const place = ({ category, subcategory }: SortedProduct['before']) =>
  [category, subcategory].filter(Boolean).join(' · ') || '–';

interface Props {
  readonly data: FixData;
  readonly report: CategorizeReport;
  /** Of a preview: what is left out of the run. */
  readonly skipped: ReadonlySet<string>;
  readonly onSkip: (id: string, isSkipped: boolean) => void;
}

/** What was changed, or would be, and what was left alone and why. */
export function Report({ data, report, skipped, onSkip }: Props) {
  const { fix, language } = data;
  const text = islandText(language, fix);
  const { summary, changed, left } = report;
  const named = ({ id, ...product }: Pick<SortedProduct, 'id' | 'name' | 'name_lt' | 'name_ru'>) => (
    <a className="link" href={`${localizePath('/admin/products', language)}?product=${id}`}>
      {nameIn(language, product)}
    </a>
  );
  const reasons = Object.entries(summary.left) as [keyof typeof fix.why, number][];
  return (
    <>
      <Table
        title={text('checked', { count: summary.checked })}
        columns={[{ name: fix.columns.outcome }, { name: fix.columns.number, isNumber: true }]}
        rows={[
          {
            key: 'changed',
            cells: [report.act === 'run' ? fix.changed : fix.toChange, formatNumber(summary.changed, language)],
          },
          ...reasons.map(([why, number]) => ({ key: why, cells: [fix.why[why], formatNumber(number, language)] })),
        ]}
        none=""
      />
      {changed.length > 0 && (
        <Table
          title={report.act === 'run' ? fix.changed : fix.toChange}
          columns={[
            { name: fix.columns.product },
            { name: fix.columns.before },
            { name: fix.columns.after },
            { name: fix.columns.words },
          ]}
          rows={changed.slice(0, few).map((product) => ({
            key: product.id,
            cells: [
              report.act === 'run' ? (
                named(product)
              ) : (
                <span key="name" className="admin-tick">
                  <input
                    type="checkbox"
                    aria-label={text('include', { name: nameIn(language, product) })}
                    checked={!skipped.has(product.id)}
                    onChange={({ target }) => onSkip(product.id, !target.checked)}
                  />
                  {named(product)}
                </span>
              ),
              place(product.before),
              place(product.after),
              product.words.join(', '),
            ],
          }))}
          none=""
        />
      )}
      {changed.length > few && <p className="muted">{text('more', { count: changed.length - few })}</p>}
      {left.length > 0 && (
        <Table
          title={fix.leftAlone}
          columns={[
            { name: fix.columns.product },
            { name: fix.columns.stands },
            { name: fix.columns.why },
            { name: fix.columns.words },
          ]}
          rows={left.slice(0, few).map((product) => ({
            key: product.id,
            cells: [named(product), place(product.stands), fix.why[product.why], product.words.join(', ')],
          }))}
          none=""
        />
      )}
      {left.length > few && <p className="muted">{text('more', { count: left.length - few })}</p>}
    </>
  );
}
