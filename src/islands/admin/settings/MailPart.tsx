import { useStore } from '@nanostores/react';
import { listMails } from '#src/client/backend/staff-settings.ts';
import { changeSettings } from '#src/client/functions/admin-settings.ts';
import { settleToday } from '#src/client/functions/admin-today.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { type MailPage, mailViews, type StaffMail } from '#src/contracts/staff-settings.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { Block, Fact } from '../Block.tsx';
import { Listed } from '../Listed.tsx';
import { wordOf } from '../naming.ts';
import { State, Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useEnvironment } from '../use-environment.ts';
import { useReading } from '../use-reading.ts';

type Section = SectionProps<'admin-settings'>;

const tones = { waiting: 'warn', sending: 'warn', sent: 'good', failed: 'bad', dropped: 'plain' } as const;

/** Who the shop's mail comes from, and a letter to oneself by which to see that it leaves. */
function Sender({ data, texts, onSent }: Section & { readonly onSent: () => void }) {
  const { mail } = texts;
  const text = islandText(data.language, texts);
  const { environment, against } = useEnvironment(data);
  const { act, isBusy } = useActing(data, texts.errors);
  const send = () =>
    act(
      (token) => changeSettings(token, { act: 'send_test_mail', language: data.language }),
      ({ changed, recipient = '' }) => {
        showToast({ kind: 'done', text: changed ? text('mail.testSent', { recipient }) : mail.testOwed });
        onSent();
      },
    );
  return (
    <Block title={mail.sender}>
      {against && <p role="alert">{against}</p>}
      <dl className="admin-facts">
        <Fact name={mail.from}>{environment?.mail.from ?? '–'}</Fact>
        <Fact name={mail.service}>{environment ? mail.services[environment.mail.mode] : '–'}</Fact>
        <Fact name={mail.where}>
          <span>
            <code>MAIL_FROM</code>, <code>RESEND_API_KEY</code>
          </span>
        </Fact>
      </dl>
      <p className="admin-ways">
        <button type="button" className="admin-act" aria-disabled={isBusy} onClick={() => void send()}>
          {mail.test}
        </button>
      </p>
    </Block>
  );
}

/** The queue of mails by state; failed ones are tried again or let go. */
export function MailPart(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const { mail } = texts;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = mailViews.find((each) => each === query['mails']) ?? 'failed';
  const reading = useReading(view, ({ token }) => listMails(token, { view }));
  const { act, isBusy } = useActing(data, texts.errors);
  const counts = reading.value?.counts;
  const at = (time: string) => `${shortDay(time, language)}, ${clockTime(time, language)}`;
  const orders = localizePath(sectionPath('orders'), language);
  const settle = ({ id }: StaffMail, isSentAgain: boolean) =>
    act(
      (token) => settleToday(token, { act: isSentAgain ? 'send_mail' : 'drop_mail', mail: id }),
      () => {
        showToast({ kind: 'done', text: isSentAgain ? mail.again : mail.dropped });
        void reading.again();
      },
    );
  const more = ({ mails }: MailPage) => {
    const last = mails.at(-1);
    return reading.extend(
      ({ token }) => listMails(token, { view, after: last && { at: last.at, id: last.id } }),
      (before, next) => ({ ...before, more: next.more, mails: [...before.mails, ...next.mails] }),
    );
  };
  const ways = (row: StaffMail) =>
    row.state === 'failed' && (
      <span key="ways" className="admin-ways">
        {([true, false] as const).map((isSentAgain) => (
          <button
            key={String(isSentAgain)}
            type="button"
            className="link"
            aria-disabled={isBusy}
            aria-label={text(isSentAgain ? 'mail.sendNamed' : 'mail.dropNamed', { recipient: row.recipient })}
            onClick={() => void settle(row, isSentAgain)}
          >
            {isSentAgain ? mail.send : mail.drop}
          </button>
        ))}
      </span>
    );
  return (
    <>
      <Sender {...section} onSent={() => void reading.again()} />
      <nav className="admin-views admin-find" aria-label={mail.states.label}>
        {mailViews.map((each) => (
          <button
            key={each}
            type="button"
            className="admin-view"
            aria-pressed={each === view}
            onClick={() => changeQuery({ mails: each })}
          >
            {mail.states[each]}
            {counts && each !== 'sent' && counts[each] > 0 && <span className="muted"> {counts[each]}</span>}
          </button>
        ))}
      </nav>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ mails }) => mails}
        none={mail.none}
        shown={({ mails }) => text('mail.shown', { count: mails.length })}
        more={texts.more}
        onMore={more}
      >
        {({ mails }) => (
          <Table
            title={mail.states[view]}
            none={mail.none}
            columns={[
              { name: mail.recipient },
              { name: mail.kind },
              { name: mail.owed },
              { name: mail.state },
              { name: mail.order },
              { name: texts.act },
            ]}
            rows={mails.map((row) => ({
              key: row.id,
              cells: [
                row.recipient,
                wordOf(mail.kinds, row.kind),
                at(row.at),
                <State key="state" tone={tones[row.state]}>
                  {row.sent_at ? text('mail.sentAt', { time: at(row.sent_at) }) : mail.oneState[row.state]}
                  {row.error && (
                    <span className="muted admin-reason">
                      {text('mail.error', { count: row.attempts, error: row.error })}
                    </span>
                  )}
                </State>,
                row.order_number && (
                  <a key="order" className="link" href={`${orders}?order=${row.order_number}`}>
                    {row.order_number}
                  </a>
                ),
                ways(row),
              ],
            }))}
          />
        )}
      </Listed>
    </>
  );
}
