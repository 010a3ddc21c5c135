import { useEffect, useRef, useState } from 'react';
import type { Language } from '#src/domain/language/languages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { Field } from '#src/ui/Field.tsx';
import { fetchMessages } from '../shared/fetch-messages.ts';

interface Props {
  readonly productId: string;
  /** '' where the product has none. */
  readonly size: string;
  readonly color: string;
  readonly language: Language;
  /** “Tell me when it is back”. */
  readonly title: string;
}

type Messages = Namespaces['product-actions'];
type Problem = 'emailProblem' | 'limited' | 'offline' | 'failed';

const problemOf: Readonly<Record<string, Problem>> = {
  invalid_request: 'emailProblem',
  rate_limited: 'limited',
  offline: 'offline',
};

/** As browsers and the function see it; the function has the last word. */
const looksLikeEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed);

/** The texts, fetched when the form is first needed; undefined until then and where they cannot be had. */
function useMessages(language: Language): Messages | undefined {
  const [messages, setMessages] = useState<Messages>();
  useEffect(() => {
    fetchMessages(language, 'product-actions').then(setMessages, () => undefined);
  }, [language]);
  return messages;
}

/** Asks for a mail when the size and colour is back; nothing is sent before the address is confirmed from the mailbox. */
export function StockNotice({ productId, size, color, language, title }: Props) {
  const messages = useMessages(language);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');
  const form = useRef<HTMLFormElement>(null);
  // Before the texts are there, and in the page as it was built, a button stands in the place: pressing it wakes the form.
  if (messages === undefined)
    return (
      <button type="button" className="stock-notice link needs-js">
        {title}
      </button>
    );
  const text = islandText(language, messages);

  function refuse(found: Problem) {
    setProblem(found);
    form.current?.querySelector('input')?.focus();
  }

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    if (state === 'sending') return;
    if (!looksLikeEmail(email.trim())) return refuse('emailProblem');
    setProblem(undefined);
    setState('sending');
    // The call brings the contract's checks along, which nobody needs before.
    const { requestStockNotice } = await import('#src/client/functions/request-stock-notice.ts');
    const outcome = await requestStockNotice({ productId, size, color, email: email.trim(), locale: language });
    setState(outcome.ok ? 'done' : 'open');
    if (!outcome.ok) refuse(problemOf[outcome.failure.code] ?? 'failed');
  }

  if (state === 'done')
    return (
      <p className="stock-notice small" role="status">
        {text('notice.done')}
      </p>
    );
  return (
    <form className="stock-notice" ref={form} onSubmit={submit} noValidate aria-label={title}>
      <p className="ui">{title}</p>
      <p className="small muted">{size === '' ? text('notice.textOne') : text('notice.text', { size })}</p>
      <Field
        label={text('notice.email')}
        value={email}
        onValue={setEmail}
        problem={problem && text(`notice.${problem}`)}
        hint={text('notice.consent')}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
      />
      <button type="submit" className="button button-line" aria-disabled={state === 'sending'}>
        {state === 'sending' ? text('notice.sending') : text('notice.submit')}
      </button>
    </form>
  );
}
