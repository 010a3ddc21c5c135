import type { StaffCategory } from '#src/contracts/staff-categories.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { chainUp, childrenOf } from '#src/domain/catalogue/category-place.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { nameIn } from '../naming.ts';
import { State } from '../Table.tsx';
import { countsOf, type Section } from './category-words.tsx';
import type { TreeDrag } from './use-drag.ts';

interface Props extends Section {
  readonly tree: readonly StaffCategory[];
  readonly category: StaffCategory;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly dragging: TreeDrag;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
}

/** A category in the tree: its name, address and what stands in it, with the handle that it is dragged by. */
export function CategoryRow(props: Props) {
  const { tree, category, isChosen, isOpen, dragging, onChoose, onToggle, data, texts } = props;
  const { language } = data;
  const { id, slug, parent_id: parent, is_active: isActive } = category;
  const neighbours = childrenOf(tree, parent);
  const hasChildren = childrenOf(tree, id).length > 0;
  const name = nameIn(language, category);
  const { own, all } = countsOf(tree, id);
  const counted = islandText(language, texts)('counted', { count: all });
  const { drag, handle } = dragging;
  const over = drag?.over?.id === id ? drag.over : undefined;
  return (
    <li
      role="treeitem"
      data-category={id}
      data-level={chainUp(tree, id).length}
      data-drop={over && (over.refusal ? 'refused' : over.edge)}
      data-dragged={drag?.id === id || undefined}
      aria-level={chainUp(tree, id).length}
      aria-setsize={neighbours.length}
      aria-posinset={neighbours.indexOf(category) + 1}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isChosen}
      aria-label={[name, counted, isActive ? '' : texts.hidden].filter(Boolean).join(', ')}
      tabIndex={isChosen ? 0 : -1}
      onFocus={onChoose}
    >
      {parent === null ? (
        <span className="admin-tree-handle" />
      ) : (
        <span className="admin-tree-handle" data-handle title={texts.drag} aria-hidden="true" {...handle(id)}>
          ⠿
        </span>
      )}
      <span className="admin-tree-toggle" aria-hidden="true" onClick={hasChildren ? onToggle : undefined}>
        {hasChildren && (isOpen ? '▾' : '▸')}
      </span>
      <a
        className="admin-tree-name"
        tabIndex={-1}
        href={`${localizePath(sectionPath('categories'), language)}?category=${slug}`}
      >
        {name}
      </a>
      <span className="muted admin-tree-slug">/{slug}</span>
      <span className="admin-tree-state">{!isActive && <State tone="warn">{texts.hidden}</State>}</span>
      <span className="admin-tree-count" title={texts.columns.own}>
        {own === all ? '' : formatNumber(own, language)}
      </span>
      <span className="admin-tree-count" title={texts.columns.all}>
        {formatNumber(all, language)}
      </span>
    </li>
  );
}
