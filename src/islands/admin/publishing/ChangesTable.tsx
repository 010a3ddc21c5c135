import type { PublishingPage, UnpublishedChange } from '#src/contracts/staff-publishing.ts';
import { ListFoot } from '../ListFoot.tsx';
import { Table } from '../Table.tsx';
import { changeAddress, type Section, timeWords } from './publishing-words.ts';

interface Props extends Section {
  readonly page: PublishingPage;
  readonly onMore: () => Promise<boolean>;
}

function ChangeName({ change, ...section }: Section & { readonly change: UnpublishedChange }) {
  const address = changeAddress(section, change);
  const name = change.name || change.key;
  return address === undefined ? (
    name
  ) : (
    <a className="link" href={address}>
      {name}
    </a>
  );
}

/** What is changed and not live yet: what, how, by whom and when. */
export function ChangesTable({ page, onMore, ...section }: Props) {
  const { data, texts } = section;
  const { changes, state } = page;
  return (
    <>
      <Table
        title={texts.changes.title}
        none={texts.changes.none}
        columns={(['name', 'kind', 'action', 'by', 'at'] as const).map((column) => ({ name: texts.changes[column] }))}
        rows={changes.map((change) => ({
          key: `${change.kind} ${change.key}`,
          cells: [
            <ChangeName key="name" change={change} {...section} />,
            texts.kinds[change.kind],
            texts.actions[change.action],
            change.by ?? texts.changes.nobody,
            timeWords(section, change.at),
          ],
        }))}
      />
      {changes.length < state.waiting && <ListFoot data={data} shown="" more={texts.more} onMore={onMore} />}
    </>
  );
}
