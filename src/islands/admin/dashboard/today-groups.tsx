import type { ReactNode } from 'react';
import type { AdminTodayRequest } from '#src/contracts/admin-today.ts';
import type { Today as Found } from '#src/contracts/staff-today.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { chargedCurrencies } from '#src/domain/money/currency.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { daysOfCover } from '#src/domain/stock/adjustment.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { variantOf, wordOf } from '../naming.ts';

export type Section = SectionProps<'admin-today'>;
type Of<Part extends keyof Found> = Found[Part]['first'][number];

interface Row {
  readonly key: string;
  readonly words: ReactNode;
  readonly ways: ReactNode;
}

export interface Group {
  readonly title: string;
  readonly count: number;
  readonly rows: readonly Row[];
  /** Where all of it is, if there is more than is shown. */
  readonly all?: string;
}

/** What the parts have in common: where orders and stock are, and how days are written. */
function ways({ data, texts }: Section) {
  const { language } = data;
  const orders = localizePath(sectionPath('orders'), language);
  return {
    orders,
    stock: localizePath(sectionPath('inventory'), language),
    day: (time: string) => shortDay(time, language),
    text: islandText(language, texts),
    toOrder: (number: string) => (
      <a className="link" href={`${orders}?order=${number}`} aria-label={`${texts.open} ${number}`}>
        {texts.open}
      </a>
    ),
  };
}

function taskGroup(section: Section, { count, first }: Found['tasks']): Group {
  const { day, text, toOrder, orders } = ways(section);
  const now = Date.now();
  const row = ({ id, kind, due_at: due, order_number: number }: Of<'tasks'>): Row => {
    const isLate = Date.parse(due) < now;
    return {
      key: id,
      words: (
        <>
          {wordOf(section.data.admin.dashboard.tasks, kind)}, {number}{' '}
          <span className={isLate ? 'admin-late' : 'muted'}>{text(isLate ? 'overdue' : 'due', { day: day(due) })}</span>
        </>
      ),
      ways: toOrder(number),
    };
  };
  return { title: section.texts.tasks.title, count, rows: first.map(row), all: `${orders}?view=tasks` };
}

function returnGroup(section: Section, { count, first }: Found['returns']): Group {
  const { day, text, toOrder, orders } = ways(section);
  const { title, reasons, states } = section.texts.returns;
  const row = ({ id, reason, state, order_number: number, since }: Of<'returns'>): Row => ({
    key: id,
    words: (
      <>
        {reasons[reason]}, {number}{' '}
        <span className="muted">
          {states[state]}, {text('since', { day: day(since) })}
        </span>
      </>
    ),
    ways: toOrder(number),
  });
  return { title, count, rows: first.map(row), all: `${orders}?view=returns` };
}

function lateGroup(section: Section, { count, first }: Found['late']): Group {
  const { day, text, toOrder, orders } = ways(section);
  const { title, sent, unsent } = section.texts.late;
  const row = ({ order_number: number, status, promised_to: promised }: Of<'late'>): Row => ({
    key: number,
    words: (
      <>
        {number}, {status === 'shipped' ? sent : unsent}{' '}
        <span className="admin-late">{text('late.promised', { day: day(promised) })}</span>
      </>
    ),
    ways: toOrder(number),
  });
  return { title, count, rows: first.map(row), all: `${orders}?view=late` };
}

function stockGroup(section: Section, { count, first }: Found['running_out']): Group {
  const { stock, text } = ways(section);
  const { data, texts } = section;
  const pace = ({ free, sold }: Of<'running_out'>) => {
    if (free <= 0) return texts.stock.gone;
    const days = daysOfCover(free, sold) ?? 0;
    return days === 0 ? text('stock.today', { free }) : text('stock.left', { count: days, free });
  };
  const row = (variant: Of<'running_out'>): Row => ({
    key: variant.sku,
    words: (
      <>
        {variant.name}, {variantOf(data, variant)}{' '}
        <span className={variant.free <= 0 ? 'admin-late' : 'muted'}>{pace(variant)}</span>
      </>
    ),
    ways: (
      <a
        className="link"
        href={`${stock}?sku=${encodeURIComponent(variant.sku)}`}
        aria-label={`${texts.stock.open} ${variant.sku}`}
      >
        {texts.stock.open}
      </a>
    ),
  });
  return { title: texts.stock.title, count, rows: first.map(row), all: `${stock}?view=low` };
}

