import { islandText } from '#src/i18n/island-text.ts';
import { longDay, type OpenedOrder, type WithdrawData } from './withdraw-texts.ts';

interface Props {
  readonly data: WithdrawData;
  readonly opened: OpenedOrder;
  readonly onRetry: () => void;
}

/** What the link in the address has opened: the order and its last day, or why there is none. */
export function OrderNotice({ data, opened, onRetry }: Props) {
  const text = islandText(data.language, data.texts);
  if (opened.state === 'none') return null;
  if (opened.state !== 'known')
    return (
      <div className="withdrawal-notice" role="status">
        <p>{text(opened.state)}</p>
        {opened.state === 'failed' && (
          <button type="button" className="button button-line" onClick={onRetry}>
            {text('retry')}
          </button>
        )}
      </div>
    );
  const { lines, orderNumber, period } = opened.order;
  const isAllGone = lines.every(({ left }) => left === 0);
  const days =
    period.state === 'not_begun'
      ? text('notBegun')
      : text(period.state, { day: longDay(period.lastDay, data.language) });
  return (
    <div className="withdrawal-notice" role="status" data-period={period.state}>
      <p className="title-2">{text('order', { number: orderNumber })}</p>
      <p>{isAllGone ? text('nothingLeft') : days}</p>
    </div>
  );
}
