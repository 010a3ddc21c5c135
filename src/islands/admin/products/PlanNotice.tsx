import { changeProduct } from '#src/client/functions/admin-products.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { useActing } from '../use-acting.ts';
import type { OfProduct } from './product-words.tsx';

/** What is planned for the product, or why a plan could not be carried out, and the way to take it back. */
export function PlanNotice({ product, onDone, data, texts }: OfProduct & { readonly onDone: () => void }) {
  const { act } = useActing(data, texts.errors);
  const { id, plan } = product;
  if (plan === null) return null;
  const time = `${shortDay(plan.due_at, data.language)}, ${clockTime(plan.due_at, data.language)}`;
  const text = islandText(data.language, texts);
  const words = plan.is_refused
    ? [text('plan.refused', { time }), ...plan.problems.map((problem) => texts.problems[problem])].join(' ')
    : text(plan.act === 'sell' ? 'plan.willSell' : 'plan.willWithdraw', { time });
  return (
    <p className={plan.is_refused ? 'admin-warning' : 'admin-as-of'}>
      <span>{words}</span>{' '}
      <button
        type="button"
        className="link"
        onClick={() =>
          void act(
            (token) => changeProduct(token, { act: 'plan', product: id, plan: plan.act, at: null }),
            () => {
              showToast({ kind: 'done', text: texts.plan.takenBack });
              onDone();
            },
          )
        }
      >
        {texts.plan.takeBack}
      </button>
    </p>
  );
}
