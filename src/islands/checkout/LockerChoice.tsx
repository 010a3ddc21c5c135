import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $checkoutForm, fillIn } from '#src/client/stores/checkout-form.ts';
import { $pickupPoints, loadPickupPoints } from '#src/client/stores/pickup-points.ts';
import { carrierNames } from '#src/domain/shipping/carriers.ts';
import { lockerPlace } from '#src/domain/shipping/parcel-lockers.ts';
import type { CheckoutPageData } from './checkout-texts.ts';
import type { FieldProblems } from './use-field-problems.ts';
import { useLockerFinder } from './use-locker-finder.ts';

interface Props {
  readonly data: CheckoutPageData;
  readonly problems: FieldProblems;
}

/** The chosen parcel locker with a way to change it, or the list to choose from. */
export function LockerChoice({ data, problems }: Props) {
  const { country, pickup } = useStore($checkoutForm);
  const list = useStore($pickupPoints);
  const words = data.deliveryTexts;
  const change = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<'change' | 'input' | undefined>(undefined);
  const isChosen = pickup?.country === country;
  const { Finder, hasFailed, load } = useLockerFinder(!isChosen);
  const isOffered = Finder !== undefined && list.state === 'ready' && list.country === country;

  useEffect(() => {
    if (!isChosen) void loadPickupPoints(country);
  }, [country, isChosen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what has taken the other's place
  useEffect(() => {
    const next = focusNext.current === 'change' ? change.current : input.current;
    // The finder may still be on its way.
    if (focusNext.current === undefined || next === null) return;
    next.focus();
    focusNext.current = undefined;
  }, [isChosen, isOffered]);

  if (pickup !== undefined && isChosen) {
    return (
      <div className="locker-chosen ui">
        <p className="small muted" id="locker-chosen">
          {words.chosen}
        </p>
        <p>
          {carrierNames[pickup.carrier]}, {lockerPlace(pickup)}
        </p>
        <button
          type="button"
          className="link"
          ref={change}
          aria-label={words.changeNamed}
          aria-describedby="locker-chosen"
          onClick={() => {
            focusNext.current = 'input';
            fillIn('pickup', undefined);
          }}
        >
          {words.change}
        </button>
      </div>
    );
  }
  if (list.state === 'failed' || hasFailed) {
    return (
      <div className="options-failed" role="alert">
        <p className="message">{words.failed}</p>
        <button
          type="button"
          className="button button-line"
          onClick={() => {
            void loadPickupPoints(country);
            if (hasFailed) load();
          }}
        >
          {words.retry}
        </button>
      </div>
    );
  }
  if (!isOffered) {
    return <div className="option-blank" role="status" aria-label={words.loading} />;
  }
  return (
    <Finder
      data={data}
      lockers={list.points}
      problem={problems.say('pickup')}
      input={input}
      onChoose={(locker) => {
        focusNext.current = 'change';
        fillIn('pickup', { ...locker, country });
        problems.judge('pickup', false);
      }}
    />
  );
}
