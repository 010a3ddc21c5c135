import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readStockImports } from '#src/client/backend/staff-stock-imports.ts';
import { importStock } from '#src/client/functions/admin-stock-tables.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { countViews, type StockImport } from '#src/contracts/staff-stock-imports.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../../ActDialog.tsx';
import type { SectionProps } from '../../admin-data.ts';
import { RecordPage } from '../../RecordPage.tsx';
import { useActing } from '../../use-acting.ts';
import { useGoingOn } from '../../use-going-on.ts';
import { useReading } from '../../use-reading.ts';
import { Views } from '../../Views.tsx';
import { CountLines } from './CountLines.tsx';

type Section = SectionProps<'admin-inventory'>;

interface OfImport extends Section {
  readonly of: StockImport;
  readonly onMoved: () => void;
}

/** What can be done with it next: the stock is made to agree, or what is left is given up. */
function CountActs({ data, texts, of, onMoved }: OfImport) {
  const text = islandText(data.language, texts);
  const { attempt } = useActing(data, { ...texts.errors, ...texts.counts.errors });
  const [asked, setAsked] = useState<'run' | 'cancel'>();
  const move = (act: 'run' | 'cancel') => attempt((token) => importStock(token, { act, import: of.id }), onMoved);
  const isOpen = of.state === 'checked' && of.waiting > 0;
  return (
    <p className="admin-ways">
      {isOpen && (
        <button type="button" className="button" onClick={() => setAsked('run')}>
          {texts.takes.apply}
        </button>
      )}
      {(isOpen || of.state === 'running') && (
        <button type="button" className="button button-line" onClick={() => setAsked('cancel')}>
          {texts.takes.cancel}
        </button>
      )}
      <a className="button button-line" href={`${localizePath(sectionPath('inventory'), data.language)}?counts=1`}>
        {texts.counts.another}
      </a>
      {asked === 'run' && (
        <ActDialog
          data={data}
          title={texts.takes.apply}
          act={texts.takes.apply}
          onAct={() => move('run')}
          onClosed={() => setAsked(undefined)}
        >
          <p>{text('takes.applyLead', { count: of.waiting })}</p>
          <p>{texts.counts.runLead}</p>
        </ActDialog>
      )}
      {asked === 'cancel' && (
        <ActDialog
          data={data}
          title={texts.takes.cancel}
          act={texts.takes.cancel}
          isGrave
          onAct={() => move('cancel')}
          onClosed={() => setAsked(undefined)}
        >
          <p>{text('counts.cancelLead', { count: of.waiting })}</p>
        </ActDialog>
      )}
    </p>
  );
}

/** How far it is, and what has to be looked at again. */
function Standing({ data, texts, of }: OfImport) {
  const text = islandText(data.language, texts);
  if (of.state === 'running') {
    const all = of.done + of.waiting;
    return (
      <div className="admin-import-progress">
        <progress aria-label={texts.counts.states.running} max={all} value={all - of.left} />
        <p role="status">{text('takes.of', { count: all - of.left, all })}</p>
        <p className="muted">{texts.counts.leave}</p>
      </div>
    );
  }
  if (of.state !== 'checked' || of.moved + of.held === 0) return null;
  return (
    <div className="message" role="alert">
      {of.moved > 0 && <p>{text('counts.movedLead', { count: of.moved })}</p>}
      {of.held > 0 && <p>{text('takes.held', { count: of.held })}</p>}
    </div>
  );
}

/** One table of counts: what differs row by row, what cannot be taken, and how the stock is made to agree. */
export function CountView({ id, ...section }: Section & { readonly id: string }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { query } = useStore($place);
  const view = countViews.find((each) => each === query['view']) ?? 'differ';
  const reading = useReading(id, ({ token }) => readStockImports(token, { id }));
  const of = reading.value?.imports[0];
  useGoingOn(
    of?.state === 'running' ? `${id} ${of.state}` : undefined,
    () => actAsStaff((token) => importStock(token, { act: 'continue', import: id })),
    reading.again,
  );
  const props = of && { ...section, of, onMoved: () => void reading.again() };
  return (
    <RecordPage data={data} section="inventory" back={texts.back} reading={reading} unknown={texts.counts.unknown}>
      {props && of && (
        <>
          <header className="admin-order-head">
            <h2>{text('takes.named', { number: of.number, name: of.file })}</h2>
            <span>{texts.counts.states[of.state]}</span>
            <span className="muted">{text('takes.sums', { more: of.surplus, fewer: of.shortage })}</span>
            {of.uncounted > 0 && <span className="muted">{text('counts.uncounted', { count: of.uncounted })}</span>}
            <CountActs {...props} />
          </header>
          <Standing {...props} />
          <Views
            label={texts.views.label}
            section="inventory"
            within={`counts=${id}`}
            current={view}
            views={[
              { key: 'differ', name: texts.counts.views.differ, count: of.waiting + of.done },
              { key: 'wrong', name: texts.counts.views.wrong, count: of.wrong },
              { key: 'same', name: texts.counts.views.same, count: of.same },
            ]}
          />
          <CountLines key={view} data={data} texts={texts} of={of} view={view} />
        </>
      )}
    </RecordPage>
  );
}
