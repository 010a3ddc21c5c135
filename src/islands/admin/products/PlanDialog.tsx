import { useState } from 'react';
import { changeProduct } from '#src/client/functions/admin-products.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { type OfProduct, refusalWords } from './product-words.tsx';

interface Props extends OfProduct {
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

const dayAfter = (time: number) => new Date(time + 86_400_000).toISOString();

/** Plans when a product is put on sale, or taken off; the times are those of Vilnius. */
export function PlanDialog({ product, onDone, onClosed, ...section }: Props) {
  const { data, texts } = section;
  const plan = product.active ? 'withdraw' : 'sell';
  const [at, setAt] = useState(() => `${vilniusDay(dayAfter(Date.now()))}T10:00`);
  const { attempt } = useActing(data, texts.errors);
  const title = product.active ? texts.plan.titleWithdraw : texts.plan.titleSell;
  return (
    <ActDialog
      data={data}
      title={title}
      act={texts.plan.act}
      onAct={async () =>
        at.length < 16
          ? texts.plan.timeless
          : attempt(
              (token) => changeProduct(token, { act: 'plan', product: product.id, plan, at: at.slice(0, 16) }),
              () => {
                showToast({ kind: 'done', text: texts.plan.planned });
                onDone();
              },
              (failure) => refusalWords(section, failure),
            )
      }
      onClosed={onClosed}
    >
      <Field
        label={texts.plan.time}
        name="at"
        type="datetime-local"
        hint={texts.plan.zone}
        value={at}
        onValue={setAt}
      />
      {!product.active && product.problems.length > 0 && <p className="field-hint">{texts.plan.incomplete}</p>}
    </ActDialog>
  );
}
