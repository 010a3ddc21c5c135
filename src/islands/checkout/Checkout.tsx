import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $checkoutForm } from '#src/client/stores/checkout-form.ts';
import { $checkoutProblem, $placing } from '#src/client/stores/place-order.ts';
import { countPieces } from '#src/domain/cart/cart.ts';
import { type CheckoutStep, checkoutSteps, hasOwnCompanyPlace, stepFields } from '#src/domain/checkout/form.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { lockerPlace } from '#src/domain/shipping/parcel-lockers.ts';
import { deliveryDays } from '#src/i18n/delivery-days.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Glyph } from '#src/ui/Glyph.tsx';
import { CouponField } from '../shared/CouponField.tsx';
import { CheckoutProblemNotice, RequestedNotice, ReturnedNotice } from './CheckoutNotice.tsx';
import { ContactStep } from './ContactStep.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderSums } from './OrderSums.tsx';
import { PaymentStep } from './PaymentStep.tsx';
import { useReminder } from './ReminderChoice.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useFieldProblems } from './use-field-problems.ts';
import { useLeaving } from './use-leaving.ts';
import { useSteps } from './use-steps.ts';
import { useSummary } from './use-summary.ts';

/** How far the thread under the header has come, percent (IDENTITY.md, checkout). */
const progress: Readonly<Record<CheckoutStep, number>> = { contact: 15, delivery: 55, payment: 85 };

/** The steps and the order beside them. */
export function Checkout({ data }: { readonly data: CheckoutPageData }) {
  const root = useRef<HTMLDivElement>(null);
  const [step, goTo] = useSteps();
  const hasMoved = useRef(false);
  const summary = useSummary(data);
  const problems = useFieldProblems(data, root);
  const form = useStore($checkoutForm);
  const placing = useStore($placing);
  const problem = useStore($checkoutProblem);
  const { form: words, summary: orderWords } = data.texts;
  const pieces = islandText(data.language, orderWords)('items', { count: countPieces(summary.cart) });
  useReminder(data);
  useLeaving(summary.isFree ? data.texts.placing : data.texts.redirecting);

  const open = (next: CheckoutStep) => {
    hasMoved.current = true;
    goTo(next);
  };

  useEffect(() => {
    const thread = document.querySelector<HTMLElement>('[data-checkout-progress]');
    if (thread) thread.style.width = `${placing.state === 'idle' ? progress[step] : 100}%`;
  }, [step, placing.state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: answers the problem once, whatever is typed meanwhile
  useEffect(() => {
    const field = problem?.field;
    if (problem?.message === 'deliveryGone' || problem?.message === 'pickupGone') open('delivery');
    if (field === undefined) return;
    open(stepFields.contact.includes(field) ? 'contact' : 'delivery');
    problems.mark(field);
  }, [problem]);

  const mayOrder = () => {
    const wrong = (['contact', 'delivery'] as const).find((part) => !problems.check(stepFields[part]));
    if (wrong !== undefined) open(wrong);
    return wrong === undefined;
  };

  const place = checkoutSteps.indexOf(step);
  const frame = (name: CheckoutStep) => {
    const own = checkoutSteps.indexOf(name);
    const state: 'done' | 'open' | 'next' = own < place ? 'done' : own === place ? 'open' : 'next';
    return { data, step: name, state, takesFocus: hasMoved.current, onChange: () => open(name) };
  };
  const dates = summary.zone?.options.find(({ code }) => code === form.option);

  if (summary.cart.length === 0) {
    return (
      <div className="wrap checkout-alone">
        <CheckoutProblemNotice data={data} summary={summary} />
        <a className="button button-line" href={localizePath('/shop', data.language)}>
          {data.texts.cancelled.shop}
        </a>
      </div>
    );
  }
  return (
    <div className="wrap checkout" ref={root} data-step={step}>
      <details className="checkout-fold ui">
        <summary>
          <span>
            {orderWords.title}, {pieces}
          </span>
          <Glyph name="chevron" size={14} />
          <span>{summary.money(summary.totals.total)}</span>
        </summary>
        <OrderLines data={data} summary={summary} />
        <OrderSums data={data} summary={summary} />
      </details>
      <div className="checkout-form">
        <h1 className="sr-only">{data.texts.title}</h1>
        <ol className="checkout-steps small" aria-label={words.steps}>
          {checkoutSteps.map((name) => (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              {words[name]}
            </li>
          ))}
        </ol>
        <RequestedNotice data={data} />
        <ReturnedNotice data={data} />
        <CheckoutProblemNotice data={data} summary={summary} />
        <StepFrame
          {...frame('contact')}
          digest={
            <>
              {form.email}
              <br />
              {form.name}, {form.phone}
              {form.buyer === 'company' && (
                <>
                  <br />
                  {form.companyName}, {form.companyCode}
                </>
              )}
            </>
          }
        >
          <ContactStep data={data} problems={problems} onDone={() => open('delivery')} />
        </StepFrame>
        <StepFrame
          {...frame('delivery')}
          digest={
            <>
              {form.way === 'locker' && form.pickup
                ? `${carrierNames[form.pickup.carrier]}, ${lockerPlace(form.pickup)}`
                : `${form.street}, ${form.postcode} ${form.city}`}
              , {data.countries.find(({ code }) => code === form.country)?.name}
              <br />
              {form.option !== '' && words[form.option]}
              {dates && `, ${deliveryDays(dates.promisedFrom, dates.promisedTo, data.language)}`}
              {hasOwnCompanyPlace(form) && (
                <>
                  <br />
                  {form.companyName}, {form.companyStreet}, {form.companyPostcode} {form.companyCity}
                </>
              )}
            </>
          }
        >
          <DeliveryStep data={data} summary={summary} problems={problems} onDone={() => open('payment')} />
        </StepFrame>
        <StepFrame {...frame('payment')} digest={null}>
          <PaymentStep data={data} summary={summary} mayOrder={mayOrder} />
        </StepFrame>
      </div>
      <aside className="checkout-aside" aria-label={orderWords.title}>
        <h2 className="title-2">{orderWords.title}</h2>
        <OrderLines data={data} summary={summary} />
        <OrderSums data={data} summary={summary} />
        <CouponField language={data.language} texts={data.coupon} price={summary.price} />
      </aside>
    </div>
  );
}
