import { memo } from 'react';
import type { StaffText } from '#src/contracts/staff-translation.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { languages } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { TextCell } from './TextCell.tsx';
import type { Section } from './text-words.ts';

interface RowProps extends Section {
  readonly text: StaffText;
  readonly onChanged: (before: StaffText, after: StaffText) => void;
}

/** What a text is and of what; three languages beside each other, below each other on a phone. */
const TextRow = memo(function TextRow({ text, onChanged, ...section }: RowProps) {
  const { data, texts } = section;
  const { kind, key, owner, label } = text;
  return (
    <tr>
      <th scope="row">
        <span>{texts.kinds[kind]}</span>
        {owner !== null ? (
          <a className="link" href={`${localizePath(sectionPath('products'), data.language)}?product=${owner}`}>
            {label ?? owner}
          </a>
        ) : (
          !/^[0-9a-f-]{36}$/.test(key) && <code className="muted">{key}</code>
        )}
      </th>
      {languages.map((language) => (
        <td key={language} data-label={texts.languages[language]}>
          <TextCell {...section} text={text} language={language} onChanged={onChanged} />
        </td>
      ))}
    </tr>
  );
});

interface Props extends Section {
  readonly rows: readonly StaffText[];
  readonly isBusy: boolean;
  readonly onChanged: (before: StaffText, after: StaffText) => void;
}

/** The texts, each cell changed where it stands. */
export function TextGrid({ rows, isBusy, onChanged, ...section }: Props) {
  const { texts } = section;
  return (
    <table className="admin-texts" aria-label={texts.grid} aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">{texts.text}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {texts.languages[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((text) => (
          <TextRow key={`${text.kind} ${text.key}`} {...section} text={text} onChanged={onChanged} />
        ))}
      </tbody>
    </table>
  );
}
