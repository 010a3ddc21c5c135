import type { ListedBuild, PublishingPage } from '#src/contracts/staff-publishing.ts';
import { ListFoot } from '../ListFoot.tsx';
import { State, Table } from '../Table.tsx';
import { failureWords, type Section, timeWords, tookWords } from './publishing-words.ts';

interface Props extends Section {
  readonly page: PublishingPage;
  readonly onMore: () => Promise<boolean>;
}

const tones = { queued: 'plain', running: 'warn', succeeded: 'good', failed: 'bad' } as const;

function Outcome({ build, ...section }: Section & { readonly build: ListedBuild }) {
  const { texts } = section;
  const { text, said } = failureWords(section, build.error);
  return (
    <>
      <State tone={tones[build.state]}>{texts.states[build.state]}</State>
      {build.state === 'failed' && (
        <span className="admin-build-reason">
          {text}
          {said !== '' && (
            <details>
              <summary>{texts.builds.said}</summary>
              <pre>{said}</pre>
            </details>
          )}
        </span>
      )}
    </>
  );
}

/** The builds there were: who asked, what they held, how long they took, and why one failed. */
export function BuildsTable({ page: { builds }, onMore, ...section }: Props) {
  const { data, texts } = section;
  return (
    <>
      <Table
        title={texts.builds.title}
        none={texts.builds.none}
        columns={[
          { name: texts.builds.at },
          { name: texts.builds.state },
          { name: texts.builds.cause },
          { name: texts.builds.changes, isNumber: true },
          { name: texts.builds.pages, isNumber: true },
          { name: texts.builds.took, isNumber: true },
        ]}
        rows={builds.map((build) => ({
          key: build.id,
          cells: [
            timeWords(section, build.started_at ?? build.due_at),
            <Outcome key="state" build={build} {...section} />,
            build.cause === 'person' ? (build.by ?? texts.causes.person) : texts.causes[build.cause],
            build.kind === 'full' ? texts.builds.everything : (build.changes ?? '–'),
            build.pages ?? '–',
            tookWords(build),
          ],
        }))}
      />
      {builds.length > 0 && builds.length % 20 === 0 && (
        <ListFoot data={data} shown="" more={texts.more} onMore={onMore} />
      )}
    </>
  );
}
