import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import type { SectionProps } from '../admin-data.ts';
import { StockList } from './StockList.tsx';
import { TakeList } from './TakeList.tsx';
import { TakeView } from './TakeView.tsx';
import { VariantView } from './VariantView.tsx';

/** The stock: a list of variants, or what the address names: one by its SKU, the stock-takes (`takes`), or one of them by its number. */
export function InventorySection(section: SectionProps<'admin-inventory'>) {
  const { sku, take, takes } = useStore($place).query;
  if (sku !== undefined) return <VariantView key={sku} sku={sku} {...section} />;
  if (take !== undefined) return <TakeView key={take} number={Number(take)} {...section} />;
  return takes === undefined ? <StockList {...section} /> : <TakeList {...section} />;
}
