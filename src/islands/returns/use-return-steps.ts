import { useEffect, useState } from 'react';
import { $returnForm } from '#src/client/stores/return-request.ts';
import { type ChoosableLine, type ReturnStep, reachedStep, returnSteps } from '#src/domain/returns/return-form.ts';

const parameter = 'step';

/** The step that the address names, as far as the choices allow it. */
function readStep(lines: readonly ChoosableLine[]): ReturnStep {
  const asked = new URL(location.href).searchParams.get(parameter) ?? '';
  const named = (returnSteps as readonly string[]).indexOf(asked);
  const reached = returnSteps.indexOf(reachedStep($returnForm.get(), lines));
  return returnSteps[Math.min(Math.max(0, named), reached)] ?? 'reason';
}

/** The step is in the address (`?step=items`): Back and reload keep it. What has sold out meanwhile leads a step back. */
export function useReturnSteps(lines: readonly ChoosableLine[]): [ReturnStep, (step: ReturnStep) => void] {
  const [step, setStep] = useState<ReturnStep>(() => readStep(lines));
  useEffect(() => {
    const follow = () => setStep(readStep(lines));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [lines]);
  const goTo = (next: ReturnStep) => {
    const address = new URL(location.href);
    address.searchParams.set(parameter, next);
    if (address.href !== location.href) history.pushState(null, '', address);
    setStep(readStep(lines));
  };
  return [step, goTo];
}
