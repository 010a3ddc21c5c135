import { useEffect, useRef, useState } from 'react';
import { findProductsToShow, type ListingRule } from '#src/client/backend/staff-marketing.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { ShownProduct } from '#src/contracts/staff-marketing.ts';
import { Field } from '#src/ui/Field.tsx';
import type { AdminData } from '../admin-data.ts';
import { ShownProductLine } from './ShownProductLine.tsx';

/** Milliseconds after the last key until what was typed is looked for. */
const pause = 250;

interface Props {
  readonly data: AdminData;
  readonly words: {
    readonly label: string;
    readonly hint: string;
    readonly found: string;
    readonly none: string;
    readonly act: string;
    readonly actNamed: (name: string) => string;
    readonly gone: string;
  };
  /** Those that are chosen already are not offered. */
  readonly without: readonly string[];
  /** Of a listing alone. */
  readonly within?: ListingRule | undefined;
  readonly onChosen: (product: ShownProduct) => void;
}

/** Finds products for sale by name or SKU while it is typed; Enter takes the first. */
export function ProductFinder({ data, words, without, within, onChosen }: Props) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly ShownProduct[]>();
  const { language } = data;
  const wanted = typed.trim();
  const rule = JSON.stringify(within);
  const asked = useRef('');
  asked.current = `${wanted} ${rule}`;
  useEffect(() => {
    setFound(undefined);
    if (wanted === '') return;
    const mine = `${wanted} ${rule}`;
    const timer = setTimeout(async () => {
      const answer = await asStaff(({ token }) =>
        findProductsToShow(token, {
          words: wanted,
          language,
          within: rule === undefined ? undefined : (JSON.parse(rule) as ListingRule),
        }),
      );
      if (asked.current === mine) setFound(answer.ok ? answer.value : []);
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, language, rule]);
  const offered = found?.filter(({ id }) => !without.includes(id));
  const take = (product: ShownProduct) => {
    onChosen(product);
    setTyped('');
  };
  return (
    <div className="admin-finder">
      <Field
        label={words.label}
        name="products"
        hint={words.hint}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onValue={setTyped}
        onKeyDown={(event) => {
          // The form around is not sent by it.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = offered ?? [];
          if (first) take(first);
        }}
      />
      {offered?.length === 0 && (
        <p className="muted" role="status">
          {words.none}
        </p>
      )}
      {offered !== undefined && offered.length > 0 && (
        <ul className="admin-rows" aria-label={words.found}>
          {offered.map((product) => (
            <li key={product.id}>
              <ShownProductLine data={data} product={product} gone={words.gone} />
              <button
                type="button"
                className="link"
                aria-label={words.actNamed(product.name)}
                onClick={() => take(product)}
              >
                {words.act}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
