import { useState } from 'react';
import { changePrices } from '#src/client/functions/admin-pricing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { parseTypedAmount } from '#src/domain/money/typed-amount.ts';
import type { PricingTerms } from '#src/domain/pricing/unit-margin.ts';
import { formatRating } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { euros, type Section } from './pricing-words.tsx';

interface Props extends Section {
  readonly terms: PricingTerms;
  readonly onChanged: () => void;
}

const keys = [
  'card_fee_basis_points',
  'card_fee_fixed',
  'bank_fee_basis_points',
  'bank_fee_fixed',
  'parcel_cost_lithuania',
  'parcel_cost_abroad',
  'return_piece_cost',
] as const;
type Key = (typeof keys)[number];
type Kept = Readonly<Record<Key, number>>;

const keptOf = (terms: PricingTerms) => Object.fromEntries(keys.map((key) => [key, terms[key]])) as Kept;
/** Euro and percent are typed with two decimals alike. */
const most = (key: Key) => (key.endsWith('basis_points') ? 2000 : 100_000);

function Dialog({ terms, onChanged, onClosed, ...section }: Props & { readonly onClosed: () => void }) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const [typed, setTyped] = useState(
    () => Object.fromEntries(keys.map((key) => [key, (terms[key] / 100).toFixed(2)])) as Record<Key, string>,
  );
  const [wrong, setWrong] = useState<ReadonlySet<Key>>(new Set());
  const { attempt } = useActing(data, texts.errors);

  async function save(): Promise<string | undefined> {
    const read = keys.map((key) => [key, parseTypedAmount(typed[key])] as const);
    const bad = read.filter(([key, value]) => value === undefined || value > most(key)).map(([key]) => key);
    setWrong(new Set(bad));
    if (bad.length > 0) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog [aria-invalid=true]')?.focus());
      return '';
    }
    return attempt(
      (token) =>
        changePrices(token, { act: 'save_terms', terms: Object.fromEntries(read) as Kept, seen: keptOf(terms) }),
      () => {
        showToast({ kind: 'done', text: texts.terms.saved });
        onChanged();
      },
    );
  }

  return (
    <ActDialog data={data} title={texts.terms.title} act={texts.save} onAct={save} onClosed={onClosed}>
      <p className="muted">
        {terms.orders_measured === 0
          ? texts.terms.unmeasured
          : text('terms.measured', {
              count: terms.orders_measured,
              pieces: formatRating(terms.pieces_per_order_thousandths / 1000, language),
              borne: euros(terms.delivery_borne_per_order, language),
            })}
      </p>
      <div className="admin-editor-fields">
        {keys.map((key) => (
          <Field
            key={key}
            label={texts.terms.fields[key]}
            name={key}
            problem={wrong.has(key) ? texts.problems[key.endsWith('basis_points') ? 'fee' : 'amount'] : undefined}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed[key]}
            onValue={(value) => setTyped((before) => ({ ...before, [key]: value }))}
          />
        ))}
      </div>
      <p className="field-hint">{texts.terms.hint}</p>
    </ActDialog>
  );
}

/** What margins are reckoned with: fees, parcels, returns; and what was measured of orders. */
export function TermsButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="admin-act" onClick={() => setOpen(true)}>
        {props.texts.terms.open}
      </button>
      {isOpen && <Dialog {...props} onClosed={() => setOpen(false)} />}
    </>
  );
}
