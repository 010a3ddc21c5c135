import { useState } from 'react';
import { readStock } from '#src/client/backend/staff-stock.ts';
import type { FoundVariant } from '#src/contracts/staff-stock.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { SectionProps } from '../admin-data.ts';
import { variantOf } from '../naming.ts';
import { RecordPage } from '../RecordPage.tsx';
import { useReading } from '../use-reading.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { Movements } from './Movements.tsx';
import { StockFacts } from './StockFacts.tsx';

interface Props extends SectionProps<'admin-inventory'> {
  readonly sku: string;
}

/** One variant: what there is of it and why, every piece that came or went, and the way to change it. */
export function VariantView({ sku, data, texts }: Props) {
  const { language } = data;
  const asked = { sku, language };
  const reading = useReading(sku, ({ token }) => readStock(token, asked));
  const [isAdjusting, setAdjusting] = useState(false);
  const variant = reading.value?.variant;

  const showMore = ({ movements }: FoundVariant) =>
    reading.extend(
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
    <RecordPage data={data} section="inventory" back={texts.back} reading={reading} unknown={texts.unknown}>
      {variant && (
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
              onDone={() => void reading.again()}
              onClosed={() => setAdjusting(false)}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}
