import { type KeyboardEvent, useRef, useState } from 'react';
import { readCategoryTree } from '#src/client/backend/staff-categories.ts';
import { changeQuery } from '#src/client/stores/admin-place.ts';
import type { StaffCategory, CategoryTree as Tree } from '#src/contracts/staff-categories.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { chainUp, childrenOf, type Step } from '#src/domain/catalogue/category-place.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { NotRead } from '../NotRead.tsx';
import { OtherChanges } from '../OtherChanges.tsx';
import { type Reading, useReading } from '../use-reading.ts';
import { CategoryRow } from './CategoryRow.tsx';
import type { Section } from './category-words.tsx';
import { TreeBar } from './TreeBar.tsx';
import { useDrag } from './use-drag.ts';
import { useMoves } from './use-moves.ts';

const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

function ReadTree({ reading, value, ...section }: Section & { readonly reading: Reading<Tree>; readonly value: Tree }) {
  const { texts } = section;
  const tree = value.categories;
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [chosenId, setChosen] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const moves = useMoves(section, reading);
  const isOpen = (id: string) => !closed.has(id);
  const dragging = useDrag({ tree, isOpen, onDrop: moves.move });
  const shown = tree.filter(({ id }) =>
    chainUp(tree, id)
      .slice(1)
      .every((above) => isOpen(above.id)),
  );
  // The row that the Tab key comes to; what was chosen may have been shut away or be gone.
  const chosen = shown.find(({ id }) => id === chosenId);
  const entry = chosen ?? shown[0];

  const toggle = (id: string, open = !isOpen(id)) =>
    setClosed((before) => {
      const now = new Set(before);
      if (open) now.delete(id);
      else now.add(id);
      return now;
    });
  const goTo = (id: string | null | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-category="${id}"]`)?.focus();

  /** With Alt an arrow moves the category; what it goes into is shown. */
  function move(category: StaffCategory, step: Step): void {
    const neighbours = childrenOf(tree, category.parent_id);
    const before = neighbours[neighbours.indexOf(category) - 1];
    if (step === 'in' && before) toggle(before.id, true);
    moves.step(category.id, step);
  }

  /** Where the keys of a tree lead (WAI-ARIA authoring practices, tree view); false where a key means nothing. */
  function follow(key: string, category: StaffCategory): boolean {
    const { id, parent_id: parent } = category;
    const place = shown.indexOf(category);
    const [first] = childrenOf(tree, id);
    if (key === 'ArrowDown') goTo(shown[place + 1]?.id);
    else if (key === 'ArrowUp') goTo(shown[place - 1]?.id);
    else if (key === 'Home') goTo(shown[0]?.id);
    else if (key === 'End') goTo(shown.at(-1)?.id);
    else if (key === 'Enter') changeQuery({ category: category.slug });
    else if (key === 'ArrowRight' && first) isOpen(id) ? goTo(first.id) : toggle(id, true);
    else if (key === 'ArrowLeft') first && isOpen(id) ? toggle(id, false) : goTo(parent);
    else return false;
    return true;
  }

  function press(event: KeyboardEvent): void {
    const { key } = event;
    const step = stepOfKey[key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (entry === undefined) return;
    if (step && event.altKey) move(entry, step);
    else if (isCommand && key.toLowerCase() === 'z') moves.undo();
    else if (isCommand || event.altKey || !follow(key, entry)) return;
    event.preventDefault();
  }

  return (
    <>
      <TreeBar {...section} tree={tree} chosen={chosen} moves={moves} drag={dragging.drag} />
      {moves.others && (
        <OtherChanges
          words={texts.treeStale}
          fields={moves.others.fields}
          onKeep={() => moves.settleOthers(true)}
          onTake={() => moves.settleOthers(false)}
        />
      )}
      <div className="admin-tree-head muted" aria-hidden="true">
        <span>{texts.columns.name}</span>
        <span>{texts.columns.own}</span>
        <span>{texts.columns.all}</span>
      </div>
      <ul
        ref={list}
        className="admin-tree"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a tree is made of lists
        role="tree"
        aria-label={texts.label}
        aria-describedby="admin-tree-hint"
        aria-busy={moves.isBusy}
        onKeyDown={press}
      >
        {shown.map((category) => (
          <CategoryRow
            key={category.id}
            {...section}
            tree={tree}
            category={category}
            isChosen={category === entry}
            isOpen={isOpen(category.id)}
            dragging={dragging}
            onChoose={() => setChosen(category.id)}
            onToggle={() => toggle(category.id)}
          />
        ))}
      </ul>
    </>
  );
}

/** All categories as a tree that is moved about by dragging or by keyboard. */
export function CategoryTree(section: Section) {
  const { data, texts } = section;
  const reading = useReading('tree', ({ token }) => readCategoryTree(token));
  const { value, isBusy, failure, again } = reading;
  return (
    <div className="admin-section" aria-busy={isBusy}>
      <div className="admin-bar">
        <p className="muted admin-tree-hint" id="admin-tree-hint">
          {texts.hint}
        </p>
        <a className="link" href={localizePath('/fix-categories', data.language)}>
          {texts.sort}
        </a>
        <a className="button" href={`${localizePath(sectionPath('categories'), data.language)}?new=1`}>
          {texts.add}
        </a>
      </div>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {value ? (
        <ReadTree {...section} reading={reading} value={value} />
      ) : (
        isBusy && (
          <p className="muted admin-waiting" role="status">
            {data.admin.loading}
          </p>
        )
      )}
    </div>
  );
}
