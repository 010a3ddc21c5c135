import type { KeptReceipt } from '#src/client/stores/withdrawal-draft.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { longDay, longMoment, type WithdrawData } from './withdraw-texts.ts';

interface Props {
  readonly data: WithdrawData;
  readonly kept: KeptReceipt;
  readonly onAnother: () => void;
}

/** That the declaration has arrived: when, in which words, under which checksum, and what happens by when. */
export function Receipt({ data, kept, onAnother }: Props) {
  const { language, texts } = data;
  const { checksum, declaredAt, settledBy, statement } = kept.receipt;
  const text = islandText(language, texts.receipt);
  const day = longDay(settledBy, language);
  return (
    <section aria-labelledby="receipt">
      <h2 className="title-1" id="receipt" tabIndex={-1}>
        {text('title')}
      </h2>
      <p>{text('received', { moment: longMoment(declaredAt, language) })}</p>
      <p>{text('mailed', { email: kept.email })}</p>
      <h3 className="title-2">{text('declaration')}</h3>
      <p className="withdrawal-statement">{statement}</p>
      <h3 className="title-2">{text('next')}</h3>
      <ul className="withdrawal-next">
        <li>{text('sendBack', { day })}</li>
        <li>{text('refund', { day })}</li>
        <li>{text('doubt')}</li>
      </ul>
      <h3 className="title-2">{text('checksum')}</h3>
      <p className="small withdrawal-checksum">{checksum}</p>
      <div className="withdrawal-buttons no-print">
        <button type="button" className="button" onClick={() => window.print()}>
          {text('print')}
        </button>
        <button type="button" className="button button-line" onClick={onAnother}>
          {text('another')}
        </button>
      </div>
    </section>
  );
}
