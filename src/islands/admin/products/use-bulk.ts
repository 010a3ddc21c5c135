import { changeProduct } from '#src/client/functions/admin-products.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { mostChanges, type ProductChange } from '#src/contracts/admin-products.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { useActing } from '../use-acting.ts';
import type { Section } from './product-words.tsx';

type Refused = { readonly product: string; readonly code: string; readonly problems?: readonly string[] | undefined };

/** Changes many products at once; what was done can be taken back from the message that says so. `names`: by id. */
export function useBulk(section: Section, names: ReadonlyMap<string, string>, onDone: () => void) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { isBusy, attempt } = useActing(data, texts.errors);

  /** What stands against some of them, product by product. */
  function refusalsOf(refused: readonly Refused[]): string {
    const problems: Readonly<Record<string, string>> = texts.problems;
    const errors: Readonly<Record<string, string>> = texts.errors;
    return refused
      .slice(0, 5)
      .map(({ product, code, problems: found = [] }) => {
        const why = found.length > 0 ? found.map((each) => problems[each] ?? each).join(' ') : (errors[code] ?? code);
        return `${names.get(product) ?? product}: ${why}`;
      })
      .join('\n');
  }

  async function change(changes: readonly ProductChange[]): Promise<string | undefined> {
    const done: ProductChange[][] = [];
    const refused: Refused[] = [];
    for (let at = 0; at < changes.length; at += mostChanges) {
      const against = await attempt(
        (token) => changeProduct(token, { act: 'bulk', changes: changes.slice(at, at + mostChanges) }),
        (answer) => {
          done.push(...(answer.done ?? []).map(({ back }) => back));
          refused.push(...(answer.refused ?? []));
        },
      );
      if (against !== undefined) return against;
    }
    onDone();
    const back = done.flat();
    const said = text('bulk.done', { count: done.length });
    if (refused.length > 0)
      showToast({
        kind: 'error',
        title: said,
        text: `${text('bulk.refused', { count: refused.length })}\n${refusalsOf(refused)}`,
      });
    else
      showToast({
        kind: 'done',
        text: said,
        ...(back.length > 0 && { undo: { text: texts.bulk.undo, run: () => void change(back) } }),
      });
    return undefined;
  }
  return { isBusy, change };
}
