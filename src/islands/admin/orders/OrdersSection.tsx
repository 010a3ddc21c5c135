import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import type { SectionProps } from '../admin-data.ts';
import { OrderList } from './OrderList.tsx';
import { OrderView } from './OrderView.tsx';

/** The orders: a list of them, or the one that the address names. */
export function OrdersSection(section: SectionProps<'admin-orders'>) {
  const { order } = useStore($place).query;
  return order === undefined ? <OrderList {...section} /> : <OrderView key={order} number={order} {...section} />;
}
