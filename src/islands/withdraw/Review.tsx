import { islandText } from '#src/i18n/island-text.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import type { WithdrawData } from './withdraw-texts.ts';

interface Props {
  readonly data: WithdrawData;
  readonly withdrawal: Withdrawal;
  readonly onChange: () => void;
  readonly onDone: () => void;
}

/** The declaration as it will be sent. The button that sends it bears the law's words and no others (2011/83/EU art. 11a). */
export function Review({ data, withdrawal, onChange, onDone }: Props) {
  const { isSending, problem, statement } = withdrawal;
  const text = islandText(data.language, data.texts);
  const confirm = async () => {
    const outcome = await withdrawal.send();
    if (outcome === 'received') onDone();
    if (outcome === 'quantityExceeded') onChange();
  };
  return (
    <section aria-labelledby="review">
      <h2 className="title-1" id="review" tabIndex={-1}>
        {text('review.title')}
      </h2>
      <p>{text('review.text', { email: withdrawal.form.email.trim() })}</p>
      <p className="withdrawal-statement">{statement}</p>
      <div role="alert">{problem && <p className="message">{text(`errors.${problem}`, { email: data.email })}</p>}</div>
      <div className="withdrawal-buttons">
        <button type="button" className="button button-large" onClick={confirm} aria-disabled={isSending}>
          {text('review.confirm')}
        </button>
        <button type="button" className="button button-line button-large" onClick={onChange}>
          {text('review.change')}
        </button>
      </div>
      <p className="small muted" role="status">
        {isSending ? text('review.sending') : ''}
      </p>
    </section>
  );
}
