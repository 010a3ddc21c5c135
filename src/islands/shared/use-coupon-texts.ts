import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $coupon, followCoupon } from '#src/client/stores/coupon.ts';
import type { Namespaces } from '#src/i18n/namespaces.ts';
import type { CartData } from './cart-data.ts';
import { fetchMessages } from './fetch-messages.ts';

/** The words about coupons: the page's own, or fetched once there is a coupon to speak of. Brings back the tab's coupon too. */
export function useCouponTexts({ language, coupon }: CartData): Namespaces['coupon'] | undefined {
  const { terms } = useStore($coupon);
  const [fetched, setFetched] = useState<Namespaces['coupon']>();
  useEffect(() => followCoupon(), []);
  const isWanted = coupon === undefined && terms !== undefined;
  useEffect(() => {
    // Without its words the cart shows the sums alone, and says them at the next reach.
    if (isWanted) fetchMessages(language, 'coupon').then(setFetched, () => undefined);
  }, [isWanted, language]);
  return coupon ?? fetched;
}
