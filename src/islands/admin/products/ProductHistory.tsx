import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Block } from '../Block.tsx';
import { wordOf } from '../naming.ts';
import type { OfProduct } from './product-words.tsx';

/** Every state that the product was saved in; one of them can be shown in the fields again, to be saved. */
export function ProductHistory({
  data,
  texts,
  product,
  onShow,
}: OfProduct & { readonly onShow: (version: number) => void }) {
  const { history } = product;
  const nameOf = (key: string) => wordOf(texts.fields, key.replace(/_(lt|ru)$/, ''));
  return (
    <Block title={texts.history.title}>
      {history.length === 0 ? (
        <p className="muted">{texts.history.none}</p>
      ) : (
        <ul className="admin-rows">
          {history.map(({ id, at, by, changed, is_first: isFirst }, place) => (
            <li key={id}>
              <span>
                {shortDay(at, data.language)}, {clockTime(at, data.language)}
                {by && <span className="muted"> {by}</span>}
                <br />
                {isFirst ? texts.history.first : [...new Set(changed.map(nameOf))].join(', ')}
              </span>
              {place > 0 && (
                <button type="button" className="link" onClick={() => onShow(id)}>
                  {texts.history.show}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
