import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { listMargins, type MarginsAsked } from '#src/client/backend/staff-pricing.ts';
import { $place, changeQuery } from '#src/client/stores/admin-place.ts';
import { type MarginPage, marginViews, type NamedSupplier, type PricedFacts } from '#src/contracts/staff-pricing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { PricingTerms } from '#src/domain/pricing/unit-margin.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Select } from '#src/ui/Select.tsx';
import { Listed } from '../Listed.tsx';
import { ListTable, numeric } from '../ListTable.tsx';
import { categoryPaths } from '../naming.ts';
import { SavedViews } from '../SavedViews.tsx';
import { SearchField } from '../SearchField.tsx';
import { useReading } from '../use-reading.ts';
import { CostCell } from './CostCell.tsx';
import { PricingViews } from './PricingViews.tsx';
import { Kept, marginOf, PriceWords, percentWords, type Section } from './pricing-words.tsx';
import { mostChosen } from './rule-form.ts';
import { TermsButton } from './TermsDialog.tsx';

const columns = [
  'name',
  numeric('price'),
  numeric('cost'),
  numeric('margin'),
  numeric('share'),
  numeric('returns'),
  'supplier',
  'sku',
] as const;

interface RowProps {
  readonly product: PricedFacts;
  readonly terms: PricingTerms | undefined;
  readonly suppliers: readonly NamedSupplier[];
  readonly onChanged: () => void;
}

function cellsOf(section: Section, { product, terms, suppliers, onChanged }: RowProps) {
  const { data, texts } = section;
  const { language } = data;
  const margin = marginOf(product, terms);
  return {
    name: product.name,
    price: <PriceWords price={product.price} sale={product.sale_price} language={language} />,
    cost: <CostCell {...section} product={product} suppliers={suppliers} onChanged={onChanged} />,
    margin: <Kept cents={margin?.margin ?? null} language={language} />,
    share: margin?.share === undefined ? '–' : percentWords(margin.share, language),
    returns: (
      <span title={texts.returnBases[product.return_basis]}>
        {product.return_basis === 'none' ? '–' : percentWords(product.return_basis_points, language)}
      </span>
    ),
    supplier: product.supplier?.name ?? '–',
    sku: product.sku,
  };
}

/** Products by the view, words and category of the address with what is left of each; chosen, their prices are changed together. */
export function MarginList(section: Section) {
  const { data, texts } = section;
  const { language } = data;
  const text = islandText(language, texts);
  const { query } = useStore($place);
  const view = marginViews.find((each) => each === query['view']) ?? 'all';
  const { category } = query;
  const words = query['q']?.trim().slice(0, 100) || undefined;
  const asked: MarginsAsked = { view, words, category, language };
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const reading = useReading(JSON.stringify(asked), ({ token }) => listMargins(token, asked));
  const { value } = reading;
  const showMore = ({ products }: MarginPage) =>
    reading.extend(
      ({ token }) => listMargins(token, { ...asked, after: products.at(-1)?.place }),
      (before, { more, products: next }) => ({ ...before, more, products: [...before.products, ...next] }),
    );
  const address = localizePath(sectionPath('pricing'), language);
  const counts: Readonly<Record<string, number | undefined>> = value?.counts ?? {};
  const shown = new Set(value?.products.map(({ id }) => id));
  const still = [...chosen].filter((id) => shown.has(id));
  const scope = new URLSearchParams({ change: '1' });
  if (still.length > 0) scope.set('products', still.join(' '));
  else {
    if (view !== 'all') scope.set('view', view);
    if (words) scope.set('q', words);
    if (category) scope.set('category', category);
  }
  const categories = categoryPaths(value?.categories ?? [], language);
  return (
    <div className="admin-section">
      <div className="admin-bar">
        <PricingViews {...section} current={view} counts={counts} />
      </div>
      <div className="admin-bar">
        <SearchField label={texts.search} hint={texts.searchFor} />
        {categories.length > 0 && (
          <Select
            className="admin-choice-field"
            label={texts.columns.category}
            name="category"
            value={category ?? ''}
            options={[
              { value: '', text: texts.allCategories },
              ...categories.map(({ slug, path }) => ({ value: slug, text: path })),
            ]}
            onValue={(slug) => changeQuery({ category: slug || undefined })}
          />
        )}
        {value?.terms && <TermsButton {...section} terms={value.terms} onChanged={() => void reading.again()} />}
        {still.length > mostChosen ? (
          <p className="muted">{text('change.tooMany', { count: mostChosen })}</p>
        ) : (
          <a className="admin-act" href={`${address}?${scope}`}>
            {still.length > 0 ? text('change.chosen', { count: still.length }) : texts.change.open}
          </a>
        )}
      </div>
      <SavedViews data={data} section="pricing" />
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ products }) => products}
        none={texts.none[view]}
        more={texts.more}
        onMore={showMore}
        shown={({ products }) =>
          text('shown', {
            shown: formatNumber(products.length, language),
            total: formatNumber(counts[view] ?? products.length, language),
          })
        }
      >
        {({ products, terms, suppliers = [] }) => (
          <ListTable
            label={data.admin.sections.pricing}
            isBusy={reading.isBusy}
            columns={columns}
            names={texts.columns}
            chosen={chosen}
            onChoose={setChosen}
            words={{ chooseAll: texts.chooseAll, choose: (name) => text('choose', { name }) }}
            rows={products.map((product) => ({
              key: product.id,
              name: product.name,
              href: `${address}?product=${product.id}`,
              cells: cellsOf(section, { product, terms, suppliers, onChanged: () => void reading.again() }),
            }))}
          />
        )}
      </Listed>
    </div>
  );
}
