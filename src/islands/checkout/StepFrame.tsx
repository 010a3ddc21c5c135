import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutStep } from '#src/domain/checkout/form.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { CheckoutPageData } from './checkout-texts.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly step: CheckoutStep;
  readonly state: 'done' | 'open' | 'next';
  /** The step was opened by the shopper: its first wrong field takes the focus, or its heading. */
  readonly takesFocus: boolean;
  /** What was filled in, when the step is done. */
  readonly digest: ReactNode;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/** A step of the checkout: to come (a heading), open (its fields), done (what was filled in, and “Change”). */
export function StepFrame({ data, step, state, takesFocus, digest, onChange, children }: Props) {
  const words = data.texts.form;
  const text = islandText(data.language, words);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state !== 'open' || !takesFocus) return;
    const wrong = heading.current?.parentElement?.querySelector<HTMLElement>('[aria-invalid=true]');
    (wrong ?? heading.current)?.focus();
  }, [state, takesFocus]);
  return (
    <section className="checkout-step" data-state={state} aria-labelledby={`step-${step}`}>
      <h2 className={state === 'next' ? 'title-2 muted' : 'title-2'} id={`step-${step}`} tabIndex={-1} ref={heading}>
        {words[step]}
      </h2>
      {state === 'done' && (
        <div className="checkout-digest ui">
          <div>{digest}</div>
          <button
            type="button"
            className="link"
            onClick={onChange}
            aria-label={text('changeNamed', { step: words[step] })}
          >
            {words.change}
          </button>
        </div>
      )}
      {state === 'open' && children}
    </section>
  );
}
