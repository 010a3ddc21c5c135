import type { Language } from '#src/domain/language/languages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Stepper } from '#src/ui/Stepper.tsx';
import type { CartMessages } from '../shared/cart-data.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { fewLeft, freePieces, sizeColumns } from './choice.ts';
import { type PurchaseProduct, usePurchase } from './use-purchase.ts';

interface Props {
  readonly product: PurchaseProduct;
  readonly language: Language;
  readonly texts: CartMessages['purchase'];
}

function PurchaseForm({ product, language, texts }: Props) {
  const text = islandText(language, texts);
  const purchase = usePurchase(product, language);
  const { choice, free, problems } = purchase;
  const left = choice.size === undefined ? undefined : fewLeft(free);
  const colorName = product.colors.find(({ key }) => key === choice.color)?.name;
  const soldOutKey = product.colors.length > 1 && choice.color ? 'sizeSoldOutIn' : 'sizeSoldOut';

  return (
    <form className="purchase" ref={purchase.form} onSubmit={purchase.submit} data-purchase>
      {product.colors.length > 0 && (
        <fieldset aria-describedby="color-problem">
          <legend>
            <span>{texts.color}</span> <span>{colorName}</span>
          </legend>
          <div className="thumbs">
            {product.colors.map(({ key, name, picture, isPictured }) => (
              <label className="thumb" key={key}>
                <input
                  type="radio"
                  name="color"
                  value={key}
                  checked={choice.color === key}
                  onChange={() => purchase.chooseColor(key)}
                />
                {isPictured ? (
                  <span className="picture">
                    <img src={picture} alt="" width={60} height={80} />
                  </span>
                ) : (
                  <span className={`picture swatch color-${key}`} />
                )}
                <span className="sr-only">{name}</span>
              </label>
            ))}
          </div>
          <p className="message" id="color-problem">
            {problems.includes('selectColor') && texts.selectColor}
          </p>
        </fieldset>
      )}
      {product.sizes.length > 0 && (
        <fieldset aria-describedby="size-problem">
          <legend>
            <span>{texts.size}</span> <span>{choice.size}</span>
          </legend>
          <div
            className="sizes"
            style={{ gridTemplateColumns: `repeat(${sizeColumns(product.sizes.length)}, minmax(0, 1fr))` }}
          >
            {product.sizes.map((size) => {
              const sizeFree = freePieces(product.variants, { color: choice.color, size });
              const few = fewLeft(sizeFree);
              return (
                <label className="size" key={size} data-sold-out={sizeFree === 0 ? '' : undefined}>
                  <input
                    type="radio"
                    name="size"
                    value={size}
                    checked={choice.size === size}
                    onChange={() => purchase.chooseSize(size)}
                  />
                  {size}
                  {sizeFree === 0 && <span className="sr-only">, {texts.soldOut}</span>}
                  {few !== undefined && <span className="sr-only">, {text('left', { count: few })}</span>}
                </label>
              );
            })}
          </div>
          <p className="message" id="size-problem">
            {problems.includes('selectSize') && texts.selectSize}
          </p>
        </fieldset>
      )}
      <p className="purchase-note small" role="status">
        {purchase.isChoiceSoldOut && choice.size ? text(soldOutKey, { size: choice.size }) : ''}
        {left === undefined ? '' : text('left', { count: left })}
      </p>
      {!purchase.isSoldOut && (
        <div className="purchase-row needs-js">
          <span className="muted">{texts.quantity}</span>
          <Stepper
            value={purchase.quantity}
            minimum={1}
            maximum={Math.max(1, free)}
            label={texts.quantity}
            fewerLabel={texts.fewer}
            moreLabel={texts.more}
            onChange={purchase.setQuantity}
          />
        </div>
      )}
      <button
        type="submit"
        className="button button-large needs-js"
        disabled={purchase.isSoldOut || purchase.isChoiceSoldOut}
        data-add-to-cart
      >
        {purchase.isSoldOut || purchase.isChoiceSoldOut ? texts.soldOut : texts.add}
      </button>
      <p className="message" role="alert">
        {problems.includes('noPrice') ? texts.noPrice : purchase.refusal}
      </p>
      <noscript>
        <p className="small muted">{texts.noScript}</p>
      </noscript>
    </form>
  );
}

/** Colour, size, quantity, into the cart. Native radios: choosing works before the island is awake. */
export default withBoundary(PurchaseForm);
