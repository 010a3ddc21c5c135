import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import type { Part } from './form-part.ts';
import { sizesOf } from './product-form.ts';

/** What the garment itself measures, size by size, in centimetres. */
export function MeasurementsPart({ data, texts, form, onChange, problem }: Part) {
  const { measures, measurements } = form;
  const text = islandText(data.language, texts);
  const named = sizesOf(form).filter(Boolean);
  const isForAll = measures.some((measure) => measurements[`/${measure}`]);
  const sizes = named.length === 0 || isForAll ? ['', ...named] : named;
  const nameOf = (measure: string) => data.measures[measure] ?? measure;
  return (
    <fieldset className="admin-editor-part" id="measurements">
      <legend>{texts.parts.measurements}</legend>
      {measures.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
        <section className="admin-scroll" aria-label={texts.parts.measurements} tabIndex={0}>
          <table className="admin-table admin-matrix">
            <thead>
              <tr>
                <th scope="col">{texts.form.sizes}</th>
                {measures.map((measure) => (
                  <th key={measure} scope="col">
                    {nameOf(measure)}{' '}
                    <button
                      type="button"
                      className="link"
                      aria-label={text('form.removeNamed', { name: nameOf(measure) })}
                      onClick={() => onChange({ measures: measures.filter((each) => each !== measure) })}
                    >
                      ×
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.map((size) => (
                <tr key={size}>
                  <th scope="row">{size || texts.form.oneSize}</th>
                  {measures.map((measure) => (
                    <td key={measure}>
                      <input
                        className="input"
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={5}
                        aria-label={`${nameOf(measure)}, ${size || texts.form.oneSize}`}
                        aria-invalid={problem('measurements') ? true : undefined}
                        value={measurements[`${size}/${measure}`] ?? ''}
                        onChange={({ target }) =>
                          onChange({ measurements: { ...measurements, [`${size}/${measure}`]: target.value } })
                        }
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Select
        label={texts.form.addMeasure}
        name="measure"
        value=""
        options={['', ...Object.keys(data.measures).filter((measure) => !measures.includes(measure))].map((value) => ({
          value,
          text: value === '' ? texts.form.choose : nameOf(value),
        }))}
        onValue={(measure) => measure && onChange({ measures: [...measures, measure] })}
      />
      <p className="message" role="alert">
        {problem('measurements')}
      </p>
    </fieldset>
  );
}
