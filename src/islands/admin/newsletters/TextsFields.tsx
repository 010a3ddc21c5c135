import { type Language, languages } from '#src/domain/language/languages.ts';
import type { Texts } from '#src/domain/newsletter/letter-content.ts';
import { Field } from '#src/ui/Field.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';

interface Props {
  readonly label: string;
  readonly name: string;
  /** What the languages are called. */
  readonly names: Readonly<Record<Language, string>>;
  readonly texts: Texts;
  readonly most: number;
  readonly isLong?: boolean;
  readonly onTexts: (texts: Texts) => void;
}

/** The same words in each language, side by side. */
export function TextsFields({ label, name, names, texts, most, isLong = false, onTexts }: Props) {
  return (
    <div className="admin-languages-beside">
      {languages.map((language) => {
        const common = {
          label: `${label}, ${names[language]}`,
          name: `${name}-${language}`,
          lang: language,
          autoComplete: 'off',
          maxLength: most,
          value: texts[language],
          onValue: (value: string) => onTexts({ ...texts, [language]: value }),
        };
        return isLong ? <TextArea key={language} rows={5} {...common} /> : <Field key={language} {...common} />;
      })}
    </div>
  );
}
