import type { Language } from '#src/domain/language/languages.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { CartMessages } from '../shared/cart-data.ts';

/** A cart with nothing in it. */
export function CartEmpty({ language, texts }: { readonly language: Language; readonly texts: CartMessages }) {
  return (
    <div className="cart-empty">
      <p className="title-2">{texts.empty.title}</p>
      <p className="ui muted">{texts.empty.text}</p>
      <a className="button button-line" href={localizePath('/shop', language)}>
        {texts.empty.shop}
      </a>
    </div>
  );
}
