import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { nameIn } from '../naming.ts';
import type { Part } from './form-part.ts';

type Choice = 'maker' | 'country' | 'care' | 'fit' | 'sizeGuide';

/** Where makers of the shop's goods sit, ISO 3166-1 alpha-2. */
const countries = [
  ...['LT', 'LV', 'EE', 'PL', 'DE', 'FI', 'SE', 'DK', 'NL', 'BE', 'FR', 'IT', 'ES', 'PT', 'AT', 'CZ', 'SK', 'HU', 'RO'],
  ...['BG', 'GR', 'HR', 'SI', 'IE', 'GB', 'TR', 'UA', 'MA', 'TN', 'EG', 'IN', 'BD', 'PK', 'LK', 'CN', 'VN', 'KH', 'ID'],
  ...['JP', 'KR', 'PE', 'US', 'MG', 'MU', 'MM', 'TH'],
];

/** Maker, origin, care, fit and sizes; and what proves its claims of the environment. */
export function DetailsPart({
  data,
  texts,
  choices,
  form,
  onChange,
  problem,
  claims,
}: Part & { readonly claims: readonly string[] }) {
  const { form: names } = texts;
  const { language } = data;
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const select = (name: Choice, options: readonly { readonly value: string; readonly text: string }[]) => (
    <Select
      label={names[name]}
      name={name}
      value={form[name]}
      options={[{ value: '', text: texts.none }, ...options]}
      onValue={(value) => onChange({ [name]: value })}
    />
  );
  const named = (list: Part['choices']['fits']) =>
    list.map((each) => ({ value: each.code, text: nameIn(language, each) }));
  const origins = [...new Set([...countries, ...(form.country ? [form.country] : [])])]
    .map((value) => ({ value, text: regions.of(value) ?? value }))
    .sort((left, right) => left.text.localeCompare(right.text, language));
  return (
    <fieldset className="admin-editor-part" id="details">
      <legend>{texts.parts.details}</legend>
      <div className="admin-editor-fields">
        {select(
          'maker',
          choices.makers.map(({ id, name }) => ({ value: id, text: name })),
        )}
        {select('country', origins)}
        {select('care', named(choices.care))}
        {select('fit', named(choices.fits))}
        {select(
          'sizeGuide',
          Object.entries(data.sizeGuides).map(([value, text]) => ({ value, text })),
        )}
        <Field
          label={names.modelHeight}
          name="modelHeight"
          optional={texts.optional}
          problem={problem('model')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={form.modelHeight}
          onValue={(modelHeight) => onChange({ modelHeight })}
        />
        <Field
          label={names.modelSize}
          name="modelSize"
          optional={texts.optional}
          autoComplete="off"
          maxLength={20}
          value={form.modelSize}
          onValue={(modelSize) => onChange({ modelSize })}
        />
      </div>
      <Field
        label={names.claimProof}
        name="claimProof"
        optional={texts.optional}
        hint={
          claims.length > 0
            ? islandText(language, texts)('form.claimsFound', { words: claims.join(', ') })
            : names.claimProofHint
        }
        autoComplete="off"
        maxLength={500}
        value={form.claimProof}
        onValue={(claimProof) => onChange({ claimProof })}
      />
    </fieldset>
  );
}
