import { readProviderMessages, readSettings } from '#src/client/backend/staff-settings.ts';
import type { AdminEnvironment } from '#src/contracts/admin-environment.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import type { SectionProps } from '../admin-data.ts';
import { Read } from '../Read.tsx';
import { Settings } from '../Settings.tsx';
import { State, Table } from '../Table.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useReading } from '../use-reading.ts';

const paymentSettings = ['card_methods', 'reservation_minutes', 'card_refusals_per_order', 'card_refusals_per_client'];

/** Which ways to pay there are, whether real money moves, and when each provider was heard of last. */
export function PaymentsPart({ data, texts }: SectionProps<'admin-settings'>) {
  const { language } = data;
  const text = islandText(language, texts);
  const { payments } = texts;
  const { environment, against } = useEnvironment(data);
  const reading = useReading('payments', async ({ token }) => {
    const [providers, settings] = await Promise.all([readProviderMessages(token), readSettings(token)]);
    return providers && settings && { providers, settings };
  });
  const mode = (of: AdminEnvironment['card'] | undefined) =>
    of === undefined ? (
      '–'
    ) : (
      <State key="mode" tone={of === 'live' ? 'good' : 'warn'}>
        {payments.modes[of]}
      </State>
    );
  return (
    <>
      {against && <p role="alert">{against}</p>}
      <Read data={data} reading={reading}>
        {({ providers, settings }) => (
          <>
            <Table
              title={payments.providers}
              none=""
              columns={[
                { name: payments.provider },
                { name: payments.pays },
                { name: payments.mode },
                { name: payments.last },
                { name: payments.address },
              ]}
              rows={providers.map(({ provider, last }) => ({
                key: provider,
                cells: [
                  payments.names[provider],
                  payments.what[provider],
                  mode(provider === 'stripe' ? environment?.card : environment?.bank),
                  last === null
                    ? payments.never
                    : text('payments.lastAt', {
                        time: `${shortDay(last.at, language)}, ${clockTime(last.at, language)}`,
                        type: last.type,
                      }),
                  environment && (
                    <code key="address">
                      {environment.site}/.netlify/functions/
                      {provider === 'stripe' ? 'stripe-webhook' : 'paysera-callback'}
                    </code>
                  ),
                ],
              }))}
            />
            <p className="muted admin-lead">{payments.lead}</p>
            <Settings
              data={data}
              title={payments.settings}
              settings={settings.filter(({ key }) => paymentSettings.includes(key))}
              onChanged={() => void reading.again()}
            />
          </>
        )}
      </Read>
    </>
  );
}