function productGroup(section: Section, { count, first }: Found['incomplete']): Group {
  const { data, texts } = section;
  const { title, lacks, mend, onSale } = texts.incomplete;
  const products = localizePath(sectionPath('products'), data.language);
  const row = ({ id, name, active, problems }: Of<'incomplete'>): Row => ({
    key: id,
    words: (
      <>
        {name}{' '}
        <span className={active ? 'admin-late' : 'muted'}>
          {[...(active ? [onSale] : []), ...problems.map((problem) => lacks[problem])].join(', ')}
        </span>
      </>
    ),
    ways: (
      <a className="link" href={`${products}?product=${id}`} aria-label={`${mend}: ${name}`}>
        {mend}
      </a>
    ),
  });
  return { title, count, rows: first.map(row), all: `${products}?view=incomplete` };
}

/** How a failed mail or message is settled. */
export interface Settling {
  readonly isBusy: boolean;
  readonly settle: (request: AdminTodayRequest, done: string) => void;
}

interface ActProps extends Settling {
  readonly request: AdminTodayRequest;
  readonly name: string;
  /** What is settled, for readers. */
  readonly what: string;
  readonly done: string;
}

function SettleButton({ isBusy, settle, request, name, what, done }: ActProps) {
  return (
    <button
      type="button"
      className="link"
      aria-disabled={isBusy}
      aria-label={`${name}: ${what}`}
      onClick={() => settle(request, done)}
    >
      {name}
    </button>
  );
}

function mailGroup(section: Section, { count, first }: Found['mails'], settling: Settling): Group {
  const { day, text } = ways(section);
  const { mails, drop, dropped } = section.texts;
  const row = ({ id: mail, recipient, since, error }: Of<'mails'>): Row => ({
    key: mail,
    words: (
      <>
        {recipient}{' '}
        <span className="muted">
          {text('since', { day: day(since) })}
          {error && `: ${error}`}
        </span>
      </>
    ),
    ways: (
      <>
        <SettleButton
          {...settling}
          request={{ act: 'send_mail', mail }}
          name={mails.send}
          what={recipient}
          done={mails.sent}
        />
        <SettleButton {...settling} request={{ act: 'drop_mail', mail }} name={drop} what={recipient} done={dropped} />
      </>
    ),
  });
  return { title: mails.title, count, rows: first.map(row) };
}

function messageGroup(section: Section, { count, first }: Found['messages'], settling: Settling): Group {
  const { day, text } = ways(section);
  const { data, texts } = section;
  const sum = ({ amount, currency }: Of<'messages'>) => {
    const charged = chargedCurrencies.find((each) => each === currency?.toUpperCase());
    return charged && amount !== null ? `, ${formatMoney(amount, charged, data.language)}` : '';
  };
  const row = (message: Of<'messages'>): Row => ({
    key: `${message.provider} ${message.event}`,
    words: (
      <>
        {message.provider}: {message.type}
        {sum(message)}{' '}
        <span className="muted">
          {[message.payment ?? message.event, text('since', { day: day(message.since) })].join(', ')}
        </span>
      </>
    ),
    ways: (
      <SettleButton
        {...settling}
        request={{ act: 'drop_message', provider: message.provider, event: message.event }}
        name={texts.drop}
        what={message.event}
        done={texts.dropped}
      />
    ),
  });
  return { title: texts.messages.title, count, rows: first.map(row) };
}

/** What waits, part by part, without those in which nothing does. */
export function groupsOf(section: Section, found: Found, settling: Settling): readonly Group[] {
  return [
    taskGroup(section, found.tasks),
    returnGroup(section, found.returns),
    lateGroup(section, found.late),
    stockGroup(section, found.running_out),
    productGroup(section, found.incomplete),
    mailGroup(section, found.mails, settling),
    messageGroup(section, found.messages, settling),
  ].filter(({ count }) => count > 0);
}
