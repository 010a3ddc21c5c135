import { useRef, useState } from 'react';
import { readCategoryTree } from '#src/client/backend/staff-categories.ts';
import { changeCategory } from '#src/client/functions/admin-categories.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { CategoryTree, StaffCategory } from '#src/contracts/staff-categories.ts';
import {
  chainUp,
  type Place,
  type PlaceRefusal,
  placeAfterStep,
  refusePlace,
  type Step,
  treeWith,
} from '#src/domain/catalogue/category-place.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { nameIn } from '../naming.ts';
import { useActing } from '../use-acting.ts';
import type { Reading } from '../use-reading.ts';
import { movedBetween, placeWords, refusalWords, type Section } from './category-words.tsx';

interface Move extends Place {
  readonly category: string;
}
/** What somebody else has moved, and the move that it stood against. */
export interface OthersMoved {
  readonly fields: readonly (readonly [string, string, string])[];
  readonly move: Move;
}

/**
 * Moves categories about, one after the other however fast they are asked for: the tree shows each at once and is put back where it is
 * refused. Every move can be undone, the last first, as long as the page is open.
 */
export function useMoves(section: Section, reading: Reading<CategoryTree>) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { attempt } = useActing(data, texts.errors);
  const [said, setSaid] = useState('');
  const [done, setDone] = useState<readonly Move[]>([]);
  const [waiting, setWaiting] = useState(0);
  const [others, setOthers] = useState<OthersMoved>();
  // What the moves that wait start from: the page draws it later.
  const tree = useRef<CategoryTree>(undefined);
  tree.current = reading.value;
  const undoable = useRef(done);
  undoable.current = done;
  const queue = useRef(Promise.resolve());

  const show = (now: CategoryTree) => {
    tree.current = now;
    reading.show(() => now);
  };
  const keep = (moves: readonly Move[]) => {
    undoable.current = moves;
    setDone(moves);
  };
  const sentenceOf = (refusal: PlaceRefusal) => texts.errors[refusal];

  async function carryOut({ category, parent, next }: Move, isUndo: boolean): Promise<void> {
    const before = tree.current;
    const known = before?.categories.find(({ id }) => id === category);
    if (before === undefined || known === undefined) return;
    const refusal = refusePlace(before.categories, category, parent);
    if (refusal) return showToast({ kind: 'error', text: sentenceOf(refusal) });
    const moved = treeWith(before.categories, category, { parent, next });
    show({ ...before, categories: moved });
    const department = chainUp(before.categories, category).at(-1)?.id ?? '';
    const versionOf = ({ versions }: CategoryTree) => versions[department] ?? '';
    let code = '';
    const against = await attempt(
      (token) => changeCategory(token, { act: 'move', category, version: versionOf(before), parent, next }),
      ({ version = versionOf(before), undo }) => {
        show({ versions: { ...before.versions, [department]: version }, categories: moved });
        if (isUndo) keep(undoable.current.slice(0, -1));
        else if (undo) keep([...undoable.current, { category, ...undo }]);
        const now = moved.find(({ id }) => id === category) as StaffCategory;
        setSaid(
          text(isUndo ? 'said.undone' : 'said.moved', {
            name: nameIn(data.language, now),
            place: placeWords(section, moved, now),
          }),
        );
      },
      (failure) => {
        code = failure.code;
        return refusalWords(section, failure);
      },
    );
    if (against === undefined) return;
    show(before);
    if (code !== 'tree_stale') return showToast({ kind: 'error', text: against });
    const read = await asStaff(({ token }) => readCategoryTree(token));
    if (!read.ok) return showToast({ kind: 'error', text: against });
    show(read.value);
    keep([]);
    const ofDepartment = ({ categories }: CategoryTree) =>
      categories.filter(({ id }) => chainUp(categories, id).at(-1)?.id === department);
    setOthers({
      fields: movedBetween(section, ofDepartment(before), ofDepartment(read.value)),
      move: { category, parent, next },
    });
  }

  const enqueue = (work: () => Promise<void>) => {
    setWaiting((before) => before + 1);
    queue.current = queue.current.then(work).finally(() => setWaiting((before) => before - 1));
  };
  return {
    /** What was done last, for those who do not see it. */
    said,
    others,
    /** Something was asked for that is not done yet. */
    isBusy: waiting > 0,
    /** How many moves can be undone. */
    undoable: done.length,
    move: (move: Move) => enqueue(() => carryOut(move, false)),
    step: (category: string, step: Step) =>
      enqueue(async () => {
        const place = tree.current && placeAfterStep(tree.current.categories, category, step);
        if (place) await carryOut({ category, ...place }, false);
        else showToast({ kind: 'error', text: texts.nowhere });
      }),
    undo: () =>
      enqueue(async () => {
        const last = undoable.current.at(-1);
        if (last) await carryOut(last, true);
      }),
    settleOthers: (again: boolean) => {
      const refused = others?.move;
      setOthers(undefined);
      if (again && refused) enqueue(() => carryOut(refused, false));
    },
    sentenceOf,
  };
}
export type Moves = ReturnType<typeof useMoves>;
