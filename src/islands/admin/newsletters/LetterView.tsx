import { useEffect, useState } from 'react';
import { changeNewsletter } from '#src/client/functions/admin-newsletters.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { FoundLetter, LetterReading } from '#src/contracts/staff-newsletters.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Block, Fact } from '../Block.tsx';
import { useActing } from '../use-acting.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { counted, LetterStateWords, lettersAddress, type Section } from './letter-words.tsx';
import { segmentWords } from './segment-words.ts';

/** Milliseconds between two looks at a letter that is under way. */
const beat = 5_000;
const results = ['recipients', 'waiting', 'sent', 'failed', 'left', 'unsubscribed'] as const;

interface Props extends Section {
  readonly letter: FoundLetter;
  readonly categories: LetterReading['categories'];
  readonly onChanged: () => Promise<void>;
}

/** A letter that is planned, under way or sent: to whom, what became of it, and how it looks. */
export function LetterView({ letter, categories, onChanged, ...section }: Props) {
  const { data, texts } = section;
  const text = counted(section);
  const [language, setLanguage] = useState<Language>(letter.languages[0] ?? data.language);
  const { act, isBusy } = useActing(data, texts.errors);
  const { result, state } = letter;
  const isUnderWay = state === 'sending' || (state === 'sent' && result.waiting > 0) || state === 'scheduled';
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void onChanged(), beat);
    return () => clearInterval(timer);
  }, [isUnderWay, onChanged]);
  const change = (wanted: 'cancel' | 'archive' | 'restore') =>
    void act(
      (token) => changeNewsletter(token, { act: wanted, newsletter: letter.id }),
      () => {
        showToast({ kind: 'done', text: texts.done[wanted] });
        void onChanged();
      },
    );
  const time = (at: string | null) =>
    at === null ? '–' : `${shortDay(at, data.language)} ${clockTime(at, data.language)}`;
  return (
    <div className="admin-letter-parts">
      <div>
        <h2>{letter.name}</h2>
        <p>
          <LetterStateWords {...section} letter={letter} />
        </p>
        <p className="admin-ways">
          {state === 'scheduled' && (
            <button type="button" className="button" aria-disabled={isBusy} onClick={() => change('cancel')}>
              {texts.cancelPlan}
            </button>
          )}
          {state === 'sent' && (
            <button
              type="button"
              className="admin-act"
              aria-disabled={isBusy}
              onClick={() => change(letter.archived ? 'restore' : 'archive')}
            >
              {letter.archived ? texts.restore : texts.archive}
            </button>
          )}
          <a className="admin-act" href={lettersAddress(section, `&new=${letter.id}`)}>
            {texts.duplicate}
          </a>
        </p>
        {state !== 'scheduled' && (
          <Block title={texts.result.title}>
            {result.recipients > 0 && (
              <progress
                className="admin-progress"
                aria-label={texts.result.progress}
                max={result.recipients}
                value={result.recipients - result.waiting}
              />
            )}
            <dl className="admin-facts">
              {results.map((key) => (
                <Fact key={key} name={texts.result[key]}>
                  {formatNumber(result[key], data.language)}
                </Fact>
              ))}
              <Fact name={texts.result.began}>{time(letter.began_at)}</Fact>
              <Fact name={texts.result.finished}>{time(letter.finished_at)}</Fact>
            </dl>
            <p className="field-hint">{texts.result.hint}</p>
          </Block>
        )}
        <Block title={texts.segment.title}>
          <dl className="admin-facts">
            {segmentWords(section, letter, categories).map(([name, words]) => (
              <Fact key={name} name={name}>
                {words}
              </Fact>
            ))}
            <Fact name={texts.columns.languages}>
              {letter.languages.map((each) => texts.languages[each]).join(', ')}
            </Fact>
            <Fact name={texts.fallback}>
              {letter.fallback === null ? texts.noFallback : texts.languages[letter.fallback]}
            </Fact>
          </dl>
        </Block>
      </div>
      <div className="admin-letter-preview">
        <p className="muted">{text('pricesNow')}</p>
        <LetterPreview
          {...section}
          subject={letter.subject}
          blocks={letter.blocks}
          language={language}
          onLanguage={setLanguage}
        />
      </div>
    </div>
  );
}
