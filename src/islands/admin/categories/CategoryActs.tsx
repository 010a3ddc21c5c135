import { useState } from 'react';
import { changeCategory } from '#src/client/functions/admin-categories.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { StaffCategory } from '#src/contracts/staff-categories.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { chainUp, refusePlace } from '#src/domain/catalogue/category-place.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { nameIn } from '../naming.ts';
import { useActing } from '../use-acting.ts';
import { pathOf, refusalWords, type Section } from './category-words.tsx';

interface Props extends Section {
  readonly tree: readonly StaffCategory[];
  readonly category: StaffCategory;
  readonly onDone: () => void;
}

/** Moves all products of a category to another of its department, some hundreds at a time. */
function EmptyDialog({ tree, category, onDone, onClosed, ...section }: Props & { readonly onClosed: () => void }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { attempt } = useActing(data, texts.errors);
  const root = chainUp(tree, category.id).at(-1);
  const others = tree.filter(({ id }) => id !== category.id && chainUp(tree, id).at(-1) === root);
  const [target, setTarget] = useState(category.parent_id ?? others[0]?.id ?? '');
  const [left, setLeft] = useState(category.products);

  async function empty(): Promise<string | undefined> {
    for (let rest = category.products; rest > 0; ) {
      const against = await attempt(
        (token) => changeCategory(token, { act: 'empty', category: category.id, target }),
        ({ left: now = 0 }) => {
          rest = now;
          setLeft(now);
        },
        (failure) => (failure.code === 'parent_hidden' ? texts.refused.hiddenTarget : refusalWords(section, failure)),
      );
      if (against !== undefined) return against;
    }
    showToast({ kind: 'done', text: text('empty.done', { count: category.products }) });
    onDone();
    return undefined;
  }

  return (
    <ActDialog data={data} title={texts.empty.title} act={texts.empty.act} onAct={empty} onClosed={onClosed}>
      <p>{text('empty.lead', { count: category.products, name: nameIn(data.language, category) })}</p>
      <Select
        label={texts.empty.target}
        name="target"
        value={target}
        options={others.map(({ id }) => ({ value: id, text: pathOf(tree, id, data.language) }))}
        onValue={setTarget}
      />
      <p className="muted" role="status">
        {left < category.products && text('empty.left', { count: left })}
      </p>
    </ActDialog>
  );
}

/** What is done with a category: looked at in the shop, emptied, deleted. */
export function CategoryActs({ tree, category, onDone, ...section }: Props) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { attempt } = useActing(data, texts.errors);
  const [open, setOpen] = useState<'empty' | 'delete'>();
  const { id, slug, products, parent_id: parent, updated_at: version, is_active: isActive } = category;
  const name = nameIn(language, category);
  const above = tree.find((each) => each.id === parent);
  const close = () => setOpen(undefined);
  return (
    <div className="admin-acts">
      {isActive && (
        <a className="admin-act" href={localizePath(`/${slug}`, language)} target="_blank" rel="noreferrer">
          {texts.acts.look}
        </a>
      )}
      {refusePlace(tree, '', id) === undefined && (
        <a className="admin-act" href={`${localizePath(sectionPath('categories'), language)}?new=1&category=${slug}`}>
          {texts.acts.addBelow}
        </a>
      )}
      {products > 0 && (
        <button type="button" className="admin-act" onClick={() => setOpen('empty')}>
          {texts.empty.act}
        </button>
      )}
      {parent !== null && (
        <button type="button" className="admin-act" onClick={() => setOpen('delete')}>
          {texts.acts.delete}
        </button>
      )}
      {open === 'empty' && (
        <EmptyDialog {...section} tree={tree} category={category} onDone={onDone} onClosed={close} />
      )}
      {open === 'delete' && (
        <ActDialog
          data={data}
          title={text('delete.title', { name })}
          act={texts.acts.delete}
          isGrave
          onAct={() =>
            attempt(
              (token) => changeCategory(token, { act: 'delete', category: id, version }),
              () => {
                showToast({ kind: 'done', text: texts.delete.done });
                changeQuery({ category: undefined }, { replace: true });
              },
              (failure) => refusalWords(section, failure),
            )
          }
          onClosed={close}
        >
          <p>{text('delete.lead', { path: `/${slug}`, above: `/${above?.slug ?? ''}` })}</p>
        </ActDialog>
      )}
    </div>
  );
}
