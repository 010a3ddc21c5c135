import { useState } from 'react';
import { readStock } from '#src/client/backend/staff-stock.ts';
import type { FoundVariant } from '#src/contracts/staff-stock.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { SectionProps } from '../admin-data.ts';
import { NotRead } from '../NotRead.tsx';
import { variantOf } from '../naming.ts';
import { useReading } from '../use-reading.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { Movements } from './Movements.tsx';
import { StockFacts } from './StockFacts.tsx';

interface Props extends SectionProps<'admin-inventory'> {
  readonly sku: string;
}

/** One variant: what there is of it and why, every piece that came or went, and the way to change it. */
export function VariantView({ sku, data, texts }: Props) {
  const { language, admin } = data;
  const asked = { sku, language };
  const { value, isBusy, failure, again, extend } = useReading(sku, ({ token }) => readStock(token, asked));
  const [isAdjusting, setAdjusting] = useState(false);
  const variant = value?.variant;

  const showMore = ({ movements }: FoundVariant) =>
    extend(
      ({ token }) => readStock(token, { ...asked, before: movements.at(-1)?.id }),
      (now, { variant: older }) => ({
        variant: now.variant && {
          ...now.variant,
          movements: [...now.variant.movements, ...(older?.movements ?? [])],
          more: older?.more ?? false,
        },
      }),
    );

  return (
    <div className="admin-section admin-order" aria-busy={isBusy}>
      <p className="admin-as-of">
        <a className="link" href={localizePath(sectionPath('inventory'), language)}>
          {texts.back}
        </a>
        {variant && (
          <button type="button" className="link" onClick={() => void again()}>
            {admin.dashboard.refresh}
          </button>
        )}
      </p>
      {failure && <NotRead data={data} code={failure} onRetry={() => void again()} />}
      {variant ? (
        <>
          <header className="admin-order-head">
            <h2>{variant.sku}</h2>
            <span>
              {variant.name}, {variantOf(data, variant)}
              {!variant.active && <span className="muted"> ({texts.hidden})</span>}
            </span>
            {variant.active && (
              <a
                className="link"
                href={localizePath(`/product/${variant.product_id}`, language)}
                target="_blank"
                rel="noopener"
              >
                {texts.toShop}
              </a>
            )}
            <p className="admin-ways">
              <button type="button" className="admin-act" onClick={() => setAdjusting(true)}>
                {texts.adjust.act}
              </button>
            </p>
          </header>
          <div className="admin-order-parts">
            <div>
              <Movements data={data} texts={texts} variant={variant} onMore={() => showMore(variant)} />
            </div>
            <div>
              <StockFacts data={data} texts={texts} variant={variant} />
            </div>
          </div>
          {isAdjusting && (
            <AdjustDialog
              data={data}
              texts={texts}
              variant={variant}
              onDone={() => void again()}
              onClosed={() => setAdjusting(false)}
            />
          )}
        </>
      ) : (
        <p className="muted admin-waiting" role="status">
          {value ? texts.unknown : isBusy && admin.loading}
        </p>
      )}
    </div>
  );
}
