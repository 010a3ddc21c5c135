import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';

interface Props {
  readonly language: Language;
  readonly words: { readonly title: string; readonly text: string; readonly lookup: string; readonly contact: string };
}

/** Without a token that opens an order: where the link is found, and who helps. */
export function WithoutOrder({ language, words }: Props) {
  return (
    <div className="checkout-alone">
      <h1 className="display-2">{words.title}</h1>
      <p className="lead">{words.text}</p>
      <p className="success-links">
        <a className="button" href={localizePath('/order', language)}>
          {words.lookup}
        </a>
        <a className="button button-line" href={localizePath('/contact', language)}>
          {words.contact}
        </a>
      </p>
    </div>
  );
}
