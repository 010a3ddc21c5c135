import { readPricing } from '#src/client/backend/staff-pricing.ts';
import type { ProductPricing as Pricing } from '#src/contracts/staff-pricing.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Block, Fact } from '../Block.tsx';
import { RecordPage } from '../RecordPage.tsx';
import { Table } from '../Table.tsx';
import { useReading } from '../use-reading.ts';
import { CostCell } from './CostCell.tsx';
import { euros, Kept, marginOf, PriceWords, percentWords, type Section, timeWords } from './pricing-words.tsx';

type Product = NonNullable<Pricing['product']>;
interface OfProduct extends Section {
  readonly product: Product;
  readonly pricing: Pricing;
}

/** Where the price goes, part by part. */
function Breakdown({ product, pricing: { terms }, data, texts }: OfProduct) {
  const { language } = data;
  const parts = marginOf(product, terms);
  const price = product.sale_price ?? product.price;
  const names = ['vat', 'cost', 'fee', 'delivery', 'returns', 'margin'] as const;
  return (
    <Table
      title={texts.product.breakdown}
      none={product.price === 0 ? texts.product.noPrice : texts.product.noCost}
      columns={[
        { name: texts.product.part },
        { name: texts.product.amount, isNumber: true },
        { name: texts.product.ofPrice, isNumber: true },
      ]}
      rows={
        parts === undefined
          ? []
          : [
              {
                key: 'price',
                cells: [texts.product.parts.price, euros(price, language), percentWords(10_000, language)],
              },
              ...names.map((name) => ({
                key: name,
                cells: [
                  texts.product.parts[name],
                  name === 'margin' ? (
                    <Kept key={name} cents={parts.margin} language={language} />
                  ) : (
                    euros(parts[name], language)
                  ),
                  percentWords(Math.round((parts[name] * 10_000) / price), language),
                ],
              })),
            ]
      }
    />
  );
}

function Prices({ pricing: { prices }, data, texts }: OfProduct) {
  const { language } = data;
  return (
    <Table
      title={texts.product.prices}
      none={texts.product.noPrices}
      columns={[
        { name: texts.product.from },
        { name: texts.product.until },
        { name: texts.product.price, isNumber: true },
        { name: texts.product.salePrice, isNumber: true },
        { name: texts.product.lowest, isNumber: true },
        { name: texts.product.law },
      ]}
      rows={prices.map(({ price, sale_price: sale, from, until, lowest }) => ({
        key: `${from} ${price} ${sale}`,
        cells: [
          timeWords(from, language),
          until === null ? texts.product.now : timeWords(until, language),
          euros(price, language),
          sale === null ? '–' : euros(sale, language),
          lowest === null ? '–' : euros(lowest, language),
          sale === null || lowest === null ? '' : texts.law[sale < lowest ? 'lower' : 'not_lower'],
        ],
      }))}
    />
  );
}

function Costs({ pricing: { costs }, data, texts }: OfProduct) {
  const { language } = data;
  return (
    <Table
      title={texts.product.costs}
      none={texts.product.noCosts}
      columns={[{ name: texts.product.from }, { name: texts.columns.cost, isNumber: true }]}
      rows={costs.map(({ cost, cost_includes_vat: isGross, from }) => ({
        key: from,
        cells: [timeWords(from, language), `${euros(cost, language)} ${isGross ? texts.cost.withVat : texts.cost.net}`],
      }))}
    />
  );
}

/** One product: where its price goes, what it costs the shop, and every price that it had with the lowest of thirty days. */
export function ProductPricing({ id, ...section }: Section & { readonly id: string }) {
  const { data, texts } = section;
  const { language } = data;
  const reading = useReading(id, ({ token }) => readPricing(token, { id, language }));
  const { value: pricing } = reading;
  const product = pricing?.product;
  const margin = product && marginOf(product, pricing?.terms);
  return (
    <RecordPage data={data} section="pricing" back={texts.back} reading={reading} unknown={texts.product.unknown}>
      {pricing && product && (
        <>
          <header className="admin-order-head">
            <h2>{product.name}</h2>
            <div className="admin-acts">
              <a
                className="admin-act"
                href={`${localizePath(sectionPath('pricing'), language)}?change=1&products=${product.id}`}
              >
                {texts.change.one}
              </a>
              <a
                className="admin-act"
                href={`${localizePath(sectionPath('products'), language)}?product=${product.id}`}
              >
                {texts.product.open}
              </a>
            </div>
          </header>
          <div className="admin-order-parts">
            <div>
              <Breakdown {...section} product={product} pricing={pricing} />
              <Prices {...section} product={product} pricing={pricing} />
            </div>
            <div>
              <Block title={texts.product.facts}>
                <dl className="admin-facts">
                  <Fact name={texts.columns.price}>
                    <PriceWords price={product.price} sale={product.sale_price} language={language} />
                  </Fact>
                  <Fact name={texts.columns.cost}>
                    <CostCell
                      {...section}
                      product={product}
                      suppliers={pricing.suppliers}
                      onChanged={() => void reading.again()}
                    />
                  </Fact>
                  <Fact name={texts.columns.supplier}>{product.supplier?.name ?? '–'}</Fact>
                  <Fact name={texts.columns.share}>
                    {margin?.share === undefined ? '–' : percentWords(margin.share, language)}
                  </Fact>
                  <Fact name={texts.columns.returns}>
                    {product.return_basis === 'none'
                      ? texts.returnBases.none
                      : `${percentWords(product.return_basis_points, language)}, ${texts.returnBases[product.return_basis]}`}
                  </Fact>
                  <Fact name={texts.product.lowestNow}>
                    {product.lowest_30 === null ? '–' : euros(product.lowest_30, language)}
                  </Fact>
                  <Fact name={texts.columns.sku}>{product.sku}</Fact>
                </dl>
                <p className="field-hint">{islandText(language, texts)('product.rule')}</p>
              </Block>
              <Costs {...section} product={product} pricing={pricing} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
