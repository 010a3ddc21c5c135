import { changeCustomer } from '#src/client/functions/admin-customers.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { wordOf } from '../naming.ts';
import { State, Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import type { OfCustomer } from './of-customer.ts';

/** What somebody agreed to or took back, each with its proof; and the end of their newsletter, where they ask for it. */
export function CustomerConsents({ customer, onDone, data, texts }: OfCustomer) {
  const { language } = data;
  const { act, isBusy } = useActing(data, texts.errors);
  const { newsletter } = customer;
  const unsubscribe = () =>
    void act(
      (token) => changeCustomer(token, { act: 'unsubscribe', customer: customer.key }),
      () => {
        showToast({ kind: 'done', text: texts.newsletter.ended });
        onDone();
      },
    );
  return (
    <>
      <Table
        title={texts.consents.title}
        none={texts.consents.none}
        columns={[
          { name: texts.consents.purpose },
          { name: texts.consents.answer },
          { name: texts.consents.time },
          { name: texts.consents.source },
          { name: texts.consents.version },
        ]}
        rows={customer.consents.map((consent) => ({
          key: `${consent.at} ${consent.purpose}`,
          cells: [
            wordOf(texts.purposes, consent.purpose),
            <State key="answer" tone={consent.granted ? 'good' : 'plain'}>
              {consent.granted ? texts.consents.given : texts.consents.withdrawn}
            </State>,
            `${shortDay(consent.at, language)}, ${clockTime(consent.at, language)}`,
            wordOf(texts.sources, consent.source),
            `${consent.text_version}, ${consent.language}`,
          ],
        }))}
      />
      <p className="admin-below">
        <span>
          {newsletter === null
            ? texts.newsletter.none
            : islandText(language, texts)(`newsletter.${newsletter.status}`, {
                day: shortDay(newsletter.at, language),
              })}
        </span>
        {newsletter !== null && newsletter.status !== 'unsubscribed' && (
          <button type="button" className="admin-act" aria-disabled={isBusy} onClick={unsubscribe}>
            {texts.newsletter.end}
          </button>
        )}
      </p>
    </>
  );
}
