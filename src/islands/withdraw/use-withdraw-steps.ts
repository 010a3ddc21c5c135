import { useEffect, useState } from 'react';

export type WithdrawStep = 'start' | 'form' | 'review' | 'receipt';

const parameter = 'step';
const named: readonly string[] = ['form', 'review', 'receipt'];

/** The step that the address names. A link to an order opens its form at once. */
function readStep(): WithdrawStep {
  const { searchParams } = new URL(location.href);
  const step = searchParams.get(parameter) ?? '';
  if (named.includes(step)) return step as WithdrawStep;
  return searchParams.has('order') ? 'form' : 'start';
}

/** The step is in the address (`?step=review`): Back and reload keep it. `replace` leaves no way back into a step that is done. */
export function useWithdrawSteps(): [WithdrawStep, (step: WithdrawStep, replace?: boolean) => void] {
  const [step, setStep] = useState<WithdrawStep>('start');
  useEffect(() => {
    const follow = () => setStep(readStep());
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const goTo = (next: WithdrawStep, replace = false) => {
    const address = new URL(location.href);
    if (next === 'start') address.searchParams.delete(parameter);
    else address.searchParams.set(parameter, next);
    if (replace) history.replaceState(history.state, '', address);
    else if (address.href !== location.href) history.pushState(null, '', address);
    setStep(next);
  };
  return [step, goTo];
}
