import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import type { SectionProps } from '../admin-data.ts';
import { CountList } from './counts/CountList.tsx';
import { CountView } from './counts/CountView.tsx';
import { StockList } from './StockList.tsx';
import { TakeList } from './TakeList.tsx';
import { TakeView } from './TakeView.tsx';
import { VariantView } from './VariantView.tsx';

/**
 * The stock: a list of variants, or what the address names: one by its SKU, the stock-takes (`takes`), or one of them by its number,
 * tables of counts (`counts=1`), or one of them by its id.
 */
export function InventorySection(section: SectionProps<'admin-inventory'>) {
  const { sku, take, takes, counts } = useStore($place).query;
  if (sku !== undefined) return <VariantView key={sku} sku={sku} {...section} />;
  if (take !== undefined) return <TakeView key={take} number={Number(take)} {...section} />;
  if (counts === '1') return <CountList {...section} />;
  if (counts !== undefined) return <CountView key={counts} id={counts} {...section} />;
  return takes === undefined ? <StockList {...section} /> : <TakeList {...section} />;
}
