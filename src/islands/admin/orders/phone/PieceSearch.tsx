import { useEffect, useRef, useState } from 'react';
import { listStock } from '#src/client/backend/staff-stock.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { ListedVariant } from '#src/contracts/staff-stock.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import type { SectionProps } from '../../admin-data.ts';
import { variantOf } from '../../naming.ts';

interface Props extends SectionProps<'admin-orders'> {
  readonly problem: string | undefined;
  readonly onAdd: (variant: ListedVariant) => void;
}

/** Milliseconds after the last key until what was typed is looked for. */
const pause = 250;
/** Sizes and colours that are shown at once. */
const most = 20;

/** Finds what is for sale by name or SKU, with what is free of each size and colour now. */
export function PieceSearch({ data, texts, problem, onAdd }: Props) {
  const { language } = data;
  const text = islandText(language, texts);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly ListedVariant[] | 'failed'>();
  const asked = useRef(typed);
  asked.current = typed;
  useEffect(() => {
    const words = typed.trim();
    if (words === '') return setFound(undefined);
    const timer = setTimeout(async () => {
      const answer = await asStaff(({ token }) => listStock(token, { words, language }));
      if (asked.current !== typed) return;
      setFound(answer.ok ? answer.value.variants.filter(({ active }) => active).slice(0, most) : 'failed');
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, language]);
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
