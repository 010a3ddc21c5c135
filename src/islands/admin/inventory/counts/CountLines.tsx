import { readStockImports } from '#src/client/backend/staff-stock-imports.ts';
import type { CountLine, CountView, StockImport, StockImports } from '#src/contracts/staff-stock-imports.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { fillText, islandText } from '#src/i18n/island-text.ts';
import type { SectionProps } from '../../admin-data.ts';
import { ListFoot } from '../../ListFoot.tsx';
import { NotRead } from '../../NotRead.tsx';
import { variantOf, wordOf } from '../../naming.ts';
import { State, Table } from '../../Table.tsx';
import { useReading } from '../../use-reading.ts';
import { signed } from '../count.ts';

interface Props extends SectionProps<'admin-inventory'> {
  readonly of: StockImport;
  readonly view: CountView;
}

/** How many rows a view has. */
const sizeOf = ({ waiting, done, wrong, same }: StockImport): Readonly<Record<CountView, number>> => ({
  differ: waiting + done,
  wrong,
  same,
});

/** What became of a row, or stands against it and what to do. */
function StateOf({ line, texts }: { readonly line: CountLine } & Pick<Props, 'texts'>) {
  const { state, problem, value, expected_before: before } = line;
  if (problem !== null) return <State tone="bad">{fillText(wordOf(texts.counts.problems, problem), { value })}</State>;
  if (state === 'waiting' && before !== null) return <State tone="warn">{texts.counts.moved}</State>;
  return <State tone={state === 'waiting' ? 'plain' : 'good'}>{texts.counts.lineStates[state]}</State>;
}

/** Row by row: what the store says, what the table says, by how much they differ, and what becomes of it. */
export function CountLines({ data, texts, of, view }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const asked = { id: of.id, view, language };
  const { waiting, done, moved, held, left } = of;
  const reading = useReading(JSON.stringify([asked, waiting, done, moved, held, left]), ({ token }) =>
    readStockImports(token, asked),
  );
  const lines = reading.value?.lines ?? [];
  const all = sizeOf(of)[view];
  const address = localizePath(sectionPath('inventory'), language);
  const join = (before: StockImports, next: StockImports) => ({
    ...before,
    lines: [...(before.lines ?? []), ...(next.lines ?? [])],
  });
  const more = () =>
    reading.extend(({ token }) => readStockImports(token, { ...asked, after: lines.at(-1)?.line }), join);
  const numbers = [
    { name: texts.takes.difference, isNumber: true },
    { name: texts.facts.shelf, isNumber: true },
    { name: texts.takes.counted, isNumber: true },
  ];
  const state = { name: texts.takes.state };
  // What has to be seen first stands first: on a phone the rest is a swipe away.
  const columns = [
    ...(view === 'wrong' ? [state, ...numbers] : [...numbers, state]),
    { name: texts.columns.product },
    { name: texts.movements.note },
    { name: texts.counts.line, isNumber: true },
  ];
  const shelf = ({ expected, expected_before: before }: CountLine) =>
    before === null ? expected : text('counts.was', { now: expected ?? 0, before });
  const cellsOf = (line: CountLine) => {
    const { counted, expected, name, color, size, value } = line;
    const figures = [
      counted === null || expected === null ? '' : signed(counted - expected),
      shelf(line),
      counted ?? value,
    ];
    const standing = <StateOf key="state" line={line} texts={texts} />;
    return [
      ...(view === 'wrong' ? [standing, ...figures] : [...figures, standing]),
      name === null ? '' : `${name}, ${variantOf(data, { color: color ?? '', size: size ?? '' })}`,
      line.note,
      line.line,
    ];
  };
  return (
    <>
      {reading.failure && <NotRead data={data} code={reading.failure} onRetry={() => void reading.again()} />}
      <Table
        title={texts.counts.views[view]}
        none={reading.value ? texts.counts.nothing[view] : data.admin.loading}
        columns={[{ name: texts.columns.sku }, ...columns]}
        rows={lines.map((line) => ({
          key: String(line.line),
          cells: [
            line.name === null ? (
              line.sku || '–'
            ) : (
              <a key="sku" className="link" href={`${address}?sku=${encodeURIComponent(line.sku)}`}>
                {line.sku}
              </a>
            ),
            ...cellsOf(line),
          ],
        }))}
      />
      {lines.length > 0 && (
        <ListFoot
          data={data}
          shown={text('shown', { shown: lines.length, total: all })}
          more={lines.length < all ? texts.more : undefined}
          onMore={more}
        />
      )}
    </>
  );
}
