import { useState } from 'react';
import { listStock } from '#src/client/backend/staff-stock.ts';
import type { ListedVariant } from '#src/contracts/staff-stock.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import type { SectionProps } from '../../admin-data.ts';
import { variantOf } from '../../naming.ts';
import { useFoundAsTyped } from '../../use-found-as-typed.ts';

interface Props extends SectionProps<'admin-orders'> {
  readonly problem: string | undefined;
  readonly onAdd: (variant: ListedVariant) => void;
}

/** Sizes and colours that are shown at once. */
const most = 20;

/** Finds what is for sale by name or SKU, with what is free of each size and colour now. */
export function PieceSearch({ data, texts, problem, onAdd }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const [typed, setTyped] = useState('');
  const stock = useFoundAsTyped(typed, language, ({ token }, words) => listStock(token, { words, language }));
  const found = typeof stock === 'object' ? stock.variants.filter(({ active }) => active).slice(0, most) : stock;
  return (
    <>
      <Field
        label={texts.phone.search}
        name="pieces"
        autoComplete="off"
        maxLength={100}
        value={typed}
        hint={texts.phone.searchHint}
        problem={problem}
        onValue={setTyped}
        onKeyDown={(event) => {
          // What was typed is found already; the order is not finished by it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {found === 'failed' && (
        <p className="message" role="alert">
          {texts.phone.notFetched}
        </p>
      )}
      {found !== undefined && found !== 'failed' && (
        <ul className="admin-rows admin-phone-found" aria-label={texts.phone.found} aria-live="polite">
          {found.length === 0 && <li className="muted">{texts.phone.noneFound}</li>}
          {found.map((variant) => (
            <li key={variant.id}>
              <span>
                {variant.name}
                <span className="muted">
                  {' '}
                  {variantOf(data, variant)} · {variant.sku} · {text('phone.free', { free: variant.free })}
                </span>
              </span>
              <button
                type="button"
                className="admin-act"
                aria-disabled={variant.free <= 0}
                aria-label={text('phone.addNamed', { name: `${variant.name}, ${variantOf(data, variant)}` })}
                onClick={() => variant.free > 0 && onAdd(variant)}
              >
                {texts.phone.add}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
