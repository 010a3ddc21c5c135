import { useState } from 'react';
import { readSupplier } from '#src/client/backend/staff-suppliers.ts';
import { changeSuppliers } from '#src/client/functions/admin-suppliers.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FoundSupplier, SupplierFeed } from '#src/contracts/staff-suppliers.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { useActing } from '../use-acting.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { FeedMappingFields } from './FeedMappingFields.tsx';
import { FeedScheduleFields } from './FeedScheduleFields.tsx';
import { FeedSourceFields } from './FeedSourceFields.tsx';
import { emptyFeed, type FeedForm, type FeedProblems, formOf, readFeedForm } from './feed-form.ts';
import type { Section } from './supplier-words.tsx';
import { useEditing } from './use-editing.ts';

/** The fields of a feed, each with what stood in it and what stands in it now. */
function changedFields({ texts }: Section, before: FeedForm, now: FeedForm) {
  const { feed } = texts;
  const yes = (is: boolean) => (is ? texts.yes : texts.no);
  const plain = ['name', 'url', 'credential', 'itemsPath', 'sku', 'cost', 'available', 'largestChange'] as const;
  return [
    ...plain.map((key) => [feed[key], before[key], now[key]] as const),
    [feed.format, before.format, now.format],
    [feed.matchBy, feed.matches[before.matchBy], feed.matches[now.matchBy]],
    [feed.includesVat, yes(before.includesVat), yes(now.includesVat)],
    [feed.schedule, feed.schedules[before.schedule], feed.schedules[now.schedule]],
    [feed.hour, before.hour, now.hour],
    [feed.weekday, texts.weekdays[before.weekday], texts.weekdays[now.weekday]],
    [feed.appliesItself, yes(before.appliesItself), yes(now.appliesItself)],
    [feed.isActive, yes(before.isActive), yes(now.isActive)],
  ] as const;
}

interface Props extends Section {
  readonly supplier: FoundSupplier;
  /** The feed that is changed; none for a new one. */
  readonly feed: SupplierFeed | undefined;
}

/** Makes a feed, or changes one: where it is, which of its fields are ours, and when it is read. */
export function FeedEditor({ supplier, feed, ...section }: Props) {
  const { data, texts } = section;
  const { language } = data;
  const editing = useEditing(feed, formOf, emptyFeed, async ({ token }) => {
    const found = await readSupplier(token, { id: supplier.id, language });
    return found && { record: found.feeds.find(({ id }) => id === feed?.id) };
  });
  const { id, form, base, theirs, change } = editing;
  const [problems, setProblems] = useState<FeedProblems>({});
  const [against, setAgainst] = useState<string>();
  const { attempt } = useActing(data, texts.errors);

  async function save(): Promise<void> {
    const { feed: wanted, problems: found } = readFeedForm(form);
    setProblems(found);
    setAgainst(undefined);
    if (wanted === undefined) {
      editing.showProblems();
      return;
    }
    const refused = await attempt(
      (token) =>
        changeSuppliers(token, {
          act: 'save_feed',
          feed: { ...wanted, id, supplier_id: supplier.id, version: base.version },
        }),
      () => {
        showToast({ kind: 'done', text: texts.feed.saved });
        changeQuery({ feed: undefined }, { replace: true });
      },
    );
    if (refused === texts.errors.feed_stale && (await editing.meetOther())) return;
    setAgainst(refused);
  }

  const problem = (field: keyof FeedProblems) => {
    const found = problems[field];
    return found && texts.problems[`feed_${found}`];
  };
  const fields = { ...section, form, problem, onChange: change };
  return (
    <EditorFrame
      {...section}
      title={feed ? islandText(language, texts)('feed.change', { name: feed.name }) : texts.feed.add}
      element={editing.element}
      back={{
        href: `${localizePath(sectionPath('suppliers'), language)}?supplier=${supplier.id}`,
        name: supplier.name,
      }}
      others={theirs && changedFields(section, base.form, formOf(theirs))}
      onTake={editing.take}
      onKeep={editing.keep}
      against={against}
      onSave={save}
    >
      <FeedSourceFields {...fields} />
      <FeedMappingFields {...fields} />
      <FeedScheduleFields {...fields} />
    </EditorFrame>
  );
}
