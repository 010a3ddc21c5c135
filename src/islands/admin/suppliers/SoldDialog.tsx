import { useState } from 'react';
import { changeSuppliers } from '#src/client/functions/admin-suppliers.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { NamedProduct } from '#src/contracts/staff-coupons.ts';
import type { SoldProduct } from '#src/contracts/staff-suppliers.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { useFoundProducts } from '../use-found-products.ts';
import type { Section } from './supplier-words.tsx';

interface Props extends Section {
  readonly supplier: string;
  /** What is changed; none for another product. */
  readonly sold: SoldProduct | undefined;
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** Which product it is: found by its name or code, one of those that are found. */
function ProductChoice(
  props: Section & {
    readonly chosen: NamedProduct | undefined;
    readonly problem: string | undefined;
    readonly onChosen: (product: NamedProduct) => void;
  },
) {
  const { data, texts, chosen, problem, onChosen } = props;
  const [words, setWords] = useState('');
  const found = useFoundProducts(words, data.language);
  return (
    <>
      <Field
        label={texts.sold.product}
        name="product"
        hint={texts.sold.productHint}
        problem={problem}
        autoComplete="off"
        maxLength={100}
        value={words}
        onValue={setWords}
      />
      <fieldset>
        <legend className="muted">{chosen ? chosen.name : texts.sold.found}</legend>
        {found.map((product) => (
          <label key={product.id} className="admin-tick">
            <input type="radio" name="chosen" checked={chosen?.id === product.id} onChange={() => onChosen(product)} />
            {product.name} <span className="muted">{product.sku}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Says what a supplier asks for a product, under which code, and whether the shop reckons with it. */
export function SoldDialog({ supplier, sold, onChanged, onClosed, ...section }: Props) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const [product, setProduct] = useState<NamedProduct>();
  const [code, setCode] = useState(sold?.supplier_sku ?? '');
  const [cost, setCost] = useState(sold ? (sold.cost / 100).toFixed(2) : '');
  const [isGross, setGross] = useState(sold?.cost_includes_vat ?? true);
  const [pieces, setPieces] = useState(sold?.available == null ? '' : String(sold.available));
  const [isPreferred, setPreferred] = useState(sold?.is_preferred ?? true);
  const [isGone, setGone] = useState(false);
  const [wrong, setWrong] = useState<ReadonlySet<'product' | 'cost' | 'available'>>(new Set());
  const { attempt } = useActing(data, texts.errors);

  async function save(): Promise<string | undefined> {
    const id = sold?.product_id ?? product?.id;
    const cents = parseTypedAmount(cost);
    const available = pieces.trim() === '' ? null : /^\d{1,6}$/.test(pieces.trim()) ? Number(pieces) : undefined;
    const found = [
      id === undefined && ('product' as const),
      !cents && ('cost' as const),
      available === undefined && ('available' as const),
    ].filter((each) => each !== false);
    setWrong(new Set(found));
    if (found.length > 0 || id === undefined || !cents || available === undefined) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid=true]')?.focus());
      return '';
    }
    return attempt(
      (token) =>
        changeSuppliers(token, {
          ...{ act: 'save_product', supplier, product: id, version: sold?.updated_at ?? null, remove: isGone },
          ...{ supplier_sku: code.trim(), cost: cents, includes_vat: isGross, available, is_preferred: isPreferred },
        }),
      () => {
        showToast({ kind: 'done', text: isGone ? texts.sold.removed : texts.sold.saved });
        onChanged();
      },
    );
  }

  return (
    <ActDialog
      data={data}
      title={sold ? text('sold.changeNamed', { name: sold.name }) : texts.sold.add}
      act={isGone ? texts.sold.remove : texts.save}
      onAct={save}
      onClosed={onClosed}
    >
      {!sold && (
        <ProductChoice
          {...section}
          chosen={product}
          problem={wrong.has('product') ? texts.problems.product : undefined}
          onChosen={setProduct}
        />
      )}
      <div className="admin-editor-fields">
        <Field
          label={texts.sold.code}
          name="code"
          optional={texts.optional}
          autoComplete="off"
          maxLength={60}
          value={code}
          onValue={setCode}
        />
        <Field
          label={texts.sold.cost}
          name="cost"
          problem={wrong.has('cost') ? texts.problems.cost : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={cost}
          onValue={setCost}
        />
        <Field
          label={texts.columns.available}
          name="available"
          optional={texts.optional}
          problem={wrong.has('available') ? texts.problems.available : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={pieces}
          onValue={setPieces}
        />
      </div>
      <label className="admin-tick">
        <input type="checkbox" checked={isGross} onChange={({ target }) => setGross(target.checked)} />
        {texts.sold.gross}
      </label>
      <label className="admin-tick">
        <input type="checkbox" checked={isPreferred} onChange={({ target }) => setPreferred(target.checked)} />
        {texts.sold.preferred}
      </label>
      {sold && (
        <label className="admin-tick">
          <input type="checkbox" checked={isGone} onChange={({ target }) => setGone(target.checked)} />
          {text('sold.gone', { name: sold.name })}
        </label>
      )}
    </ActDialog>
  );
}
