import { type FormEvent, useRef, useState } from 'react';
import { takeStock } from '#src/client/functions/admin-stock-takes.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { StockTake, StockTakeLine } from '#src/contracts/staff-stock-takes.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { SectionProps } from '../admin-data.ts';
import { variantOf } from '../naming.ts';
import { useActing } from '../use-acting.ts';
import { differenceOf, signed, typedCount } from './count.ts';

interface Props extends SectionProps<'admin-inventory'> {
  readonly take: StockTake;
  readonly onCounted: (variant: string, counted: number, expected: number) => void;
}

/** The field in which a variant is counted: Enter writes it down and goes to the next one; so does leaving it. */
function CountField({ line, ...props }: Props & { readonly line: StockTakeLine }) {
  const { data, texts, take, onCounted } = props;
  const [typed, setTyped] = useState(line.counted === null ? '' : String(line.counted));
  const field = useRef<HTMLInputElement>(null);
  const { attempt } = useActing(data, texts.errors);
  const sent = useRef(typed);
  const count = typedCount(typed);
  const isWrong = typed.trim() !== '' && count === undefined;

  async function write(): Promise<void> {
    if (count === undefined || typed === sent.current) return;
    sent.current = typed;
    const against = await attempt(
      (token) => takeStock(token, { act: 'count', take: take.id, variant: line.variant, counted: count }),
      ({ expected = count }) => onCounted(line.variant, count, expected),
    );
    if (against === undefined) return;
    // What was typed stays; leaving the field again, or Enter, tries again.
    sent.current = '';
    showToast({ kind: 'error', text: against });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (field.current === null) return;
    if (count === undefined) {
      showToast({ kind: 'error', text: texts.takes.notCount });
      return;
    }
    const fields = [...(field.current.closest('table')?.querySelectorAll<HTMLInputElement>('.admin-count') ?? [])];
    const next = fields[fields.indexOf(field.current) + 1];
    if (next) next.focus();
    else void write();
  }

  return (
    <form onSubmit={submit} noValidate>
      <input
        ref={field}
        className="input admin-count"
        name="counted"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={7}
        aria-label={islandText(data.language, texts)('takes.countOf', { sku: line.sku })}
        aria-invalid={isWrong || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => void write()}
      />
    </form>
  );
}

/** The lines of a stock-take. What should lie there is shown when it was counted, so that nobody counts towards it. */
export function TakeLines({
  lines,
  isBusy,
  ...props
}: Props & { readonly lines: readonly StockTakeLine[]; readonly isBusy: boolean }) {
  const { data, texts, take } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
    <section className="admin-scroll" aria-label={texts.takes.lines} tabIndex={0} aria-busy={isBusy}>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">{texts.columns.sku}</th>
            <th scope="col">{texts.takes.counted}</th>
            <th scope="col" data-number>
              {texts.takes.difference}
            </th>
            <th scope="col" data-number>
              {texts.takes.expected}
            </th>
            <th scope="col">{texts.columns.product}</th>
            <th scope="col">{texts.columns.variant}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const difference = differenceOf(line);
            return (
              <tr key={line.variant}>
                <th scope="row">{line.sku}</th>
                <td>{take.state === 'open' ? <CountField {...props} line={line} /> : line.counted}</td>
                <td data-number>{line.counted === null ? '' : signed(difference)}</td>
                <td data-number>{line.expected}</td>
                <td>{line.name}</td>
                <td>{variantOf(data, line)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
