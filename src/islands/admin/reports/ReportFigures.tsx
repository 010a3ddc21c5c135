import { islandText } from '#src/i18n/island-text.ts';
import type { AdminData } from '../admin-data.ts';
import { changeOf } from '../dashboard/change.ts';

interface Props {
  readonly data: AdminData;
  readonly texts: { readonly nothingBefore: string; readonly then: string };
  readonly label: string;
  readonly cells: readonly {
    readonly name: string;
    readonly now: number;
    readonly before: number;
    readonly words: (value: number) => string;
    /** More of it is neither good nor bad. */
    readonly isPlain?: boolean | undefined;
  }[];
}

/** The figures of a period, each with its change to the period before and what it was then. */
export function ReportFigures({ data: { language }, texts, label, cells }: Props) {
  const text = islandText(language, texts);
  return (
    <dl className="admin-figures" aria-label={label}>
      {cells.map(({ name, now, before, words, isPlain }) => {
        const change = changeOf(now, before, language);
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="admin-figure">{words(now)}</span>
              <span className="admin-change" data-direction={isPlain ? undefined : change?.direction}>
                {change?.words ?? texts.nothingBefore}
              </span>
              <span className="muted">{text('then', { value: words(before) })}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
