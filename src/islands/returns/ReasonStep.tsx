import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { $returnForm, changeReturn } from '#src/client/stores/return-request.ts';
import { type RequestedReason, requestedReasons } from '#src/domain/returns/return-reason.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { ReturnViewProps } from './return-view.ts';

/** What the shopper would like: money back, another size, or a faulty item looked at. */
export function ReasonStep({ data, onDone, options }: ReturnViewProps & { readonly onDone: () => void }) {
  const { reason } = useStore($returnForm);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const words = data.texts.reason;
  const text = islandText(data.language, words);
  const hints: Readonly<Record<RequestedReason, string>> = {
    return: text('returnHint', { count: options.returnDays }),
    exchange: text('exchangeHint', { count: options.holdDays }),
    complaint: words.complaintHint,
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== undefined) return onDone();
        setMissing(true);
        first.current?.focus();
      }}
    >
      <fieldset className="option-rows" aria-describedby={isMissing ? 'reason-problem' : undefined}>
        <legend className="sr-only">{words.title}</legend>
        {requestedReasons.map((one, index) => (
          <label className="option-row return-reason" key={one}>
            <input
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              aria-invalid={isMissing ? true : undefined}
              ref={index === 0 ? first : undefined}
              onChange={() => {
                setMissing(false);
                changeReturn({ reason: one });
              }}
            />
            <span className="option-name">
              <span>{words[one]}</span>
              <span className="small muted">{hints[one]}</span>
            </span>
          </label>
        ))}
        {isMissing && (
          <p className="message" id="reason-problem">
            {words.missing}
          </p>
        )}
      </fieldset>
      <button type="submit" className="button button-large">
        {words.next}
      </button>
    </form>
  );
}
