import type { StaffEvent } from '#src/contracts/staff-order.ts';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Block } from '../Block.tsx';
import { NoteForm } from '../NoteForm.tsx';
import { wordOf } from '../naming.ts';
import { EditedDetails } from './edit/EditedDetails.tsx';
import type { OrderPart } from './order-part.ts';

/** What an event says beyond its name, from the facts that it was written with. */
function detailsOf({ details, code }: StaffEvent, { data, texts }: OrderPart): string {
  const said = (name: string) => (typeof details[name] === 'string' ? details[name] : undefined);
  const currency = chargedCurrencies.find((each) => each === details['currency']) ?? 'EUR';
  const amount = details['amount'] ?? details['received'];
  const mail = said('mail');
  const reason = said('reason');
  return [
    typeof amount === 'number' && formatMoney(amount, currency, data.language),
    reason && wordOf(texts.refundReasons, code === 'return_requested' ? '' : reason),
    said('return_number'),
    said('tracking_number'),
    mail && wordOf(texts.mails, mail),
    said('series') && `${said('series')} ${details['number']}`,
    said('coupon'),
    said('note'),
    said('why'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Whoever did it: staff by name, everything else in a word. */
function actorOf({ actor }: StaffEvent, { texts }: OrderPart): string {
  const [kind = actor] = actor.split(':');
  const words: Readonly<Record<string, string>> = texts.actors;
  return words[kind] ?? actor;
}

/** All that has happened, the last first, with who did it; notes; and the mails, which can be sent again. */
export function OrderTimeline(part: OrderPart) {
  const { data, order, texts, act } = part;
  const { language } = data;
  const text = islandText(language, texts);
  const time = (at: string) => `${shortDay(at, language)}, ${clockTime(at, language)}`;
  return (
    <>
      <Block title={texts.timeline.title}>
        <NoteForm
          label={texts.timeline.note}
          act={texts.timeline.addNote}
          nothing={texts.timeline.nothing}
          most={2000}
          onNote={(note) => part.attempt({ act: 'note', order: order.id, note }, texts.timeline.noted)}
        />
        <ol className="admin-events">
          {order.events.map((event) => (
            <li key={event.id} data-note={event.code === 'note' || undefined}>
              <span>{wordOf(texts.events, event.code)}</span>
              <span className="admin-event-details">{detailsOf(event, part)}</span>
              <EditedDetails event={event} data={data} texts={texts} />
              <span className="muted">
                <time dateTime={event.at}>{time(event.at)}</time> · {actorOf(event, part)}
              </span>
            </li>
          ))}
        </ol>
      </Block>
      {order.mails.length > 0 && (
        <Block title={texts.mailing.title}>
          <ul className="admin-rows">
            {order.mails.map((mail) => (
              <li key={mail.id}>
                <span>
                  {wordOf(texts.mails, mail.kind)}
                  <span className="muted">
                    {' '}
                    {texts.mailing.states[mail.state]} · {time(mail.at)}
                  </span>
                  {mail.error && mail.state === 'failed' && <span className="admin-late"> {mail.error}</span>}
                </span>
                {mail.state !== 'waiting' && mail.state !== 'sending' && order.customer_email !== null && (
                  <button
                    type="button"
                    className="link"
                    aria-label={text('mailing.againNamed', { mail: wordOf(texts.mails, mail.kind) })}
                    onClick={() => act({ act: 'resend_mail', mail: mail.id }, texts.mailing.done)}
                  >
                    {texts.mailing.again}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}
