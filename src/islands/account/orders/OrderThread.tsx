import type { ShownState } from '#src/domain/order/shown-state.ts';
import type { OrdersData } from './order-words.ts';

/** How far along the four steps an order under way has come; what is not under way has no thread. */
const reachedBy: Partial<Record<ShownState, number>> = {
  preparing: 0,
  packed: 1,
  partSent: 1,
  onItsWay: 2,
  outForDelivery: 2,
  partDelivered: 2,
};

/** The thread from the order to the door, in four steps (IDENTITY.md, account). */
export function OrderThread({ state, texts }: { readonly state: ShownState } & Pick<OrdersData, 'texts'>) {
  const reached = reachedBy[state];
  if (reached === undefined) return null;
  const { label, accepted, packed, sent, arrived } = texts.steps;
  return (
    <div className="order-thread">
      <div className="track" aria-hidden="true">
        <i style={{ width: `${((reached + 0.06) / 3) * 100}%` }} />
      </div>
      <ol className="micro" aria-label={label}>
        {[accepted, packed, sent, arrived].map((step, index) => (
          <li key={step} aria-current={index === reached ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
