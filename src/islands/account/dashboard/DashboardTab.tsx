import { type ReactNode, Suspense, useEffect } from 'react';
import { claimBefore, summarizeMyAccount } from '#src/client/backend/customer.ts';
import { refreshUser } from '#src/client/stores/sign-in.ts';
import type { AccountSummary } from '#src/contracts/my-orders.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import type { TabProps } from '../account-data.ts';
import { NotHad } from '../NotHad.tsx';
import { OrderList } from '../orders/OrderList.tsx';
import { useAnswer } from '../use-answer.ts';
import { tabAddress } from '../use-tab.ts';
import { AccountTracking } from './AccountTracking.tsx';

type Props = TabProps<'account-orders'>;

function Figure({ name, value, note }: { readonly name: string; readonly value: ReactNode; readonly note: ReactNode }) {
  return (
    <div className="account-figure">
      <dt className="small muted">{name}</dt>
      <dd>
        <span className="title-1 account-figure-value">{value}</span>
        <span className="small muted">{note}</span>
      </dd>
    </div>
  );
}

/** Orders, saved items and the account's state, as they are (decisions.md, account status). */
function Figures({ data, texts, summary }: Props & { readonly summary: NonNullable<AccountSummary> }) {
  const text = islandText(data.language, texts);
  const { orders, open_orders: open, favorites, status, member_since: since } = summary;
  return (
    <dl className="account-figures">
      <Figure
        name={texts.figures.orders}
        value={orders}
        note={open > 0 ? text('figures.open', { count: open }) : texts.figures.noneOpen}
      />
      <Figure
        name={texts.figures.favorites}
        value={favorites}
        note={
          <a className="link" href={tabAddress('favorites')}>
            {texts.figures.toFavorites}
          </a>
        }
      />
      <Figure
        name={texts.figures.status}
        value={texts.figures[status]}
        note={text('figures.since', { day: shortDay(since, data.language) })}
      />
    </dl>
  );
}

/** The first tab: figures, tracking, the latest three orders (accounts-and-back-office.md, 2). */
export function DashboardTab(props: Props) {
  const { data, texts } = props;
  const { answer, askAgain } = useAnswer(({ token }) => claimBefore(token, summarizeMyAccount));
  const summary = answer.state === 'there' ? answer.value : null;
  const failed = answer.state === 'failed' ? answer.code : answer.state === 'there' && !summary && 'session_gone';
  // An account without a summary is none any more: the auth service knows, and the page follows it.
  const isGone = failed === 'session_gone';
  useEffect(() => {
    if (isGone) void refreshUser();
  }, [isGone]);
  return (
    <div className="account-dashboard" aria-busy={answer.state === 'waiting'}>
      <h2 className="display-2 account-title">{data.account.tabs.dashboard}</h2>
      {failed ? (
        <NotHad data={data} code={failed} onRetry={() => void askAgain()} />
      ) : summary ? (
        <>
          <Figures {...props} summary={summary} />
          <section aria-labelledby="account-recent">
            <h3 className="title-2" id="account-recent">
              {texts.recent}
            </h3>
            <OrderList orders={summary.recent} data={data} texts={texts} />
            {summary.orders > summary.recent.length && (
              <p className="my-orders-more">
                <a className="button button-line" href={tabAddress('orders')}>
                  {islandText(data.language, texts)('all', { count: summary.orders })}
                </a>
              </p>
            )}
          </section>
        </>
      ) : (
        <p className="muted account-loading" role="status">
          {data.texts.loading}
        </p>
      )}
      <section aria-labelledby="account-tracking">
        <h3 className="title-2" id="account-tracking">
          {texts.tracking}
        </h3>
        <Suspense fallback={<p className="muted">{data.texts.loading}</p>}>
          <AccountTracking demonstrationNumbers={data.demonstrationNumbers} />
        </Suspense>
      </section>
    </div>
  );
}
