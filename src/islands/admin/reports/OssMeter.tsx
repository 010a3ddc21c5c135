import type { OssMeter as Meter } from '#src/contracts/staff-reports.ts';
import { meterState } from '#src/domain/reports/oss-meter.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Block } from '../Block.tsx';
import { figureWords, type Section } from './report-words.ts';

/** How near the year's sales to consumers in other countries of the Union are to the threshold, and what follows from it. */
export function OssMeter({ meter, ...section }: Section & { readonly meter: Meter }) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { money } = figureWords(section);
  const { year, threshold, net, before } = meter;
  const state = meterState(meter);
  const values = {
    ...{ year, before_year: year - 1, net: money(net), before: money(before), threshold: money(threshold) },
    ...{ left: money(Math.max(0, threshold - net)), sold: money(meter.sold), credited: money(meter.credited) },
  };
  return (
    <Block title={texts.meter.title}>
      <div className="admin-meter" data-state={state}>
        <meter
          aria-label={texts.meter.title}
          min={0}
          max={threshold}
          high={threshold * 0.8}
          value={Math.min(Math.max(net, 0), threshold)}
        />
        <p>{text('meter.now', values)}</p>
        <p className="muted">{text('meter.parts', values)}</p>
        <p className="muted">{text('meter.before', values)}</p>
        <p className={state === 'calm' || state === 'registered' ? 'muted' : 'admin-warning'} role="status">
          {text(`meter.${state}`, values)}
        </p>
      </div>
    </Block>
  );
}
