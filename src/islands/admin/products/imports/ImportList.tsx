import { useEffect, useRef, useState } from 'react';
import { readProductImports } from '#src/client/backend/staff-product-imports.ts';
import { importProducts } from '#src/client/functions/admin-product-tables.ts';
import { sendUpload } from '#src/client/functions/admin-uploads.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { maximumTableBytes } from '#src/contracts/admin-product-tables.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { FileDrop, tableTypes } from '../../FileDrop.tsx';
import { RecordPage } from '../../RecordPage.tsx';
import { Table } from '../../Table.tsx';
import { useActing } from '../../use-acting.ts';
import { useReading } from '../../use-reading.ts';
import type { Section } from '../product-words.tsx';

/** Takes a table in: a file is sent and looked at; nothing is changed before that was agreed to. */
function TableChoice({ data, texts }: Section) {
  const [part, setPart] = useState<number>();
  const [against, setAgainst] = useState<string>();
  const { attempt } = useActing(data, { ...texts.errors, ...texts.tables.errors });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function send(file: File): Promise<string | undefined> {
    if (file.size === 0) return texts.tables.refusals.empty;
    if (file.size > maximumTableBytes) return texts.tables.tooLarge;
    const id = crypto.randomUUID();
    let address = '';
    const name = file.name.slice(0, 200) || 'table.csv';
    const begun = await attempt(
      (token) => importProducts(token, { act: 'begin', import: id, name, bytes: file.size }),
      (answer) => {
        address = answer.address ?? '';
      },
    );
    if (begun !== undefined) return begun;
    // Systems call CSV by many names.
    const table = new Blob([file], { type: 'text/csv' });
    if (!(await sendUpload(address, table, setPart, leaving.current.signal))) return texts.upload.refusals.offline;
    return attempt(
      (token) => importProducts(token, { act: 'check', import: id }),
      () => changeQuery({ import: id }),
    );
  }
  async function take(file: File): Promise<void> {
    setAgainst(undefined);
    setPart(0);
    const refused = await send(file);
    setPart(undefined);
    setAgainst(refused);
  }
  return (
    <>
      <FileDrop
        label={texts.tables.choose}
        hint={texts.tables.chooseHint}
        name="table"
        accept={tableTypes}
        isBusy={part !== undefined}
        onFile={(file) => void take(file)}
      />
      {part !== undefined && <progress aria-label={texts.upload.sending} max={1} value={part} />}
      <p className="message" role="alert">
        {against}
      </p>
    </>
  );
}

/** Where tables of products come in, and those that came in lately. */
export function ImportList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const reading = useReading('imports', ({ token }) => readProductImports(token, {}));
  const address = localizePath(sectionPath('products'), language);
  return (
    <RecordPage data={data} section="products" back={texts.back} reading={reading} unknown="">
      <header className="admin-order-head">
        <h2>{texts.tables.title}</h2>
      </header>
      <p className="admin-lead">{texts.tables.lead}</p>
      <TableChoice {...section} />
      <Table
        title={texts.tables.latest}
        none={reading.value ? texts.tables.none : data.admin.loading}
        columns={[
          { name: texts.tables.file },
          { name: texts.tables.when },
          { name: texts.columns.state },
          { name: texts.tables.changes },
        ]}
        rows={(reading.value?.imports ?? []).map(({ id, file, at, by, state, counts }) => ({
          key: id,
          cells: [
            <a key="file" className="link" href={`${address}?import=${id}`}>
              {file}
            </a>,
            `${shortDay(at, language)}, ${clockTime(at, language)}${by ? `, ${by}` : ''}`,
            texts.tables.states[state],
            text('tables.summary', { new: counts.new, changed: counts.changed, wrong: counts.wrong + counts.failed }),
          ],
        }))}
      />
    </RecordPage>
  );
}
