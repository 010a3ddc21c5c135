import { useEffect, useState } from 'react';
import { $checkoutForm } from '#src/client/stores/checkout-form.ts';
import { type CheckoutStep, checkoutSteps, firstOpenStep } from '#src/domain/checkout/form.ts';

const parameter = 'step';

/** The step that the address names, as far as the form allows it: nobody pays before the address is there. */
function readStep(): CheckoutStep {
  const named = new URL(location.href).searchParams.get(parameter);
  const reached = firstOpenStep($checkoutForm.get());
  const place = (checkoutSteps as readonly string[]).indexOf(named ?? '');
  return checkoutSteps[Math.min(Math.max(0, place), checkoutSteps.indexOf(reached))] ?? 'contact';
}

/** The step is in the address (`?step=delivery`): Back and reload keep it. */
export function useSteps(): [CheckoutStep, (step: CheckoutStep) => void] {
  const [step, setStep] = useState<CheckoutStep>('contact');
  useEffect(() => {
    const follow = () => setStep(readStep());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const goTo = (next: CheckoutStep) => {
    const address = new URL(location.href);
    address.searchParams.set(parameter, next);
    if (address.href !== location.href) history.pushState(null, '', address);
    setStep(readStep());
  };
  return [step, goTo];
}
