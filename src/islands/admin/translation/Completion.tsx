import type { CountedTexts, TextPage } from '#src/contracts/staff-translation.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { textKinds } from '#src/domain/translation/text-kinds.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shareDone } from './completion.ts';
import type { Section } from './text-words.ts';

interface Props extends Section {
  readonly counts: NonNullable<TextPage['counts']>;
}

const translations = ['lt', 'ru'] as const;

/** How far the translation has come, by language and kind: what is whole in percent, and the way to what is left. */
export function Completion({ counts, data, texts }: Props) {
  const text = islandText(data.language, texts);
  const address = localizePath(sectionPath('translation'), data.language);
  const known = textKinds.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]] as const] : []));
  const sum = (language: 'lt' | 'ru') => shareDone(known.map(([, each]) => each), language); // biome-ignore format: one thing
  const percent = (share: number) => text('percent', { share });
  const left = (each: CountedTexts, language: 'lt' | 'ru') =>
    each[language].missing + each[language].changed + each[language].same;
  return (
    <details className="admin-completion">
      <summary>
        {texts.completion}{' '}
        {translations.map((language) => (
          <span key={language}>
            {texts.languages[language]} <strong>{percent(sum(language))}</strong>
          </span>
        ))}
      </summary>
      <div className="admin-scroll">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col" data-number>
                {texts.total}
              </th>
              {translations.map((language) => (
                <th key={language} scope="col" data-number>
                  {texts.languages[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {known.map(([kind, each]) => (
              <tr key={kind}>
                <th scope="row">
                  <a className="link" href={`${address}?kind=${kind}`}>
                    {texts.kinds[kind]}
                  </a>
                </th>
                <td data-number>{formatNumber(each.total, data.language)}</td>
                {translations.map((language) => (
                  <td key={language} data-number>
                    {percent(shareDone([each], language))}
                    {left(each, language) > 0 && (
                      <>
                        {' '}
                        <a className="link" href={`${address}?kind=${kind}&language=${language}`}>
                          {text('left', { count: left(each, language) })}
                        </a>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
