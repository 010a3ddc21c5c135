import { useState } from 'react';
import { changeProduct } from '#src/client/functions/admin-products.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { ListedProduct } from '#src/contracts/staff-products.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { refusalWords, type Section } from './product-words.tsx';

interface Props extends Section {
  readonly product: ListedProduct;
  /** The product with its new prices. */
  readonly onPriced: (product: ListedProduct) => void;
}

const typed = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2));

function PriceDialog({ product, onPriced, onClosed, ...section }: Props & { readonly onClosed: () => void }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const [price, setPrice] = useState(typed(product.price));
  const [sale, setSale] = useState(typed(product.sale_price));
  const { attempt } = useActing(data, texts.errors);
  const cents = parseTypedAmount(price);
  const saleCents = sale.trim() === '' ? null : parseTypedAmount(sale);
  const isLower = typeof saleCents !== 'number' || cents === undefined || (saleCents > 0 && saleCents < cents);

  async function save(): Promise<string | undefined> {
    if (cents === undefined || cents === 0) return texts.wrong.price;
    if (saleCents === undefined || !isLower) return texts.wrong.salePrice;
    const { id, updated_at: version } = product;
    return attempt(
      (token) => changeProduct(token, { act: 'price', product: id, version, price: cents, sale_price: saleCents }),
      ({ version: now = version }) => {
        showToast({ kind: 'done', text: text('priced', { name: product.name }) });
        const problems = product.problems.filter((problem) => problem !== 'price');
        onPriced({ ...product, price: cents, sale_price: saleCents, updated_at: now, problems });
      },
      (failure) => refusalWords(section, failure),
    );
  }

  return (
    <ActDialog
      data={data}
      title={text('priceOf', { name: product.name })}
      act={texts.form.save}
      onAct={save}
      onClosed={onClosed}
    >
      <div className="admin-editor-fields">
        <Field
          label={texts.form.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={price}
          onValue={setPrice}
        />
        <Field
          label={texts.form.salePrice}
          name="salePrice"
          optional={texts.optional}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={sale}
          onValue={setSale}
        />
      </div>
      <p className="field-hint">{texts.form.priceHint}</p>
    </ActDialog>
  );
}

/** What a product costs; pressed, its prices are changed right there. */
export function PriceCell({ product, onPriced, ...section }: Props) {
  const { data, texts } = section;
  const [isOpen, setOpen] = useState(false);
  const money = (cents: number) => formatMoney(cents, 'EUR', data.language);
  const { price, sale_price: sale } = product;
  return (
    <>
      <button
        type="button"
        className="link admin-price"
        aria-label={`${islandText(data.language, texts)('priceOf', { name: product.name })}: ${money(sale ?? price)}`}
        onClick={() => setOpen(true)}
      >
        {sale !== null && <del className="muted">{money(price)}</del>} {price === 0 ? '–' : money(sale ?? price)}
      </button>
      {isOpen && <PriceDialog {...section} product={product} onPriced={onPriced} onClosed={() => setOpen(false)} />}
    </>
  );
}
