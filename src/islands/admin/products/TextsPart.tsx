import { productIdOf } from '#src/domain/catalogue/product-draft.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import type { Part } from './form-part.ts';
import { type ProductText, textLanguages } from './product-form.ts';

/** Names and descriptions, the three languages side by side. */
export function TextsPart({ texts, form, onChange, problem, isNew }: Part & { readonly isNew: boolean }) {
  const set = (text: ProductText, language: (typeof textLanguages)[number]) => (value: string) =>
    onChange({ [text]: { ...form[text], [language]: value } });
  const labelOf = (text: ProductText, language: (typeof textLanguages)[number]) =>
    `${texts.form[text]}, ${texts.languages[language]}`;
  return (
    <fieldset className="admin-editor-part" id="texts">
      <legend>{texts.parts.texts}</legend>
      <div className="admin-languages-beside">
        {textLanguages.map((language) => (
          <div key={language} lang={language}>
            <Field
              label={labelOf('name', language)}
              name={`name-${language}`}
              problem={language === 'en' ? problem('name') : undefined}
              autoComplete="off"
              maxLength={300}
              value={form.name[language]}
              onValue={set('name', language)}
            />
            <TextArea
              label={labelOf('description', language)}
              name={`description-${language}`}
              rows={7}
              maxLength={5000}
              value={form.description[language]}
              onValue={set('description', language)}
            />
            <TextArea
              label={labelOf('warnings', language)}
              name={`warnings-${language}`}
              rows={2}
              maxLength={2000}
              problem={problem('warnings')}
              value={form.warnings[language]}
              onValue={set('warnings', language)}
            />
          </div>
        ))}
      </div>
      {isNew && (
        <Field
          label={texts.form.id}
          name="id"
          optional={texts.optional}
          hint={`${texts.form.idHint} /product/${form.id.trim() || productIdOf(form.name.en) || '…'}`}
          problem={problem('id')}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={form.id}
          onValue={(id) => onChange({ id })}
        />
      )}
    </fieldset>
  );
}
