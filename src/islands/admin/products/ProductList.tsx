import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { listProducts, type ProductsAsked } from '#src/client/backend/staff-products.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { $gate } from '#src/client/stores/back-office.ts';
import { type ListedProduct, type ProductPage, productViews } from '#src/contracts/staff-products.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { pictureAddress } from '#src/domain/catalogue/picture-address.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { categoryPaths } from '../naming.ts';
import { SavedViews } from '../SavedViews.tsx';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { useRows } from '../use-rows.ts';
import { Views } from '../Views.tsx';
import { BulkActs } from './BulkActs.tsx';
import { PriceCell } from './PriceCell.tsx';
import { ProductState, type Section } from './product-words.tsx';
import { Pieces, StockCell } from './StockCell.tsx';
import { useProductTables } from './use-product-tables.ts';

const columns = ['name', 'state', numeric('price'), numeric('stock'), 'category', 'sku'] as const;

interface RowProps {
  readonly product: ListedProduct;
  readonly categories: readonly { readonly slug: string; readonly path: string }[];
  /** Whether the inventory is theirs to see. */
  readonly mayCount: boolean;
  readonly onChanged: (change: (before: ListedProduct) => ListedProduct) => void;
}

function cellsOf(section: Section, { product, categories, mayCount, onChanged }: RowProps) {
  const { picture } = product;
  return {
    name: (
      <span className="admin-product-name">
        {picture ? (
          <img src={pictureAddress(picture, 150, 'jpg')} alt="" width={42} height={56} loading="lazy" />
        ) : (
          <span className="admin-no-picture" />
        )}
        <span>
          {product.name}
          {product.brand && <span className="muted">{product.brand}</span>}
        </span>
      </span>
    ),
    state: <ProductState {...section} product={product} />,
    price: <PriceCell {...section} product={product} onPriced={(priced) => onChanged(() => priced)} />,
    stock:
      mayCount && product.variants > 0 ? (
        <StockCell
          {...section}
          product={product}
          onChanged={(pieces) => onChanged((before) => ({ ...before, stock: before.stock + pieces }))}
        />
      ) : (
        <Pieces product={product} />
      ),
    category: categories.find(({ slug }) => slug === product.category)?.path ?? product.category ?? '–',
    sku: product.sku,
  };
}

/** The products by the view, the words and the category of the address; more of them a page at a time. */
export function ProductList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const gate = useStore($gate);
  const mayAll = gate.state === 'open' && gate.role === 'admin';
  const view = productViews.find((each) => each === query['view']) ?? 'all';
  const asked: ProductsAsked = {
    view,
    words: query['q']?.trim().slice(0, 100) || undefined,
    category: query['category'],
    language,
  };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listProducts(token, asked));
  const { value } = reading;
  const showMore = ({ products }: ProductPage) =>
    reading.extend(
      ({ token }) => listProducts(token, { ...asked, after: products.at(-1)?.place }),
      (before, { more, products: next }) => ({ ...before, more, products: [...before.products, ...next] }),
    );
  const changeOf = (id: string) => (change: (product: ListedProduct) => ListedProduct) =>
    reading.show((before) => ({
      ...before,
      products: before.products.map((each) => (each.id === id ? change(each) : each)),
    }));
  const address = localizePath(sectionPath('products'), language);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const tables = useProductTables(section);
  const counts: Readonly<Record<string, number | undefined>> = value?.counts ?? {};
  const categories = categoryPaths(value?.categories ?? [], language);
  const rowsOf = useRows(
    (product: ListedProduct) => ({
      key: product.id,
      name: product.name,
      href: `${address}?product=${product.id}`,
      cells: cellsOf(section, { product, categories, mayCount: mayAll, onChanged: changeOf(product.id) }),
    }),
    [data, texts, value?.categories, mayAll],
  );
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <Views
          label={texts.views.label}
          section="products"
          current={view}
          views={productViews.map((key) => ({ key, name: texts.views[key], count: counts[key] }))}
        />
      </div>
      <div className="admin-bar">
        <SearchField label={texts.search} hint={texts.searchFor} />
        {categories.length > 0 && (
          <Select
            className="admin-choice-field"
            label={texts.columns.category}
            name="category"
            value={asked.category ?? ''}
            options={[
              { value: '', text: texts.allCategories },
              ...categories.map(({ slug, path }) => ({ value: slug, text: path })),
            ]}
            onValue={(category) => changeQuery({ category: category || undefined })}
          />
        )}
        <a className="admin-act" href={`${address}?new=1`}>
          {texts.add}
        </a>
        <a className="admin-act" href={`${address}?reviews=pending`}>
          {texts.reviews.open}
        </a>
        <button
          type="button"
          className="admin-act"
          aria-disabled={tables.isBusy}
          title={texts.tables.exportHint}
          onClick={() => tables.exportTable({ view, words: asked.words, category: asked.category })}
        >
          {texts.tables.export}
        </button>
        <a className="admin-act" href={`${address}?import=1`}>
          {texts.tables.import}
        </a>
      </div>
      {mayAll && <SavedViews data={data} section="products" />}
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ products }) => products}
        none={
          view === 'all' && asked.words === undefined && asked.category === undefined
            ? texts.nothing
            : texts.nothingFound
        }
        more={texts.more}
        onMore={showMore}
        shown={({ products }) =>
          text('shown', {
            shown: formatNumber(products.length, language),
            total: formatNumber(counts[view] ?? products.length, language),
          })
        }
      >
        {({ products }) => (
          <>
            <BulkActs
              {...section}
              chosen={products.filter(({ id }) => chosen.has(id))}
              categories={categories}
              onDone={() => {
                setChosen(new Set());
                void reading.again();
              }}
            />
            <ListTable
              label={data.admin.sections.products}
              isBusy={reading.isBusy}
              chosen={chosen}
              onChoose={setChosen}
              words={{ chooseAll: texts.bulk.chooseAll, choose: (name) => text('bulk.choose', { name }) }}
              columns={columns}
              names={texts.columns}
              rows={rowsOf(products)}
            />
          </>
        )}
      </Listed>
    </div>
  );
}
