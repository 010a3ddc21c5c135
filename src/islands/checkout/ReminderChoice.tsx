import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { $reminderFailed, followReminder, tickReminder, untickReminder } from '#src/client/stores/cart-reminder.ts';
import { $checkoutForm } from '#src/client/stores/checkout-form.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { CheckoutPageData } from './checkout-texts.ts';

/** Keeps the cart that the shopper wants to be reminded of, in whatever step the checkout is. */
export function useReminder({ language }: CheckoutPageData): void {
  useEffect(() => followReminder(language), [language]);
}

/** “Remind me once”: not ticked unless the shopper does, and nothing is kept before. */
export function ReminderChoice({ data }: { readonly data: CheckoutPageData }) {
  const { reminder } = useStore($checkoutForm);
  const hasFailed = useStore($reminderFailed);
  const words = data.reminder;
  const hint = useId();
  return (
    <div className="field-wide reminder-choice">
      <label className="check-row">
        <input
          type="checkbox"
          name="reminder"
          checked={reminder !== ''}
          aria-describedby={hint}
          onChange={(event) => (event.target.checked ? tickReminder() : void untickReminder())}
        />
        <span>{words.label}</span>
      </label>
      <p className="micro muted" id={hint}>
        {words.hint}{' '}
        <a className="link" href={localizePath('/privacy', data.language)} target="_blank" rel="noreferrer">
          {words.more}
        </a>
      </p>
      <p className="message" role="status">
        {hasFailed && words.failed}
      </p>
    </div>
  );
}
