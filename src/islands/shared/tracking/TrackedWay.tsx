import { carriedStates, stepOfWay, type TrackedState } from '#src/domain/shipping/tracking.ts';
import type { TrackingData } from './tracking-data.ts';

/** How far one parcel has come: the thread along the five steps, the present one in ink. */
export function TrackedWay({ state, data }: { readonly state: TrackedState; readonly data: TrackingData }) {
  const { texts } = data;
  const reached = stepOfWay(state);
  if (reached < 0) return <p className="ui">{texts.state[state]}</p>;
  return (
    <ol className="tracked-way small" aria-label={texts.way}>
      {carriedStates.map((step, index) => (
        <li
          key={step}
          data-passed={index <= reached ? '' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {texts.state[step]}
        </li>
      ))}
    </ol>
  );
}
