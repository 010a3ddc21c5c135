import { productRefusalDetails } from '#src/contracts/admin-products.ts';
import type { FoundProduct, ListedProduct, ProductProblem } from '#src/contracts/staff-products.ts';
import type { Failure } from '#src/domain/result/result.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { State } from '../Table.tsx';
import { type ProductForm, type Texts, textLanguages } from './product-form.ts';

export type Section = SectionProps<'admin-products'>;

interface Standing {
  readonly active: boolean;
  readonly is_archived: boolean;
  readonly problems: readonly ProductProblem[];
  readonly planned?: ListedProduct['planned'];
}

/** Whether a product is sold, could be, or lacks something; and until when, or from when, if that is planned. */
export function ProductState(props: Section & { readonly product: Standing }) {
  const { data, texts, product } = props;
  const { planned = null } = product;
  return (
    <>
      <Stands {...props} />
      {planned && (
        <span className="muted admin-planned">
          {islandText(data.language, texts)(planned.act === 'sell' ? 'plan.from' : 'plan.until', {
            time: `${shortDay(planned.due_at, data.language)}, ${clockTime(planned.due_at, data.language)}`,
          })}
        </span>
      )}
    </>
  );
}

function Stands({ texts, product }: Section & { readonly product: Standing }) {
  if (product.is_archived) return <State tone="plain">{texts.states.archived}</State>;
  if (product.problems.length > 0) return <State tone="bad">{texts.states.incomplete}</State>;
  return product.active ? (
    <State tone="good">{texts.states.on_sale}</State>
  ) : (
    <State tone="warn">{texts.states.off_sale}</State>
  );
}

/** What stands against a change, with what it is about; undefined where the code says it all. */
export function refusalWords({ data, texts }: Section, { code, details = {} }: Failure): string | undefined {
  const text = islandText(data.language, texts);
  const { sku, problems = [] } = productRefusalDetails.parse(details);
  if ((code === 'sku_taken' || code === 'variant_kept') && sku !== undefined) return text(`errors.${code}`, { sku });
  if (code !== 'product_incomplete' || problems.length === 0) return undefined;
  return [texts.errors.product_incomplete, ...problems.map((problem) => texts.problems[problem])].join(' ');
}

/** The fields of a product, each with what stood in it and what stands in it now. */
export function changedFields({ data, texts }: Section, before: ProductForm, now: ProductForm) {
  const { form: names } = texts;
  const all = (words: Texts) => textLanguages.map((language) => words[language]).join(' / ');
  const pieces = ({ variants }: ProductForm) =>
    variants.map(({ sku, color, size }) => `${[data.colors[color] ?? color, size].filter(Boolean).join(' ')} ${sku}`).join(', '); // biome-ignore format: one thing
  const rows = (value: unknown) => JSON.stringify(value);
  return [
    [names.name, all(before.name), all(now.name)],
    [names.description, all(before.description), all(now.description)],
    [names.warnings, all(before.warnings), all(now.warnings)],
    [names.price, before.price, now.price],
    [names.salePrice, before.salePrice, now.salePrice],
    [names.sku, before.sku, now.sku],
    [names.category, before.category, now.category],
    [names.subcategory, before.subcategory, now.subcategory],
    [names.brand, before.brand, now.brand],
    [names.tags, before.tags, now.tags],
    [names.variants, pieces(before), pieces(now)],
    [names.pictures, before.images.join(', '), now.images.join(', ')],
    [names.pictureTexts, rows(before.pictures), rows(now.pictures)],
    [
      names.composition,
      before.composition.map((row) => `${row.part} ${row.fibre} ${row.percent} %`).join(', '),
      now.composition.map((row) => `${row.part} ${row.fibre} ${row.percent} %`).join(', '),
    ],
    [names.measurements, rows(before.measurements), rows(now.measurements)],
    [names.maker, before.maker, now.maker],
    [names.country, before.country, now.country],
    [names.care, before.care, now.care],
    [names.fit, before.fit, now.fit],
    [names.sizeGuide, before.sizeGuide, now.sizeGuide],
    [names.modelHeight, before.modelHeight, now.modelHeight],
    [names.modelSize, before.modelSize, now.modelSize],
    [names.claimProof, before.claimProof, now.claimProof],
  ] as const;
}

export interface OfProduct extends Section {
  readonly product: FoundProduct;
}
