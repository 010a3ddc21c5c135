import type { ProductProblem } from '#src/contracts/staff-products.ts';
import { Block } from '../Block.tsx';
import type { OfProduct } from './product-words.tsx';

/** Which part of the editor mends what. */
const placeOf: Readonly<Record<ProductProblem, string>> = {
  price: 'sale',
  category: 'sale',
  maker: 'details',
  names: 'texts',
  descriptions: 'texts',
  pictures: 'pictures',
  picture_texts: 'pictures',
  variants: 'variants',
  composition: 'composition',
  claims: 'details',
};

/** What keeps the product, as it is saved, from being sold; each leads to where it is mended. */
export function PublishCheck({ texts, product }: OfProduct) {
  const { problems } = product;
  return (
    <Block title={texts.check.title}>
      {problems.length === 0 ? (
        <p className="muted">{texts.check.well}</p>
      ) : (
        <ul className="admin-rows">
          {problems.map((problem) => (
            <li key={problem}>
              <span>{texts.problems[problem]}</span>
              <button
                type="button"
                className="link"
                onClick={() => {
                  const part = document.getElementById(placeOf[problem]);
                  part?.scrollIntoView({ block: 'start' });
                  part?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
                }}
              >
                {texts.check.mend}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
