import { lazy } from 'react';
import { pageLanguage } from '#src/client/stores/page-language.ts';
import { accessToken } from '#src/client/stores/session.ts';
import { fetchMessages } from '../../shared/fetch-messages.ts';
import { TrackingBox } from '../../shared/tracking/TrackingBox.tsx';
import type { AccountData } from '../account-data.ts';

const owner = { accessToken };

/** The tracking box for one's own orders and parcels; its texts come by themselves. */
export const AccountTracking = lazy(async () => {
  const language = pageLanguage();
  const texts = await fetchMessages(language, 'tracking');
  return {
    default: ({ demonstrationNumbers }: Pick<AccountData, 'demonstrationNumbers'>) => (
      <TrackingBox data={{ language, texts, demonstrationNumbers }} owner={owner} />
    ),
  };
});
