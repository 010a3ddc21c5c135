import type { StaffCategory } from '#src/contracts/staff-categories.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { placeAfterStep, refusePlace, steps } from '#src/domain/catalogue/category-place.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { nameIn } from '../naming.ts';
import type { Section } from './category-words.tsx';
import type { TreeDrag } from './use-drag.ts';
import type { Moves } from './use-moves.ts';

interface Props extends Section {
  readonly tree: readonly StaffCategory[];
  readonly chosen: StaffCategory | undefined;
  readonly moves: Moves;
  readonly drag: TreeDrag['drag'];
}

const signs = { up: '↑', down: '↓', in: '→', out: '←' } as const;

/** What is done with the category that is chosen in the tree, and the way to take the last move back. */
export function TreeBar({ tree, chosen, moves, drag, data, texts }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const address = localizePath(sectionPath('categories'), language);
  const canStep = (step: (typeof steps)[number]) => {
    const place = chosen && placeAfterStep(tree, chosen.id, step);
    return place !== undefined && refusePlace(tree, chosen?.id ?? '', place.parent) === undefined;
  };
  const hindrance = drag?.over?.refusal;
  return (
    <div className="admin-tree-bar">
      <p className="admin-tree-chosen">{chosen ? nameIn(language, chosen) : texts.nothingChosen}</p>
      {chosen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, and these are none
        <div className="admin-acts" role="group" aria-label={text('acts.of', { name: nameIn(language, chosen) })}>
          {chosen.parent_id !== null &&
            steps.map((step) => (
              <button
                key={step}
                type="button"
                className="admin-act"
                aria-disabled={!canStep(step)}
                onClick={() => moves.step(chosen.id, step)}
              >
                <span aria-hidden="true">{signs[step]}</span>&nbsp;{texts.steps[step]}
              </button>
            ))}
          <a className="admin-act" href={`${address}?category=${chosen.slug}`}>
            {texts.acts.edit}
          </a>
          {refusePlace(tree, '', chosen.id) === undefined && (
            <a className="admin-act" href={`${address}?new=1&category=${chosen.slug}`}>
              {texts.acts.addBelow}
            </a>
          )}
        </div>
      )}
      <button type="button" className="admin-act" aria-disabled={moves.undoable === 0} onClick={moves.undo}>
        {texts.acts.undo}
      </button>
      <p className="admin-tree-said" role="status">
        {hindrance ? moves.sentenceOf(hindrance) : moves.said}
      </p>
    </div>
  );
}
