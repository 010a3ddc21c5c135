import { useState } from 'react';
import { changePrices } from '#src/client/functions/admin-pricing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { NamedSupplier, PricedFacts } from '#src/contracts/staff-pricing.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { euros, type Section } from './pricing-words.tsx';

interface Props extends Section {
  readonly product: PricedFacts;
  /** Whom the shop can buy from. */
  readonly suppliers: readonly NamedSupplier[];
  /** It has another cost now. */
  readonly onChanged: () => void;
}

function CostDialog({
  product,
  suppliers,
  onChanged,
  onClosed,
  ...section
}: Props & { readonly onClosed: () => void }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const known = product.supplier;
  const choices = known && !suppliers.some(({ id }) => id === known.id) ? [known, ...suppliers] : suppliers;
  const [cost, setCost] = useState(product.cost === null ? '' : (product.cost / 100).toFixed(2));
  const [isGross, setGross] = useState(product.cost_includes_vat ?? true);
  const [supplier, setSupplier] = useState(known?.id ?? choices[0]?.id ?? '');
  const [problem, setProblem] = useState<string>();
  const { attempt } = useActing(data, texts.errors);

  async function save(): Promise<string | undefined> {
    const cents = cost.trim() === '' ? null : parseTypedAmount(cost);
    const wrong = cents === undefined || cents === 0 || (cents === null && product.cost === null);
    setProblem(wrong ? texts.problems.amount : undefined);
    if (wrong) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [name=cost]')?.focus());
      return '';
    }
    return attempt(
      (token) =>
        changePrices(token, {
          ...{ act: 'set_cost', product: product.id, supplier: cents === null ? null : supplier },
          ...{ cost: cents, includes_vat: isGross, version: product.cost_version },
        }),
      () => {
        showToast({ kind: 'done', text: text('cost.saved', { name: product.name }) });
        onChanged();
      },
    );
  }

  return (
    <ActDialog
      data={data}
      title={text('cost.of', { name: product.name })}
      act={texts.save}
      onAct={save}
      onClosed={onClosed}
    >
      {choices.length === 0 ? (
        <p>{texts.cost.noSuppliers}</p>
      ) : (
        <>
          <Field
            label={texts.cost.amount}
            name="cost"
            hint={product.cost === null ? undefined : texts.cost.amountHint}
            problem={problem}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={cost}
            onValue={setCost}
          />
          <label className="admin-tick">
            <input type="checkbox" name="gross" checked={isGross} onChange={({ target }) => setGross(target.checked)} />
            {texts.cost.gross}
          </label>
          <Select
            label={texts.columns.supplier}
            name="supplier"
            value={supplier}
            options={choices.map(({ id, name }) => ({ value: id, text: name }))}
            onValue={setSupplier}
          />
        </>
      )}
    </ActDialog>
  );
}

/** What a product costs the shop; pressed, it is changed right there. */
export function CostCell(props: Props) {
  const { data, texts, product } = props;
  const [isOpen, setOpen] = useState(false);
  const words = product.cost === null ? texts.cost.none : euros(product.cost, data.language);
  return (
    <>
      <button
        type="button"
        className="link admin-price"
        aria-label={`${islandText(data.language, texts)('cost.of', { name: product.name })}: ${words}`}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
      {product.cost_includes_vat === false && <span className="muted"> {texts.cost.net}</span>}
      {isOpen && <CostDialog {...props} onClosed={() => setOpen(false)} />}
    </>
  );
}
