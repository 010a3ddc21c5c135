import { useRef, useState } from 'react';
import { Field } from '#src/ui/Field.tsx';
import { TrackedWay } from './TrackedWay.tsx';
import type { TrackingData } from './tracking-data.ts';
import { type Found, type TrackingOwner, useTracking } from './use-tracking.ts';

type Tracking = ReturnType<typeof useTracking>;

/** Where it is; of several parcels each. */
function FoundWays({
  number,
  found,
  data,
  text,
}: {
  readonly number: string;
  readonly found: Found;
  readonly data: TrackingData;
  readonly text: Tracking['text'];
}) {
  const { states, isDemonstration } = found;
  return (
    <>
      <h2 className="title-2 tracked-number">{number}</h2>
      {states.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is known by its place alone
        <div key={index}>
          {states.length > 1 && (
            <h3 className="small muted">{text('parcelOf', { place: index + 1, count: states.length })}</h3>
          )}
          <TrackedWay state={state} data={data} />
        </div>
      ))}
      {isDemonstration && <p className="small muted">{data.texts.madeUp}</p>}
    </>
  );
}

function Answer({ data, tracking }: { readonly data: TrackingData; readonly tracking: Tracking }) {
  const { answer, text } = tracking;
  return (
    <div className="tracked" role="status">
      {answer.kind === 'found' && <FoundWays {...answer} data={data} text={text} />}
      {answer.kind === 'notFound' && (
        <>
          <p className="tracked-missing">{text('notFound', { number: answer.number })}</p>
          {tracking.isVisitor && <p className="small muted">{data.texts.notFoundEmail}</p>}
        </>
      )}
      {answer.kind === 'linkSent' && <p>{data.texts.linkSent}</p>}
    </div>
  );
}

/** Where a parcel is, by its number; and for visitors the link of the order's page by mail. */
export function TrackingBox({ data, owner }: { readonly data: TrackingData; readonly owner?: TrackingOwner }) {
  const { texts, demonstrationNumbers } = data;
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const tracking = useTracking(data, owner);
  const { busy, isVisitor, problems } = tracking;

  async function ask(question: Tracking['track']): Promise<void> {
    if (busy !== 'no') return;
    const isAsked = await question(number.trim(), email.trim());
    if (!isAsked) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    void ask(tracking.track);
  };

  return (
    <div className="tracking">
      <form ref={form} onSubmit={submit} noValidate className="tracking-form">
        <Field
          label={texts.number}
          name="number"
          value={number}
          onValue={setNumber}
          problem={problems.number}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {isVisitor && (
          <Field
            label={texts.email}
            name="email"
            type="email"
            value={email}
            onValue={setEmail}
            problem={problems.email}
            maxLength={254}
            autoComplete="email"
          />
        )}
        <button type="submit" className="button" aria-disabled={busy !== 'no'}>
          {busy === 'tracking' ? texts.tracking : texts.track}
        </button>
        {isVisitor && (
          <p className="tracking-link small muted">
            {texts.linkText}{' '}
            <button
              type="button"
              className="link order-link"
              aria-disabled={busy !== 'no'}
              onClick={() => void ask(tracking.sendLink)}
            >
              {texts.link}
            </button>
          </p>
        )}
        {demonstrationNumbers.length > 0 && (
          <p className="micro muted tracking-demonstration">
            {tracking.text('demonstration', { numbers: demonstrationNumbers.join(', ') })}
          </p>
        )}
      </form>
      <Answer data={data} tracking={tracking} />
    </div>
  );
}
