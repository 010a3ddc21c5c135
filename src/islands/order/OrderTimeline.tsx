import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { formatMoney } from '#src/domain/money/format.ts';
import { buildTimeline, type ComingStep, type PassedStep } from '#src/domain/order/timeline.ts';
import { clockTime, shortDay, shortSpan } from '#src/i18n/order-dates.ts';
import { carrierName, type OrderPart, orderText } from './order-texts.ts';

const amountOf = ({ money }: PassedStep | ComingStep, { data }: OrderPart) =>
  money === null ? '' : formatMoney(money.amount, money.currency, data.language);

/** What happened, in words. Of several parcels each is named. */
function passedWords(step: PassedStep, part: OrderPart): string {
  const { data, order } = part;
  const text = orderText(data);
  if (step.kind === 'paid') return text(order.paymentMethod === 'bank' ? 'step.paidByBank' : 'step.paidByCard');
  const parcel = step.parcel === null ? undefined : order.parcels[step.parcel];
  const carrier = parcel === undefined ? data.texts.carrier : carrierName(parcel, data);
  const what = text(`step.${step.kind}`, { amount: amountOf(step, part), carrier });
  if (step.parcel === null || order.parcels.length < 2) return what;
  const rest = what.charAt(0).toLocaleLowerCase(data.language) + what.slice(1);
  if (parcel?.isExchange) return text('timeline.exchange', { what: rest });
  const isAlone = order.parcels.filter(({ isExchange }) => !isExchange).length < 2;
  return isAlone ? what : text('timeline.parcel', { place: step.parcel + 1, what: rest });
}

function promisedDays({ from, to, kind }: ComingStep, { data }: OrderPart): string {
  if (to === null) return '';
  if (kind === 'refund') return orderText(data)('timeline.by', { day: shortDay(to, data.language) });
  return shortSpan(from ?? to, to, data.language);
}

/** One thread from the order to the door: sewn as far as it has come, tacked where it still goes. */
export function OrderTimeline(part: OrderPart) {
  const { data, order } = part;
  const { language, texts } = data;
  const facts = { ...order, promised: order.delivery.promised, toLocker: order.delivery.locker !== null };
  const { passed, coming } = buildTimeline(facts, vilniusDay(new Date().toISOString()));
  const dayBefore = (index: number) => vilniusDay(passed[index - 1]?.at ?? '1970-01-01T00:00:00Z');
  return (
    <section className="order-section" aria-labelledby="order-way">
      <h2 className="title-2" id="order-way">
        {texts.timeline.title}
      </h2>
      <ol className="way" aria-label={texts.timeline.passed}>
        {passed.map((step, index) => (
          <li
            key={`${step.kind}-${step.at}-${step.parcel}-${step.money?.amount}`}
            className="way-step"
            data-kind={step.kind}
            data-open={coming.length > 0 ? '' : undefined}
            aria-current={index === passed.length - 1 ? 'step' : undefined}
          >
            <time className="way-when small muted" dateTime={step.at}>
              <span data-again={vilniusDay(step.at) === dayBefore(index) ? '' : undefined}>
                {shortDay(step.at, language)}
              </span>{' '}
              <span>{clockTime(step.at, language)}</span>
            </time>
            <span className="way-what">{passedWords(step, part)}</span>
          </li>
        ))}
      </ol>
      {coming.length > 0 && (
        <ol className="way way-coming" aria-label={texts.timeline.coming}>
          {coming.map((step) => (
            <li key={`${step.kind}-${step.to}-${step.money?.amount}`} className="way-step" data-kind={step.kind}>
              <span className="way-when small muted">
                {promisedDays(step, part)}
                {step.isLate && <span className="way-late">{texts.timeline.late}</span>}
              </span>
              <span className="way-what muted">
                {orderText(data)(`coming.${step.kind}`, { amount: amountOf(step, part) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
