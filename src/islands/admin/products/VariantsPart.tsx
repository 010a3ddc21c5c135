import { useState } from 'react';
import type { FoundProduct } from '#src/contracts/staff-products.ts';
import { variantSkuOf } from '#src/domain/catalogue/product-draft.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { variantOf } from '../naming.ts';
import type { Part } from './form-part.ts';
import { colorsOf, piecesOf, sizesOf } from './product-form.ts';

interface ChipsProps {
  readonly label: string;
  readonly words: readonly string[];
  readonly nameOf: (word: string) => string;
  readonly removeNamed: (name: string) => string;
  readonly firstNamed?: (name: string) => string;
  readonly onRemove: (word: string) => void;
  readonly onFirst?: (word: string) => void;
}

function Chips({ label, words, nameOf, removeNamed, firstNamed, onRemove, onFirst }: ChipsProps) {
  return (
    <ul className="admin-chips" aria-label={label}>
      {words.filter(Boolean).map((word, place) => (
        <li key={word}>
          {nameOf(word)}
          {onFirst && firstNamed && place > 0 && (
            <button type="button" aria-label={firstNamed(nameOf(word))} onClick={() => onFirst(word)}>
              ←
            </button>
          )}
          <button type="button" aria-label={removeNamed(nameOf(word))} onClick={() => onRemove(word)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Sizes and colours of a product, which of them there are, and their stock numbers. */
export function VariantsPart({
  data,
  texts,
  form,
  onChange,
  problem,
  stock,
}: Part & { readonly stock: FoundProduct['stock'] }) {
  const text = islandText(data.language, texts);
  const [size, setSize] = useState('');
  const { variants } = form;
  const sizes = sizesOf(form);
  const colors = colorsOf(form);
  const has = (color: string, of: string) => variants.some((piece) => piece.color === color && piece.size === of);
  const set = (nextColors: readonly string[], nextSizes: readonly string[], is = has) =>
    onChange({ variants: piecesOf(variants, nextColors, nextSizes, is) });
  const colorName = (color: string) => data.colors[color] ?? color;

  function addSizes(): void {
    const added = size
      .split(/[\s,;]+/)
      .map((word) => word.trim().slice(0, 20))
      .filter((word) => word !== '' && !sizes.includes(word));
    setSize('');
    if (added.length === 0) return;
    const kept = sizes.filter(Boolean);
    set(colors.length > 0 ? colors : [''], [...kept, ...added], (color, of) => added.includes(of) || has(color, of));
  }
  function addColor(color: string): void {
    if (color === '') return;
    const kept = colors.filter(Boolean);
    set([...kept, color], sizes.length > 0 ? sizes : [''], (each, of) => each === color || has(each, of));
  }
  const turn = (color: string, of: string) =>
    set(colors, sizes, (each, other) => (each === color && other === of) !== has(each, other));
  const stockOf = (id: string) => stock[id];

  return (
    <fieldset className="admin-editor-part" id="variants">
      <legend>{texts.parts.variants}</legend>
      <div className="admin-editor-fields">
        <div>
          <Field
            label={texts.form.addSize}
            name="size"
            hint={texts.form.addSizeHint}
            autoComplete="off"
            maxLength={100}
            value={size}
            onValue={setSize}
            onBlur={addSizes}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addSizes();
            }}
          />
          <Chips
            label={texts.form.sizes}
            words={sizes}
            nameOf={(word) => word}
            removeNamed={(name) => text('form.removeNamed', { name })}
            onRemove={(word) =>
              set(
                colors,
                sizes.filter((each) => each !== word),
              )
            }
          />
        </div>
        <div>
          <Select
            label={texts.form.addColor}
            name="color"
            value=""
            options={['', ...Object.keys(data.colors).filter((color) => !colors.includes(color))].map((value) => ({
              value,
              text: value === '' ? texts.form.choose : colorName(value),
            }))}
            onValue={addColor}
          />
          <Chips
            label={texts.form.colors}
            words={colors}
            nameOf={colorName}
            removeNamed={(name) => text('form.removeNamed', { name })}
            firstNamed={(name) => text('form.firstNamed', { name })}
            onRemove={(word) =>
              set(
                colors.filter((each) => each !== word),
                sizes,
              )
            }
            onFirst={(word) => set([word, ...colors.filter((each) => each !== word)], sizes)}
          />
        </div>
      </div>
      {variants.length === 0 ? (
        <button type="button" className="admin-act" onClick={() => set([''], [''], () => true)}>
          {texts.form.onePiece}
        </button>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
          <section className="admin-scroll" aria-label={texts.form.matrix} tabIndex={0}>
            <table className="admin-table admin-matrix">
              <thead>
                <tr>
                  <th scope="col">{texts.form.colors}</th>
                  {sizes.map((each) => (
                    <th key={each} scope="col">
                      {each || texts.form.oneSize}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {colors.map((color) => (
                  <tr key={color}>
                    <th scope="row">{color ? colorName(color) : '–'}</th>
                    {sizes.map((each) => {
                      const piece = variants.find((one) => one.color === color && one.size === each);
                      const known = piece && stockOf(piece.id);
                      return (
                        <td key={each}>
                          <label className="admin-tick">
                            <input
                              type="checkbox"
                              checked={piece !== undefined}
                              aria-label={variantOf(data, { color, size: each }) || texts.form.oneSize}
                              onChange={() => turn(color, each)}
                            />
                            {known && <span className="muted">{known.free}</span>}
                          </label>
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <details className="admin-codes">
            <summary>{texts.form.codes}</summary>
            <div className="admin-editor-fields">
              {variants.map((piece) => (
                <Field
                  key={piece.id}
                  label={variantOf(data, piece) || texts.form.oneSize}
                  name={`sku-${piece.id}`}
                  placeholder={variantSkuOf(form.sku.trim(), piece.color, piece.size)}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={60}
                  value={piece.sku}
                  onValue={(sku) =>
                    onChange({ variants: variants.map((each) => (each.id === piece.id ? { ...each, sku } : each)) })
                  }
                />
              ))}
            </div>
          </details>
        </>
      )}
      <p className="message" role="alert">
        {problem('variants')}
      </p>
    </fieldset>
  );
}
