import { useState } from 'react';
import type { CouponReading, NamedProduct } from '#src/contracts/staff-coupons.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Field } from '#src/ui/Field.tsx';
import { nameIn } from '../naming.ts';
import { useFoundProducts } from '../use-found-products.ts';
import type { Section } from './coupon-words.tsx';

interface Chosen {
  readonly products: readonly NamedProduct[];
  readonly categories: readonly string[];
}

interface Props extends Section {
  readonly all: CouponReading['categories'];
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
}

interface RowsProps {
  /** What they are, for readers. */
  readonly label: string;
  readonly products: readonly NamedProduct[];
  readonly act: string;
  readonly actNamed: (name: string) => string;
  readonly onAct: (product: NamedProduct) => void;
}

function ProductRows({ label, products, act, actNamed, onAct }: RowsProps) {
  return (
    <ul className="admin-rows" aria-label={label}>
      {products.map((product) => (
        <li key={product.id}>
          <span>
            {product.name} <span className="muted">{product.sku}</span>
          </span>
          <button type="button" className="link" aria-label={actNamed(product.name)} onClick={() => onAct(product)}>
            {act}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which goods a coupon reduces: categories with all below them, and products that are found by name or SKU. */
export function GoodsChoice({ all, chosen, onChosen, ...section }: Props) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const [words, setWords] = useState('');
  const { products, categories } = chosen;
  const found = useFoundProducts(words, data.language).filter(({ id }) =>
    products.every((product) => product.id !== id),
  );
  const add = (product: NamedProduct) => {
    onChosen({ categories, products: [...products, product] });
    setWords('');
  };
  const turn = (slug: string) =>
    onChosen({
      products,
      categories: categories.includes(slug) ? categories.filter((each) => each !== slug) : [...categories, slug],
    });
  return (
    <div className="admin-goods">
      <fieldset>
        <legend>{texts.form.categories}</legend>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard. */}
        <section className="admin-goods-tree" aria-label={texts.form.categories} tabIndex={0}>
          {all.map((category) => (
            <label key={category.slug} className="admin-tick" data-depth={category.depth}>
              <input
                type="checkbox"
                checked={categories.includes(category.slug)}
                onChange={() => turn(category.slug)}
              />
              {nameIn(data.language, category)}
            </label>
          ))}
        </section>
      </fieldset>
      <div>
        <Field
          label={texts.form.products}
          name="products"
          hint={texts.form.productsHint}
          autoComplete="off"
          maxLength={100}
          value={words}
          onValue={setWords}
          onKeyDown={(event) => {
            // Enter takes the first that is found; the coupon is not saved by it.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const [first] = found;
            if (first) add(first);
          }}
        />
        <ProductRows
          label={texts.form.found}
          products={found}
          act={texts.form.addProduct}
          actNamed={(name) => text('form.addNamed', { name })}
          onAct={add}
        />
        {products.length > 0 && (
          <ProductRows
            label={texts.form.chosen}
            products={products}
            act={texts.form.removeProduct}
            actNamed={(name) => text('form.removeNamed', { name })}
            onAct={(gone) => onChosen({ categories, products: products.filter(({ id }) => id !== gone.id) })}
          />
        )}
      </div>
    </div>
  );
}
