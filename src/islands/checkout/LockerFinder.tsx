import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Carrier, carrierNames, carriers } from '#src/domain/shipping/carriers.ts';
import { findLockers } from '#src/domain/shipping/find-lockers.ts';
import type { ParcelLocker } from '#src/domain/shipping/parcel-lockers.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import type { CheckoutPageData } from './checkout-texts.ts';

export interface LockerFinderProps {
  readonly data: CheckoutPageData;
  readonly lockers: readonly ParcelLocker[];
  readonly problem: string | undefined;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onChoose: (locker: ParcelLocker) => void;
}

/** Rows that are drawn at once; who looks for more types more. */
const mostShown = 50;

/** Where the arrows lead from row `at` of `count`; -1 is the field itself. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, -1),
  PageDown: (at, count) => Math.min(at + 6, count - 1),
  PageUp: (at) => Math.max(at - 6, 0),
};

/** A searchable list of lockers: a field with its list below it (ARIA combobox), by arrows and Enter or by pointer. */
export function LockerFinder({ data, lockers, problem, input, onChoose }: LockerFinderProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [carrier, setCarrier] = useState<Carrier | ''>('');
  const [active, setActive] = useState(-1);
  const words = data.deliveryTexts;
  const text = islandText(data.language, words);
  const found = useMemo(() => findLockers(lockers, query, carrier), [lockers, query, carrier]);
  const shown = found.slice(0, mostShown);
  const offered = carriers.filter((name) => lockers.some((locker) => locker.carrier === name));

  // biome-ignore lint/correctness/useExhaustiveDependencies: who went on while the list was still loading is led here, once
  useEffect(() => {
    if (problem) input.current?.focus();
  }, []);

  const goTo = (place: number) => {
    setActive(place);
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' });
  };
  const search = (typed: string) => {
    setQuery(typed);
    setActive(-1);
    list.current?.scrollTo(0, 0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = moves[event.key];
    const locker = shown[active];
    if (move !== undefined) goTo(move(active, shown.length));
    else if (event.key === 'Escape' && query !== '') search('');
    else if (event.key === 'Enter' && locker !== undefined) onChoose(locker);
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  const status =
    found.length === 0
      ? words.nothing
      : found.length > shown.length
        ? text('more', { count: found.length, shown: shown.length })
        : text('found', { count: found.length });
  return (
    <div className="lockers">
      <div className="field-grid">
        <div className="field">
          <label htmlFor={`${id}-field`}>{words.find}</label>
          <input
            ref={input}
            id={`${id}-field`}
            name="pickup"
            className="input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
            aria-required="true"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            maxLength={80}
            enterKeyHint="search"
            value={query}
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {problem ? (
            <p className="message" id={`${id}-problem`}>
              {problem}
            </p>
          ) : (
            <p className="field-hint" id={`${id}-hint`}>
              {words.findHint}
            </p>
          )}
        </div>
        <Select
          label={words.carrier}
          name="carrier"
          value={carrier}
          options={[
            { value: '', text: words.allCarriers },
            ...offered.map((value) => ({ value, text: carrierNames[value] })),
          ]}
          onValue={(value) => {
            setCarrier(value);
            search(query);
          }}
        />
      </div>
      <p className="small muted" role="status">
        {status}
      </p>
      <div className="locker-list" role="listbox" id={`${id}-list`} aria-label={words.lockers} ref={list}>
        {shown.map((locker, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard, as comboboxes do
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points at the option
          <div
            key={`${locker.carrier} ${locker.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onClick={() => onChoose(locker)}
          >
            <span>
              {locker.name}
              <span className="small muted">
                {locker.address}, {locker.city}
              </span>
            </span>
            <span className="small">{carrierNames[locker.carrier]}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
