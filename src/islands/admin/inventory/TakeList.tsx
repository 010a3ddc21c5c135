import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { listStockTakes } from '#src/client/backend/staff-stock-takes.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { NotRead } from '../NotRead.tsx';
import { nameIn } from '../naming.ts';
import { Table } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import { BeginTakeDialog } from './BeginTakeDialog.tsx';

/** The stock-takes, the last first, and the way to begin one. */
export function TakeList({ data, texts }: SectionProps<'admin-inventory'>) {
  const { language, admin } = data;
  const text = islandText(language, texts);
  const { value, isBusy, failure, again } = useReading('takes', ({ token }) => listStockTakes(token));
  const [isBeginning, setBeginning] = useState(false);
  const { takes } = useStore($place).query;
  // An address may ask for a new one; the list's own is what one returns to.
  useEffect(() => {
    if (takes !== 'begin') return;
    setBeginning(true);
    changeQuery({ takes: '1' }, { replace: true });
  }, [takes]);
  const address = localizePath(sectionPath('inventory'), language);
  return (
    <div className="admin-section" aria-busy={isBusy}>
      <p className="admin-as-of">
        <a className="link" href={address}>
          {texts.back}
        </a>
      </p>
      <div className="admin-bulk">
        <button type="button" className="admin-act" aria-disabled={!value} onClick={() => value && setBeginning(true)}>
          {texts.takes.begin}
        </button>
      </div>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value ? (
        <Table
          title={texts.takes.title}
          none={texts.takes.none}
          columns={[
            { name: texts.takes.name },
            { name: texts.takes.state },
            { name: texts.takes.scope },
            { name: texts.takes.begun },
            { name: texts.takes.counted, isNumber: true },
            { name: texts.takes.differ, isNumber: true },
          ]}
          rows={value.takes.map((take) => ({
            key: take.id,
            cells: [
              <a key="name" className="link" href={`${address}?take=${take.number}`}>
                {text('takes.named', { number: take.number, name: take.name })}
              </a>,
              texts.takes.states[take.state],
              take.category ? nameIn(language, take.category) : texts.takes.everything,
              `${shortDay(take.created_at, language)}, ${take.created_by}`,
              text('takes.of', { count: take.counted, all: take.all }),
              take.differ,
            ],
          }))}
        />
      ) : (
        <p className="muted admin-waiting" role="status">
          {isBusy && admin.loading}
        </p>
      )}
      {isBeginning && value && (
        <BeginTakeDialog data={data} texts={texts} categories={value.categories} onClosed={() => setBeginning(false)} />
      )}
    </div>
  );
}
