import type { Language } from '#src/domain/language/languages.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Glyph } from '#src/ui/Glyph.tsx';
import { Stepper } from '#src/ui/Stepper.tsx';
import type { PurchaseMessages } from '../shared/cart-data.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { fewLeft } from './choice.ts';
import { type GuideLink, SizeChoice } from './SizeChoice.tsx';
import { StockNotice } from './StockNotice.tsx';
import { useLiveProduct } from './use-live-product.ts';
import { type PurchaseProduct, usePurchase } from './use-purchase.ts';

interface Props {
  readonly product: PurchaseProduct;
  readonly language: Language;
  readonly texts: PurchaseMessages;
  /** The page that says what the sizes measure. */
  readonly guide?: GuideLink | undefined;
  /** How it sits and who wears it in the pictures. */
  readonly note?: string | undefined;
  /** “Tell me when it is back”. */
  readonly notify: string;
}

type Purchase = ReturnType<typeof usePurchase>;

/** What there is to say of the choice: that it is gone, or how many are left. */
function choiceNote({ choice, free, isGone }: Purchase, colors: number, texts: PurchaseMessages, text: Say) {
  if (isGone && choice.size) {
    if (choice.color === undefined) return `${text('sizeSoldOut', { size: choice.size })}. ${texts.selectColor}.`;
    return text(colors > 1 ? 'sizeSoldOutIn' : 'sizeSoldOut', { size: choice.size });
  }
  const left = choice.size === undefined ? undefined : fewLeft(free);
  return left === undefined ? '' : text('left', { count: left });
}
type Say = ReturnType<typeof islandText<PurchaseMessages>>;

function PurchaseForm({ product: built, language, texts, guide, note, notify }: Props) {
  const text = islandText(language, texts);
  const product = useLiveProduct(built);
  const purchase = usePurchase(product, language);
  const { choice, free, problems, isGone } = purchase;
  const isWaitedFor = isGone && choice.size !== undefined && choice.color !== undefined;

  return (
    <div className="purchase">
      <form ref={purchase.form} onSubmit={purchase.submit} data-purchase>
        {product.colors.length > 0 && (
          <ColorChoice
            colors={product.colors}
            chosen={choice.color}
            label={texts.color}
            problem={problems.includes('selectColor') && texts.selectColor}
            onChoose={purchase.chooseColor}
          />
        )}
        {product.sizes.length > 0 && (
          <SizeChoice
            sizes={product.sizes}
            variants={purchase.variants}
            color={choice.color}
            chosen={choice.size}
            texts={texts}
            leftText={(count) => text('left', { count })}
            guide={guide}
            problem={problems.includes('selectSize') && texts.selectSize}
            onChoose={purchase.chooseSize}
          />
        )}
        {note && <p className="purchase-note small muted">{note}</p>}
        <p className="purchase-note small" role="status">
          {choiceNote(purchase, product.colors.length, texts, text)}
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
        <div className="purchase-buttons needs-js">
          <button type="submit" className="button button-large" disabled={isGone} data-add-to-cart>
            {isGone ? texts.soldOut : texts.add}
          </button>
          {/* Named, pressed and shown by the script that keeps what is saved. */}
          <button type="button" className="heart heart-line" data-favorite={product.id}>
            <Glyph name="heart" />
          </button>
        </div>
        <p className="message" role="alert">
          {problems.includes('noPrice') ? texts.noPrice : purchase.refusal}
        </p>
        <noscript>
          <p className="small muted">{texts.noScript}</p>
        </noscript>
      </form>
      {isWaitedFor && (
        <StockNotice
          key={`${choice.color} ${choice.size}`}
          productId={product.id}
          size={choice.size ?? ''}
          color={choice.color ?? ''}
          language={language}
          title={notify}
        />
      )}
    </div>
  );
}

/** Colour, size, quantity, into the cart. Native radios: choosing works before the island is awake. */
export default withBoundary(PurchaseForm);
