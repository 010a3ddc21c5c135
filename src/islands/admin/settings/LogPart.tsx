import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { listAuditLog } from '#src/client/backend/staff-settings.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import type { AuditEntry, AuditPage } from '#src/contracts/staff-settings.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { SectionProps } from '../admin-data.ts';
import { Listed } from '../Listed.tsx';
import { wordOf } from '../naming.ts';
import { useReading } from '../use-reading.ts';
import { auditChanges, auditValue } from './audit-changes.ts';

type Section = SectionProps<'admin-settings'>;

/** What an entry says: who did what to which record, and each column's value before and after. */
function Entry({ data, texts, entry }: Section & { readonly entry: AuditEntry }) {
  const { language, admin } = data;
  const { log } = texts;
  const at = (time: string) => `${shortDay(time, language)}, ${clockTime(time, language)}`;
  const words = { yes: admin.record.yes, no: admin.record.no, moment: at };
  const changes = auditChanges(entry);
  return (
    <li className="admin-log-entry">
      <p>
        <time dateTime={entry.at}>{at(entry.at)}</time> <strong>{entry.actor ?? log.nobody}</strong>{' '}
        {wordOf(log.actions, entry.action)}
        {entry.table && ` – ${wordOf(log.tables, entry.table)}`}{' '}
        {entry.record && (
          <button
            type="button"
            className="link"
            title={log.onlyThis}
            onClick={() => changeQuery({ record: entry.record ?? '', table: entry.table ?? '' })}
          >
            {entry.record}
          </button>
        )}
      </p>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ column, before, after }) => (
            <div key={column}>
              <dt className="muted">{wordOf(log.columns, column)}</dt>
              <dd>
                {before !== undefined && <del>{auditValue(before, words)}</del>}{' '}
                {after !== undefined && <ins>{auditValue(after, words)}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

interface FilterProps extends Section {
  readonly people: NonNullable<AuditPage['people']>;
  readonly tables: NonNullable<AuditPage['tables']>;
}

/** What the log is narrowed to, in the address. */
function Filters({ texts, people, tables }: FilterProps) {
  const { query } = useStore($place);
  const { log } = texts;
  const kept = query['record'] ?? '';
  const [record, setRecord] = useState(kept);
  useEffect(() => setRecord(kept), [kept]);
  const all = { value: '', text: log.all };
  const isNarrowed = ['person', 'table', 'record', 'from', 'to'].some((name) => query[name]);
  return (
    <form
      className="admin-choose"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        changeQuery({ record: record.trim() });
      }}
    >
      <Select
        label={log.person}
        name="person"
        value={query['person'] ?? ''}
        options={[all, ...people.map(({ id, name }) => ({ value: id, text: name }))]}
        onValue={(person) => changeQuery({ person })}
      />
      <Select
        label={log.table}
        name="table"
        value={query['table'] ?? ''}
        options={[all, ...tables.map((table) => ({ value: table, text: wordOf(log.tables, table) }))]}
        onValue={(table) => changeQuery({ table })}
      />
      <Field
        label={log.record}
        name="record"
        autoComplete="off"
        maxLength={100}
        value={record}
        onValue={setRecord}
        onBlur={() => changeQuery({ record: record.trim() })}
      />
      <Field
        label={log.from}
        name="from"
        type="date"
        value={query['from'] ?? ''}
        onValue={(from) => changeQuery({ from })}
      />
      <Field label={log.to} name="to" type="date" value={query['to'] ?? ''} onValue={(to) => changeQuery({ to })} />
      {isNarrowed && (
        <button
          type="button"
          className="link"
          onClick={() => changeQuery({ person: '', table: '', record: '', from: '', to: '' })}
        >
          {log.clear}
        </button>
      )}
    </form>
  );
}

const isDay = (typed: string | undefined) => (typed && /^\d{4}-\d{2}-\d{2}$/.test(typed) ? typed : undefined);
const isId = (typed: string | undefined) => (typed && /^[0-9a-f-]{36}$/.test(typed) ? typed : undefined);

/** The audit log: who changed what, before and after, the newest first. */
export function LogPart(section: Section) {
  const { data, texts } = section;
  const { log } = texts;
  const text = islandText(data.language, texts);
  const { query } = useStore($place);
  const asked = {
    ...{ person: isId(query['person']), table: query['table'] || undefined, record: query['record'] || undefined },
    ...{ first_day: isDay(query['from']), last_day: isDay(query['to']) },
  };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listAuditLog(token, asked));
  const more = ({ entries }: AuditPage) => {
    const last = entries.at(-1);
    return reading.extend(
      ({ token }) => listAuditLog(token, { ...asked, after: last && { at: last.at, id: last.id } }),
      (before, next) => ({ ...before, more: next.more, entries: [...before.entries, ...next.entries] }),
    );
  };
  return (
    <>
      <Filters {...section} people={reading.value?.people ?? []} tables={reading.value?.tables ?? []} />
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ entries }) => entries}
        none={log.none}
        shown={({ entries }) => text('log.shown', { count: entries.length })}
        more={texts.more}
        onMore={more}
      >
        {({ entries }) => (
          <ol className="admin-log" aria-label={log.label}>
            {entries.map((entry) => (
              <Entry key={entry.id} {...section} entry={entry} />
            ))}
          </ol>
        )}
      </Listed>
    </>
  );
}
