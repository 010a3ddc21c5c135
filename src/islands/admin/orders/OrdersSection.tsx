import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { SectionProps } from '../admin-data.ts';
import { OrderList } from './OrderList.tsx';
import { OrderView } from './OrderView.tsx';
import { PhoneOrderForm } from './phone/PhoneOrderForm.tsx';
import { PhoneOrders } from './phone/PhoneOrders.tsx';

/** The orders: a list of them, the one that the address names, or those by telephone. */
export function OrdersSection(section: SectionProps<'admin-orders'>) {
  const { order, phone } = useStore($place).query;
  if (order !== undefined) return <OrderView key={order} number={order} {...section} />;
  if (phone === undefined) return <OrderList {...section} />;
  const address = localizePath(sectionPath('orders'), section.data.language);
  const isNew = phone === 'new';
  return (
    <div className="admin-section">
      <p className="admin-as-of">
        <a className="link" href={isNew ? `${address}?phone=orders` : address}>
          {isNew ? section.texts.phone.title : section.texts.back}
        </a>
      </p>
      {isNew ? <PhoneOrderForm {...section} /> : <PhoneOrders {...section} />}
    </div>
  );
}
