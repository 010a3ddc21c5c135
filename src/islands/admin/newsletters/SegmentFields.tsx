import type { LetterSegment } from '#src/contracts/newsletter-content.ts';
import type { LetterReading } from '#src/contracts/staff-newsletters.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { categoryPaths } from '../naming.ts';
import type { LetterForm } from './letter-form.ts';
import type { Section } from './letter-words.tsx';

const buyers = ['all', 'customers', 'never'] as const;

interface Props extends Section {
  readonly categories: LetterReading['categories'];
  readonly form: LetterForm;
  /** That the days contradict each other. */
  readonly problem: string | undefined;
  readonly onChange: (changes: Partial<LetterForm>) => void;
}

/** Whom a letter goes to, and what those get whose language is not written. */
export function SegmentFields({ categories, form, problem, onChange, ...section }: Props) {
  const { data, texts } = section;
  const words = texts.segment;
  const { segment } = form;
  const set = (changes: Partial<LetterSegment>) => onChange({ segment: { ...segment, ...changes } });
  const day = (name: 'ordered_after' | 'ordered_before' | 'since', against?: string) => (
    <Field
      label={words[name]}
      name={name}
      type="date"
      optional={texts.optional}
      problem={against}
      value={segment[name] ?? ''}
      onValue={(value) => set({ [name]: value === '' ? null : value })}
    />
  );
  const turn = (language: Language) =>
    set({
      languages: segment.languages.includes(language)
        ? segment.languages.filter((each) => each !== language)
        : [...segment.languages, language],
    });
  return (
    <fieldset className="admin-editor-part">
      <legend>{words.title}</legend>
      <fieldset>
        <legend>{words.languages}</legend>
        {languages.map((language) => (
          <label key={language} className="admin-tick">
            <input type="checkbox" checked={segment.languages.includes(language)} onChange={() => turn(language)} />
            {texts.languages[language]}
          </label>
        ))}
        <p className="field-hint">{words.languagesHint}</p>
      </fieldset>
      <div className="admin-editor-fields">
        <Select
          label={words.buyers}
          name="buyers"
          value={segment.buyers ?? 'all'}
          options={buyers.map((value) => ({ value, text: words.buyerKinds[value] }))}
          onValue={(value) => set({ buyers: value === 'all' ? null : value })}
        />
        <Select
          label={words.category}
          name="category"
          value={segment.category ?? ''}
          options={[
            { value: '', text: words.anyCategory },
            ...categoryPaths(categories, data.language).map(({ slug, path }) => ({ value: slug, text: path })),
          ]}
          onValue={(slug) => set({ category: slug === '' ? null : slug })}
        />
        {day('ordered_after')}
        {day('ordered_before', problem)}
        {day('since')}
        <Select
          label={texts.fallback}
          name="fallback"
          value={form.fallback ?? ''}
          options={[
            { value: '' as const, text: texts.noFallback },
            ...languages.map((value) => ({ value, text: texts.languages[value] })),
          ]}
          onValue={(value) => onChange({ fallback: value === '' ? null : value })}
        />
      </div>
    </fieldset>
  );
}
