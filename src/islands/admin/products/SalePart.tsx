import { useId } from 'react';
import { formatMoney } from '#src/domain/money/format.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { categoryPaths } from '../naming.ts';
import type { Part } from './form-part.ts';
import type { ProductField, ProductForm } from './product-form.ts';

type Typed = 'price' | 'salePrice' | 'sku' | 'brand' | 'tags';

/** What it costs, where it stands in the shop and what it is marked as. `lowest` of thirty days, in euro cents. */
export function SalePart({
  data,
  texts,
  choices,
  form,
  onChange,
  problem,
  lowest,
}: Part & { readonly lowest: number | null }) {
  const { form: names } = texts;
  const brands = useId();
  const text = islandText(data.language, texts);
  const field = (name: Typed, wrong: ProductField | undefined, more: object = {}) => (
    <Field
      label={names[name]}
      name={name}
      problem={wrong && problem(wrong)}
      autoComplete="off"
      value={form[name]}
      onValue={(value) => onChange({ [name]: value })}
      {...more}
    />
  );
  const tick = (name: 'isFeatured' | 'isNew') => (
    <label className="admin-tick">
      <input
        type="checkbox"
        name={name}
        checked={form[name]}
        onChange={({ target }) => onChange({ [name]: target.checked } as Partial<ProductForm>)}
      />
      {names[name]}
    </label>
  );
  return (
    <fieldset className="admin-editor-part" id="sale">
      <legend>{texts.parts.sale}</legend>
      <div className="admin-editor-fields">
        {field('price', 'price', { inputMode: 'decimal', maxLength: 12, hint: names.priceHint })}
        {field('salePrice', 'salePrice', {
          inputMode: 'decimal',
          maxLength: 12,
          optional: texts.optional,
          hint:
            lowest === null
              ? names.salePriceHint
              : text('form.lowest', { price: formatMoney(lowest, 'EUR', data.language) }),
        })}
        <Select
          label={names.category}
          name="category"
          value={form.category}
          options={[
            { value: '', text: texts.none },
            ...categoryPaths(choices.categories, data.language).map(({ slug, path }) => ({ value: slug, text: path })),
          ]}
          onValue={(category) => onChange({ category })}
        />
        <Select
          label={names.subcategory}
          name="subcategory"
          value={form.subcategory}
          options={['', ...choices.subcategories].map((value) => ({ value, text: value || texts.none }))}
          onValue={(subcategory) => onChange({ subcategory })}
        />
        {field('sku', 'sku', { maxLength: 40, spellCheck: false })}
        {field('brand', undefined, { maxLength: 80, list: brands, optional: texts.optional })}
        {field('tags', undefined, { maxLength: 600, optional: texts.optional, hint: names.tagsHint })}
        <datalist id={brands}>
          {choices.brands.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
      </div>
      {tick('isNew')}
      {tick('isFeatured')}
    </fieldset>
  );
}
