import { useEffect, useRef, useState } from 'react';
import { changeNewsletter } from '#src/client/functions/admin-newsletters.ts';
import { actAsStaff } from '#src/client/stores/act-as-staff.ts';
import { type Language, languages } from '#src/domain/language/languages.ts';
import type { LetterBlock, Texts } from '#src/domain/newsletter/letter-content.ts';
import { Select } from '#src/ui/Select.tsx';
import { Block } from '../Block.tsx';
import type { Section } from './letter-words.tsx';

/** Milliseconds after the last change until the letter is drawn anew. */
const pause = 500;

const looks = ['desktop', 'phone', 'text'] as const;
const themes = ['light', 'dark'] as const;

interface Props extends Section {
  readonly subject: Texts;
  readonly blocks: readonly LetterBlock[];
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Mail programs that turn a letter's colours around leave its pictures as they are. */
const keptPictures = (html: string) =>
  html.replaceAll(/<img ([^>]*)style="/g, '<img $1style="filter:invert(1) hue-rotate(180deg);');

/**
 * The letter as it will look, drawn by what draws the mail. It stands in a frame that runs no script (its origin is kept, else the
 * shop's own pictures would be refused), so whatever were to become markup could do nothing.
 */
export function LetterPreview({ subject, blocks, language, onLanguage, ...section }: Props) {
  const { data, texts } = section;
  const [mail, setMail] = useState<Mail>();
  const [problem, setProblem] = useState<string>();
  const [look, setLook] = useState<(typeof looks)[number]>('desktop');
  const [theme, setTheme] = useState<(typeof themes)[number]>('light');
  const content = JSON.stringify({ subject, blocks, language });
  const asked = useRef(content);
  asked.current = content;
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await actAsStaff((token) =>
        changeNewsletter(token, {
          act: 'preview',
          ...(JSON.parse(content) as { subject: Texts; blocks: LetterBlock[]; language: Language }),
        }),
      );
      if (asked.current !== content) return;
      setProblem(answer.ok ? undefined : texts.preview.failed);
      if (answer.ok) setMail(answer.value.mail);
    }, pause);
    return () => clearTimeout(timer);
  }, [content, texts]);
  return (
    <Block title={texts.preview.title}>
      <div className="admin-preview-choices">
        <Select
          label={texts.preview.language}
          name="preview-language"
          value={language}
          options={languages.map((value) => ({ value, text: texts.languages[value] }))}
          onValue={onLanguage}
        />
        <Select
          label={texts.preview.look}
          name="preview-look"
          value={look}
          options={looks.map((value) => ({ value, text: texts.preview.looks[value] }))}
          onValue={setLook}
        />
        <Select
          label={texts.preview.theme}
          name="preview-theme"
          value={theme}
          options={themes.map((value) => ({ value, text: texts.preview.themes[value] }))}
          onValue={setTheme}
        />
      </div>
      {theme === 'dark' && <p className="field-hint">{texts.preview.darkHint}</p>}
      <p className="message" role="alert">
        {problem}
      </p>
      {mail && (
        <>
          <p>
            <span className="muted">{texts.subject}:</span> {mail.subject || '–'}
          </p>
          {look === 'text' ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
            <pre className="admin-preview-text" tabIndex={0}>
              {mail.text}
            </pre>
          ) : (
            <iframe
              className="admin-preview"
              title={texts.preview.title}
              sandbox="allow-same-origin"
              srcDoc={theme === 'dark' ? keptPictures(mail.html) : mail.html}
              data-look={look}
              data-mail-theme={theme}
            />
          )}
        </>
      )}
      {mail === undefined && problem === undefined && (
        <p className="muted" role="status">
          {data.admin.loading}
        </p>
      )}
    </Block>
  );
}
