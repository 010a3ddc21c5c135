import { readToday } from '#src/client/backend/staff-today.ts';
import { settleToday } from '#src/client/functions/admin-today.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { NotRead } from '../NotRead.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { type Group, groupsOf, type Section, type Settling } from './today-groups.tsx';

function TodayGroup({ section, group }: { readonly section: Section; readonly group: Group }) {
  const { title, count, rows, all } = group;
  const { texts } = section;
  const text = islandText(section.data.language, texts);
  return (
    <section className="admin-today-group" aria-label={title}>
      <h3>
        {title} <span className="muted">{count}</span>
      </h3>
      <ul>
        {rows.map(({ key, words, ways: acts }) => (
          <li key={key}>
            <span>{words}</span>
            <span className="admin-today-ways">{acts}</span>
          </li>
        ))}
      </ul>
      {count > rows.length &&
        (all ? (
          <a className="link" href={all} aria-label={`${title}: ${texts.all}`}>
            {texts.all}
          </a>
        ) : (
          <p className="muted">{text('more', { count: count - rows.length })}</p>
        ))}
    </section>
  );
}

/** What waits for somebody today, each with what settles it. `again` counts how often the page was read anew. */
export function Today({ again, ...section }: Section & { readonly again: number }) {
  const { data, texts } = section;
  const { language } = data;
  const { value, isBusy, failure, again: read } = useReading(String(again), ({ token }) => readToday(token, language));
  const acting = useActing(data, texts.errors);
  const settling: Settling = {
    isBusy: acting.isBusy,
    settle: (request, done) =>
      void acting.act(
        (token) => settleToday(token, request),
        () => {
          showToast({ kind: 'done', text: done });
          void read();
        },
      ),
  };
  const waiting = value && groupsOf(section, value, settling);
  return (
    <section className="admin-today" aria-labelledby="admin-today" aria-busy={isBusy}>
      <h2 id="admin-today">{texts.title}</h2>
      {failure && <NotRead data={data} code={failure} onRetry={() => void read()} />}
      {waiting?.length === 0 && <p className="muted">{texts.calm}</p>}
      {waiting === undefined && isBusy && (
        <p className="muted" role="status">
          {data.admin.loading}
        </p>
      )}
      <div className="admin-today-groups">
        {waiting?.map((group) => (
          <TodayGroup key={group.title} section={section} group={group} />
        ))}
      </div>
    </section>
  );
}
