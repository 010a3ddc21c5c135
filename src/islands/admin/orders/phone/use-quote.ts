import { useEffect, useRef, useState } from 'react';
import { changePhoneOrder } from '#src/client/functions/admin-phone-orders.ts';
import type { PhoneQuote } from '#src/contracts/admin-phone-orders.ts';
import type { SectionProps } from '../../admin-data.ts';
import { useActing } from '../../use-acting.ts';
import { type PhoneForm, quoteOf } from './phone-form.ts';

/** Milliseconds after the last change until it is reckoned anew. */
const pause = 300;

interface Quoted {
  readonly quote?: PhoneQuote | undefined;
  /** Why there is none. */
  readonly against?: string | undefined;
}

/** What the order costs as it is typed; an answer that comes after the next change is dropped. `again` reckons anew. */
export function useQuote(
  { data, texts }: SectionProps<'admin-orders'>,
  form: PhoneForm,
): Quoted & { again: () => void } {
  const asked = JSON.stringify(quoteOf(form) ?? null);
  const [round, setRound] = useState(0);
  const [quoted, setQuoted] = useState<Quoted & { readonly asked: string }>();
  const { attempt } = useActing(data, texts.errors);
  const latest = useRef(asked);
  latest.current = asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked says when; `round` asks again
  useEffect(() => {
    const request = quoteOf(form);
    if (request === undefined) return setQuoted(undefined);
    const timer = setTimeout(async () => {
      let quote: PhoneQuote | undefined;
      const against = await attempt(
        (token) => changePhoneOrder(token, request),
        (answer) => {
          quote = answer.quote;
        },
      );
      if (latest.current === asked) setQuoted({ asked, quote, against });
    }, pause);
    return () => clearTimeout(timer);
  }, [asked, round]);
  const { quote, against } = quoted?.asked === asked ? quoted : {};
  return { quote, against, again: () => setRound(round + 1) };
}
