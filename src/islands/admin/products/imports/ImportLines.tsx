import { readProductImports } from '#src/client/backend/staff-product-imports.ts';
import type { ImportLine, ProductImport, ProductImports } from '#src/contracts/staff-product-imports.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { fillText } from '#src/i18n/island-text.ts';
import { wordOf } from '../../naming.ts';
import { Table } from '../../Table.tsx';
import { useReading } from '../../use-reading.ts';
import type { Section } from '../product-words.tsx';

interface Props extends Section {
  readonly of: ProductImport;
}

/** Lines that come with one look. */
const pageSize = 100;

function useLines({ of }: Props, wrong: boolean) {
  const asked = { id: of.id, wrong };
  const { state, counts } = of;
  const reading = useReading(JSON.stringify([asked, state, counts]), ({ token }) => readProductImports(token, asked));
  const lines = reading.value?.lines ?? [];
  const join = (before: ProductImports, next: ProductImports) => ({
    ...before,
    lines: [...(before.lines ?? []), ...(next.lines ?? [])],
  });
  return {
    lines,
    hasMore: lines.length > 0 && lines.length % pageSize === 0,
    more: () =>
      void reading.extend(({ token }) => readProductImports(token, { ...asked, after: lines.at(-1)?.number }), join),
  };
}

/** What stands against a cell, and what to do. */
function problemWords({ texts }: Section) {
  const known: Readonly<Record<string, string>> = texts.tables.faults;
  const problems: Readonly<Record<string, string>> = texts.problems;
  return ({ code, value }: ImportLine['problems'][number]): string => {
    if (code === 'product_incomplete') {
      const missing = (value.match(/[a-z_]+/g) ?? []).map((each) => problems[each] ?? each);
      return [texts.errors.product_incomplete, ...missing].join(' ');
    }
    const sentence = known[code] ?? wordOf(texts.errors, code);
    return fillText(sentence, { value, sku: value });
  };
}

/** Row by row what cannot be taken, in which column, and what to do. */
export function ProblemLines(props: Props) {
  const { texts } = props;
  const { lines, hasMore, more } = useLines(props, true);
  const wordsOf = problemWords(props);
  if (lines.length === 0) return null;
  return (
    <>
      <Table
        title={texts.tables.problems}
        none=""
        columns={[
          { name: texts.tables.line, isNumber: true },
          { name: texts.tables.column },
          { name: texts.tables.product },
          { name: texts.tables.mend },
        ]}
        rows={lines.flatMap(({ product, problems }) =>
          problems.map((problem) => ({
            key: `${problem.line} ${problem.column} ${problem.code}`,
            cells: [problem.line, problem.column, product, wordsOf(problem)],
          })),
        )}
      />
      {hasMore && (
        <button type="button" className="admin-act" onClick={more}>
          {texts.more}
        </button>
      )}
    </>
  );
}

/** What becomes, or became, of the products of a table. */
export function ChangeLines(props: Props) {
  const { data, texts } = props;
  const { lines, hasMore, more } = useLines(props, false);
  const address = localizePath(sectionPath('products'), data.language);
  if (lines.length === 0) return null;
  const fieldsOf = ({ fields }: ImportLine) => [
    ...new Set(fields.map((field) => wordOf(texts.fields, field.replace(/_(lt|ru)$/, '')))),
  ];
  return (
    <>
      <Table
        title={texts.tables.changes}
        none=""
        columns={[
          { name: texts.tables.product },
          { name: texts.tables.line, isNumber: true },
          { name: texts.tables.what },
          { name: texts.columns.state },
        ]}
        rows={lines.map((line) => ({
          key: String(line.number),
          cells: [
            line.state === 'done' || line.kind === 'changed' ? (
              <a key="product" className="link" href={`${address}?product=${line.product}`}>
                {line.product}
              </a>
            ) : (
              line.product
            ),
            line.line,
            line.kind === 'new' ? texts.tables.isNew : fieldsOf(line).join(', '),
            texts.tables.lineStates[line.state],
          ],
        }))}
      />
      {hasMore && (
        <button type="button" className="admin-act" onClick={more}>
          {texts.more}
        </button>
      )}
    </>
  );
}
