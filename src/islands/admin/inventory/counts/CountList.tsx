import { useEffect, useRef, useState } from 'react';
import { readStockImports } from '#src/client/backend/staff-stock-imports.ts';
import { importStock } from '#src/client/functions/admin-stock-tables.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { stockColumnNames } from '#src/domain/stock/stock-table.ts';
import { fillText, islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../../admin-data.ts';
import { FileDrop, tableTypes } from '../../FileDrop.tsx';
import { RecordPage } from '../../RecordPage.tsx';
import { Table } from '../../Table.tsx';
import { useActing } from '../../use-acting.ts';
import { useReading } from '../../use-reading.ts';
import { CountsFault, readCounts } from './read-counts.ts';

type Section = SectionProps<'admin-inventory'>;

/** Takes a table of counts: it is read here and sent row by row; nothing is changed before that was agreed to. */
function CountsChoice({ data, texts }: Section) {
  const [share, setShare] = useState<number>();
  const [against, setAgainst] = useState<string>();
  const isLeft = useRef(false);
  const { attempt } = useActing(data, { ...texts.errors, ...texts.counts.errors });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function send(file: File): Promise<string | undefined> {
    const id = crypto.randomUUID();
    const ask = (body: Parameters<typeof importStock>[1], done = () => {}) =>
      attempt((token) => importStock(token, body), done);
    let begun = false;
    let uncounted = 0;
    for await (const batch of readCounts(file)) {
      if (isLeft.current) return undefined;
      if (!begun) {
        const refused = await ask({ act: 'begin', import: id, name: file.name.slice(0, 200) || 'table.csv' });
        if (refused !== undefined) return refused;
        begun = true;
      }
      uncounted = batch.uncounted;
      if (batch.rows.length > 0) {
        const refused = await ask({ act: 'add', import: id, rows: [...batch.rows] });
        if (refused !== undefined) return refused;
      }
      setShare(batch.share);
    }
    return ask({ act: 'check', import: id, uncounted }, () => changeQuery({ counts: id }));
  }
  function wordsOf(error: unknown): string {
    if (!(error instanceof CountsFault)) throw error;
    const column = error.column === undefined ? '' : stockColumnNames[error.column][data.language];
    return fillText(texts.counts.faults[error.code], { column });
  }
  async function take(file: File): Promise<void> {
    setAgainst(undefined);
    setShare(0);
    const refused = await send(file).catch(wordsOf);
    if (isLeft.current) return;
    setShare(undefined);
    setAgainst(refused);
  }
  return (
    <>
      <FileDrop
        label={texts.counts.choose}
        hint={texts.counts.chooseHint}
        name="counts"
        accept={tableTypes}
        isBusy={share !== undefined}
        onFile={(file) => void take(file)}
      />
      {share !== undefined && <progress aria-label={texts.counts.reading} max={1} value={share} />}
      <p className="message" role="alert">
        {against}
      </p>
    </>
  );
}

/** Where tables of counts come in, and those that came in lately. */
export function CountList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const reading = useReading('counts', ({ token }) => readStockImports(token, {}));
  const address = localizePath(sectionPath('inventory'), language);
  return (
    <RecordPage data={data} section="inventory" back={texts.back} reading={reading} unknown="">
      <header className="admin-order-head">
        <h2>{texts.counts.title}</h2>
      </header>
      <p className="admin-lead">{texts.counts.lead}</p>
      <CountsChoice {...section} />
      <Table
        title={texts.counts.latest}
        none={reading.value ? texts.counts.none : data.admin.loading}
        columns={[
          { name: texts.counts.file },
          { name: texts.counts.when },
          { name: texts.takes.state },
          { name: texts.takes.difference },
        ]}
        rows={(reading.value?.imports ?? []).map((each) => ({
          key: each.id,
          cells: [
            <a key="file" className="link" href={`${address}?counts=${each.id}`}>
              {text('takes.named', { number: each.number, name: each.file })}
            </a>,
            `${shortDay(each.at, language)}, ${clockTime(each.at, language)}${each.by ? `, ${each.by}` : ''}`,
            texts.counts.states[each.state],
            text('counts.summary', { done: each.done, waiting: each.waiting, wrong: each.wrong }),
          ],
        }))}
      />
    </RecordPage>
  );
}
