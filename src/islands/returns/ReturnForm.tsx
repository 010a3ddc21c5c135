import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { $refusal, $returnForm } from '#src/client/stores/return-request.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { chosenLines, type ReturnStep, reachedStep, returnSteps } from '#src/domain/returns/return-form.ts';
import { CheckStep } from './CheckStep.tsx';
import { ItemsStep } from './ItemsStep.tsx';
import { ReasonStep } from './ReasonStep.tsx';
import type { ReturnPageData, ReturnViewProps } from './return-view.ts';
import { useReturnSteps } from './use-return-steps.ts';

/** Why the return was not taken; said where the shopper is. */
function Refusal({ data }: { readonly data: ReturnPageData }) {
  const refusal = useStore($refusal);
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal !== undefined) box.current?.focus();
  }, [refusal]);
  if (refusal === undefined) return null;
  return (
    <div className="notice notice-problem" role="alert">
      <p tabIndex={-1} ref={box} data-refusal={refusal}>
        {data.texts.errors[refusal]}
      </p>
    </div>
  );
}

/** Returns that were asked for before, and how far they are. */
function EarlierReturns({ data, options }: ReturnViewProps) {
  if (options.returns.length === 0) return null;
  const words = data.texts.open;
  return (
    <section className="return-earlier" aria-labelledby="earlier-returns">
      <h2 className="title-2" id="earlier-returns">
        {words.title}
      </h2>
      <ul>
        {options.returns.map(({ number, state }) => (
          <li key={number}>
            <span>{number}</span> <span className="muted">{words[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The steps of a return: what is wanted, which items, check and send. The open one is in the address. */
export function ReturnForm(props: ReturnViewProps) {
  const { data, options, token, words } = props;
  const form = useStore($returnForm);
  const [step, goTo] = useReturnSteps(options.lines);
  const [hasMoved, setMoved] = useState(false);
  const move = (next: ReturnStep) => {
    setMoved(true);
    goTo(next);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step that has just been opened takes the focus
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [step, hasMoved]);

  const digests: Readonly<Record<ReturnStep, ReactNode>> = {
    reason: form.reason && data.texts.reason[form.reason],
    items: chosenLines(form, options.lines).map(({ line, quantity }) => (
      <span className="return-digest" key={line.variant}>
        {words.name(line)}, {words.variant(line)}
        {words.pieces(quantity)}
      </span>
    )),
    check: undefined,
  };
  const contents: Readonly<Record<ReturnStep, ReactNode>> = {
    reason: <ReasonStep {...props} onDone={() => move('items')} />,
    items: <ItemsStep {...props} onDone={() => move('check')} />,
    check: <CheckStep {...props} />,
  };
  const reached = returnSteps.indexOf(reachedStep(form, options.lines));
  return (
    <>
      <h1 className="display-2">{data.texts.title}</h1>
      <p className="lead muted">{words.text('order', { number: options.orderNumber })}</p>
      <Refusal data={data} />
      {returnSteps.map((name, place) => {
        const isOpen = name === step;
        const isDone = !isOpen && place < returnSteps.indexOf(step) && place <= reached;
        const title = data.texts[name].title;
        return (
          <section className="checkout-step" key={name} aria-labelledby={`step-${name}`}>
            <h2
              className={isOpen || isDone ? 'title-2' : 'title-2 muted'}
              id={`step-${name}`}
              tabIndex={-1}
              ref={isOpen ? heading : undefined}
            >
              {title}
            </h2>
            {isDone && (
              <div className="checkout-digest ui">
                <div>{digests[name]}</div>
                <button
                  type="button"
                  className="link"
                  onClick={() => move(name)}
                  aria-label={words.text('changeNamed', { step: title })}
                >
                  {data.texts.change}
                </button>
              </div>
            )}
            {isOpen && contents[name]}
          </section>
        );
      })}
      <EarlierReturns {...props} />
      <p className="small muted">
        {data.texts.withdrawal}{' '}
        <a className="return-withdraw" href={`${localizePath('/withdraw', data.language)}?order=${token}`}>
          {data.texts.withdrawalLink}
        </a>
      </p>
    </>
  );
}
