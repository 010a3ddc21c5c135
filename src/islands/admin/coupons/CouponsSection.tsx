import { useStore } from '@nanostores/react';
import { $place } from '#src/client/stores/admin-place.ts';
import type { SectionProps } from '../admin-data.ts';
import { CouponEditor } from './CouponEditor.tsx';
import { CouponList } from './CouponList.tsx';
import { CouponView } from './CouponView.tsx';

/** The coupons: a list, or what the address names: one by its code, its editor (`edit`), or a new one (`new`, like the one of a code; `batch`: many codes). */
export function CouponsSection(section: SectionProps<'admin-coupons'>) {
  const { query } = useStore($place);
  const { coupon, edit } = query;
  const isNew = query['new'] !== undefined;
  const isBatch = query['batch'] !== undefined;
  if (isNew || (coupon !== undefined && edit !== undefined))
    return (
      <CouponEditor key={`${coupon} ${isNew} ${isBatch}`} code={coupon} isNew={isNew} isBatch={isBatch} {...section} />
    );
  return coupon === undefined ? <CouponList {...section} /> : <CouponView key={coupon} code={coupon} {...section} />;
}
