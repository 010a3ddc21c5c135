import { readSettings } from '#src/client/backend/staff-settings.ts';
import { isKnownSetting, shopSettings } from '#src/domain/admin/shop-settings.ts';
import type { SectionProps } from '../admin-data.ts';
import { Read } from '../Read.tsx';
import { Settings } from '../Settings.tsx';
import { useReading } from '../use-reading.ts';

/** The settings that delivery is made of: cut-off, dispatch, signature, and the estimate before a country is known. */
export function DeliveryRules({ data, texts }: SectionProps<'admin-shipping'>) {
  const reading = useReading('settings', ({ token }) => readSettings(token));
  return (
    <Read data={data} reading={reading}>
      {(settings) => (
        <Settings
          data={data}
          title={texts.views.rules}
          settings={settings.filter(({ key }) => isKnownSetting(key) && shopSettings[key].group === 'delivery')}
          onChanged={() => void reading.again()}
        />
      )}
    </Read>
  );
}
