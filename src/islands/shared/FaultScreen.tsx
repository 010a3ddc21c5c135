import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { faultTexts } from '#src/i18n/fault-texts.ts';

interface Props {
  readonly language: Language;
  /** What the shop's records know this fault by. */
  readonly reference: string;
  readonly onRetry: () => void;
}

/** “Something went wrong” in place of the part of the page that failed (storefront.md, generic error screen). */
export function FaultScreen({ language, reference, onRetry }: Props) {
  const texts = faultTexts[language];
  return (
    <section className="fault" role="alert">
      <h2 className="title-2">{texts.title}</h2>
      <p className="ui muted">{texts.text}</p>
      <p className="fault-ways">
        <button type="button" className="button" onClick={onRetry}>
          {texts.retry}
        </button>
        <a className="button button-line" href={localizePath('/', language)}>
          {texts.home}
        </a>
      </p>
      <p className="micro muted">
        {texts.reference}: <span className="fault-reference">{reference}</span> ·{' '}
        <a className="link" href={localizePath('/contact', language)}>
          {texts.contact}
        </a>
      </p>
    </section>
  );
}
