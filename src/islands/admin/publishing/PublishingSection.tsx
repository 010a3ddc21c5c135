import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readPublishing } from '#src/client/backend/staff-publishing.ts';
import { $publishing } from '#src/client/stores/publishing.ts';
import type { PublishingPage } from '#src/contracts/staff-publishing.ts';
import { NotRead } from '../NotRead.tsx';
import { useReading } from '../use-reading.ts';
import { BuildsTable } from './BuildsTable.tsx';
import { ChangesTable } from './ChangesTable.tsx';
import { PublishingNow } from './PublishingNow.tsx';
import type { Section } from './publishing-words.ts';
import { RulesForm } from './RulesForm.tsx';

/** Publishing: what is changed and not live yet, how it goes live, and the builds there were. */
export function PublishingSection(section: Section) {
  const { data } = section;
  const { language } = data;
  const reading = useReading('', ({ token }) => readPublishing(token, { language }));
  const now = useStore($publishing);
  const { value, again } = reading;
  // The head looks at the builds all the time; when one begins or ends, or something was changed, the lists are old.
  const seen = JSON.stringify([now?.waiting, now?.running !== null, now?.queued, now?.failed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was seen says when to read again
  useEffect(() => {
    void again();
  }, [seen, again]);

  const moreChanges = ({ changes }: PublishingPage) => {
    const last = changes.at(-1);
    const after = last && { at: last.at, kind: last.kind, key: last.key };
    return reading.extend(
      ({ token }) => readPublishing(token, { language, after }),
      (before, next) => ({ ...before, changes: [...before.changes, ...next.changes] }),
    );
  };
  const moreBuilds = ({ builds }: PublishingPage) =>
    reading.extend(
      ({ token }) => readPublishing(token, { language, before: builds.at(-1)?.created_at }),
      (before, next) => ({ ...before, builds: [...before.builds, ...next.builds] }),
    );

  return (
    <div className="admin-section admin-publishing">
      {reading.failure && <NotRead data={data} code={reading.failure} onRetry={() => void again()} />}
      {value === undefined ? (
        reading.isBusy && (
          <p className="muted admin-waiting" role="status">
            {data.admin.loading}
          </p>
        )
      ) : (
        <>
          <PublishingNow {...section} page={value} state={now ?? value.state} onDone={() => void again()} />
          <ChangesTable {...section} page={value} onMore={() => moreChanges(value)} />
          <RulesForm key={value.rules.version} {...section} rules={value.rules} onDone={() => void again()} />
          <BuildsTable {...section} page={value} onMore={() => moreBuilds(value)} />
        </>
      )}
    </div>
  );
}
