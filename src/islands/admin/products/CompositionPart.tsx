import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { nameIn } from '../naming.ts';
import type { Part } from './form-part.ts';
import type { MaterialRow } from './product-form.ts';

/** What a product is made of, part by part, in percent (Regulation (EU) 1007/2011). */
export function CompositionPart({ data, texts, choices, form, onChange, problem }: Part) {
  const text = islandText(data.language, texts);
  const { composition } = form;
  const set = (place: number, changes: Partial<MaterialRow>) =>
    onChange({ composition: composition.map((row, at) => (at === place ? { ...row, ...changes } : row)) });
  const options = (list: Part['choices']['parts']) => [
    { value: '', text: texts.form.choose },
    ...list.map((each) => ({ value: each.code, text: nameIn(data.language, each) })),
  ];
  const sums = new Map<string, number>();
  for (const { part, percent } of composition) sums.set(part, (sums.get(part) ?? 0) + (Number(percent) || 0));
  return (
    <fieldset className="admin-editor-part" id="composition">
      <legend>{texts.parts.composition}</legend>
      <ul className="admin-materials">
        {composition.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own; none is moved.
          <li key={place}>
            <Select
              label={texts.form.part}
              name={`part-${place}`}
              value={row.part}
              options={options(choices.parts)}
              onValue={(part) => set(place, { part })}
            />
            <Select
              label={texts.form.fibre}
              name={`fibre-${place}`}
              value={row.fibre}
              options={options(choices.fibres)}
              onValue={(fibre) => set(place, { fibre })}
            />
            <Field
              label="%"
              name={`percent-${place}`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={row.percent}
              onValue={(percent) => set(place, { percent })}
            />
            <button
              type="button"
              className="admin-act"
              aria-label={text('form.rowRemove', { number: place + 1 })}
              onClick={() => onChange({ composition: composition.filter((_, at) => at !== place) })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p className="admin-ways">
        <button
          type="button"
          className="admin-act"
          onClick={() =>
            onChange({
              composition: [
                ...composition,
                { part: composition.at(-1)?.part ?? choices.parts[0]?.code ?? '', fibre: '', percent: '' },
              ],
            })
          }
        >
          {texts.form.addMaterial}
        </button>
        {[...sums].map(([part, sum]) => {
          const known = choices.parts.find(({ code }) => code === part);
          return (
            <span key={part} className={sum === 100 ? 'muted' : 'message'}>
              {known ? nameIn(data.language, known) : part}: {sum} %
            </span>
          );
        })}
      </p>
      <p className="message" role="alert">
        {problem('composition')}
      </p>
    </fieldset>
  );
}
