import { useEffect, useRef } from 'react';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { DeclarationForm } from './DeclarationForm.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { Receipt } from './Receipt.tsx';
import { Review } from './Review.tsx';
import { useWithdrawSteps, type WithdrawStep } from './use-withdraw-steps.ts';
import { useWithdrawal, type Withdrawal } from './use-withdrawal.ts';
import type { WithdrawData } from './withdraw-texts.ts';

/** The step that can be shown: nobody confirms what is not filled in, and there is no receipt before there is one. */
function reachable(step: WithdrawStep, { isReady, kept }: Withdrawal): WithdrawStep {
  if (step === 'receipt') return kept ? 'receipt' : 'form';
  return step === 'review' && !isReady ? 'form' : step;
}

function Withdraw({ data }: { readonly data: WithdrawData }) {
  const root = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const [asked, goTo] = useWithdrawSteps();
  const withdrawal = useWithdrawal(data);
  const step = reachable(asked, withdrawal);
  const { form: words, start } = data.texts;

  // Whoever moves on hears where they are; a page that was only opened leaves the focus alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus
  useEffect(() => {
    if (hasMoved.current) root.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [step]);
  const open = (next: WithdrawStep, replace = false) => {
    hasMoved.current = true;
    goTo(next, replace);
  };
  useEffect(() => {
    const follow = () => {
      hasMoved.current = true;
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  if (step === 'start')
    return (
      <div className="withdrawal" data-step="start" ref={root}>
        <button type="button" className="button button-large" onClick={() => open('form')}>
          {start}
        </button>
      </div>
    );
  if (!withdrawal.isRestored || withdrawal.opened.state === 'loading')
    return (
      <div className="withdrawal withdrawal-blank" aria-busy="true" ref={root}>
        <OrderNotice data={data} opened={withdrawal.opened} onRetry={withdrawal.readAgain} />
      </div>
    );
  return (
    <div className="withdrawal" data-step={step} ref={root}>
      {step !== 'receipt' && (
        <ol className="withdrawal-steps small" aria-label={words.steps}>
          <li aria-current={step === 'form' ? 'step' : undefined}>{words.write}</li>
          <li aria-current={step === 'review' ? 'step' : undefined}>{words.check}</li>
        </ol>
      )}
      {step === 'form' && <DeclarationForm data={data} withdrawal={withdrawal} onDone={() => open('review')} />}
      {step === 'review' && (
        <Review
          data={data}
          withdrawal={withdrawal}
          onChange={() => open('form')}
          onDone={() => open('receipt', true)}
        />
      )}
      {step === 'receipt' && withdrawal.kept && (
        <Receipt
          data={data}
          kept={withdrawal.kept}
          onAnother={() => {
            withdrawal.startAnew();
            open('form');
          }}
        />
      )}
    </div>
  );
}

/** The statutory withdrawal function: a declaration, its review with the button that confirms it, and its receipt. */
export default withBoundary(Withdraw);
