import { useId, useRef } from 'react';
import { type WithdrawalScope, withdrawalLengths } from '#src/domain/order/withdrawal.ts';
import { Field } from '#src/ui/Field.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { PieceChoice } from './PieceChoice.tsx';
import type { Withdrawal } from './use-withdrawal.ts';
import type { WithdrawData } from './withdraw-texts.ts';

interface Props {
  readonly data: WithdrawData;
  readonly withdrawal: Withdrawal;
  readonly onDone: () => void;
}

/** Who withdraws from what: the order by its link or in words, all of it or some, and where the receipt goes. */
export function DeclarationForm({ data, withdrawal, onDone }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const itemsId = useId();
  const { errors, form: words } = data.texts;
  const { fillIn, form, opened, wrong } = withdrawal;
  const isKnown = opened.state === 'known';
  const field = (name: 'name' | 'email' | 'reference') => ({
    ...{ name, label: words[name], value: form[name], maxLength: withdrawalLengths[name], required: true },
    onValue: (value: string) => fillIn(name, value),
    problem: wrong.includes(name) ? errors[name] : undefined,
  });
  const scope = (value: WithdrawalScope, text: string) => (
    <label className="withdrawal-choice">
      <input type="radio" name="scope" checked={form.scope === value} onChange={() => fillIn('scope', value)} />
      {text}
    </label>
  );

  function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    const [first] = withdrawal.check();
    if (first === undefined) return onDone();
    // The marks are only now drawn.
    setTimeout(() => root.current?.querySelector<HTMLElement>(`[data-field=${first}], [name=${first}]`)?.focus());
  }

  return (
    <form noValidate ref={root} onSubmit={submit} aria-labelledby="declaration">
      <h2 className="title-1" id="declaration" tabIndex={-1}>
        {words.title}
      </h2>
      <OrderNotice data={data} opened={opened} onRetry={withdrawal.readAgain} />
      {withdrawal.problem === 'quantityExceeded' && (
        <p className="message" role="alert">
          {errors.quantityExceeded}
        </p>
      )}
      {!isKnown && <Field {...field('reference')} autoComplete="off" enterKeyHint="next" hint={words.referenceHint} />}
      <fieldset className="withdrawal-choices">
        <legend>{words.scope}</legend>
        {scope('whole_order', words.whole)}
        {scope('lines', words.parts)}
      </fieldset>
      {form.scope === 'lines' && isKnown && (
        <PieceChoice data={data} withdrawal={withdrawal} lines={opened.order.lines} />
      )}
      {form.scope === 'lines' && !isKnown && (
        <div className="field">
          <label htmlFor={itemsId}>{words.items}</label>
          <textarea
            className="input"
            id={itemsId}
            name="items"
            rows={4}
            required
            maxLength={withdrawalLengths.items}
            value={form.items}
            onChange={(event) => fillIn('items', event.target.value)}
            aria-invalid={wrong.includes('items') ? true : undefined}
            aria-describedby={`${itemsId}-said`}
          />
          <p className={wrong.includes('items') ? 'message' : 'field-hint'} id={`${itemsId}-said`}>
            {wrong.includes('items') ? errors.items : words.itemsHint}
          </p>
        </div>
      )}
      <Field {...field('name')} autoComplete="name" enterKeyHint="next" />
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        hint={isKnown ? undefined : words.emailHint}
      />
      <button type="submit" className="button button-large">
        {words.next}
      </button>
    </form>
  );
}
