import { useStore } from '@nanostores/react';
import { useId, useRef, useState } from 'react';
import { $currency } from '#src/client/stores/preferences.ts';
import { moneyWriter } from '#src/client/stores/shown-money.ts';
import type { Favorite } from '#src/contracts/favorites.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import { cartData, cartText } from '../../shared/cart-data.ts';
import type { AccountData } from '../account-data.ts';
import { addFavoriteToCart } from './add-favorite.ts';
import { type FavoriteView, favoriteView } from './favorite-view.ts';
import { VariantChoice } from './VariantChoice.tsx';

interface Props {
  readonly data: AccountData;
  readonly texts: Namespaces['account-favorites'];
  readonly favorite: Favorite;
  readonly onRemove: () => void;
}

/** Which of the two there is to choose, as a key of the texts. */
function choiceKind(choices: FavoriteView['choices']): 'size' | 'color' | 'both' {
  const several = (part: 'size' | 'color') => new Set(choices.map((choice) => choice[part])).size > 1;
  if (several('color') && several('size')) return 'both';
  return several('color') ? 'color' : 'size';
}

type Texts = Pick<Props, 'data' | 'texts'>;

/** Today's price, with what has to be said of a reduction. */
function Price({ data, texts, view }: Texts & { readonly view: FavoriteView }) {
  const money = moneyWriter(useStore($currency));
  const { price, regularPrice, lowestPrice } = view;
  if (price === undefined) return null;
  if (regularPrice === undefined) return <p className="card-price">{money(price)}</p>;
  return (
    <>
      <p className="card-price">
        <span className="sr-only">{texts.salePrice}</span>
        <span className="thread">{money(price)}</span>
        <span className="sr-only">{texts.regularPrice}</span>
        <s>{money(regularPrice)}</s>
      </p>
      {lowestPrice !== undefined && (
        <p className="card-lowest">{islandText(data.language, texts)('lowest', { price: money(lowestPrice) })}</p>
      )}
    </>
  );
}

/** What there is to know before buying it: cheaper than when it was kept, few, none, or not sold any more. */
function Hint({ data, texts, view }: Texts & { readonly view: FavoriteView }) {
  const money = moneyWriter(useStore($currency));
  const { stock, saving, free } = view;
  const cart = cartText(cartData());
  const said = [
    stock === 'gone' && texts.gone,
    stock === 'sold_out' && cart('purchase.soldOut'),
    saving > 0 && islandText(data.language, texts)('cheaper', { amount: money(saving) }),
    stock === 'few' && cart('line.left', { count: free }),
  ].filter((words) => words !== false);
  if (said.length === 0) return null;
  return (
    <p className="kept-hint">
      {said.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
  );
}

/** Adds to the cart; asks for colour and size first where there are several. */
function Purchase({ data, texts, favorite, view }: Omit<Props, 'onRemove'> & { readonly view: FavoriteView }) {
  const place = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(-1);
  const [isAsked, setAsked] = useState(false);
  const text = islandText(data.language, texts);
  const { choices } = view;
  const kind = choiceKind(choices);
  // What was chosen may have been sold meanwhile.
  const isChosen = choices.length === 1 || chosen in choices;
  function add(): void {
    setAsked(!isChosen);
    const variant = choices.length === 1 ? choices[0] : choices[chosen];
    if (variant) addFavoriteToCart(favorite, variant);
    else place.current?.querySelector('select')?.focus();
  }
  return (
    <form
      ref={place}
      className="kept-buy"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      {choices.length > 1 && (
        <VariantChoice
          choices={choices}
          colors={data.colors}
          label={text(`choice.${kind}`)}
          none={texts.choice.none}
          chosen={chosen in choices ? chosen : -1}
          problem={isAsked && !isChosen ? text(`problem.${kind}`) : undefined}
          onChoose={setChosen}
        />
      )}
      <button type="submit" className="button button-line" aria-label={text('addNamed', { name: view.name })}>
        {texts.add}
      </button>
    </form>
  );
}

/** One favourite: as it is sold today, or as it was kept where it is not sold any more. */
export function FavoriteCard({ data, texts, favorite, onRemove }: Props) {
  const id = useId();
  const view = favoriteView(favorite, data.language);
  const shared = { data, texts, view };
  return (
    <li>
      <article className="card kept" aria-labelledby={id} data-kept={view.id} data-stock={view.stock}>
        <div className="picture ratio-3-4">
          {view.picture && (
            <img
              src={pictureAddress(view.picture, 480)}
              srcSet={[240, 480, 720].map((width) => `${pictureAddress(view.picture ?? '', width)} ${width}w`).join()}
              sizes="(min-width: 900px) 24vw, 50vw"
              alt=""
              width={480}
              height={640}
              loading="lazy"
            />
          )}
        </div>
        <div className="card-info">
          <h3 id={id}>
            {view.href ? (
              <a className="card-name" href={view.href}>
                {view.name}
              </a>
            ) : (
              <span className="kept-name">{view.name}</span>
            )}
          </h3>
          <Price {...shared} />
          <Hint {...shared} />
        </div>
        {view.choices.length > 0 && <Purchase {...shared} favorite={favorite} />}
        {view.stock === 'sold_out' && view.href && (
          <a className="link kept-way" href={view.href}>
            {texts.notify}
          </a>
        )}
        <button
          type="button"
          className="link kept-way"
          aria-label={islandText(data.language, texts)('removeNamed', { name: view.name })}
          onClick={onRemove}
          data-remove
        >
          {texts.remove}
        </button>
      </article>
    </li>
  );
}
