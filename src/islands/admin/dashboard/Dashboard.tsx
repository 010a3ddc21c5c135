import { useCallback, useEffect, useState } from 'react';
import { readDashboard } from '#src/client/backend/dashboard.ts';
import { asCustomer } from '#src/client/stores/as-customer.ts';
import { lookAtGate } from '#src/client/stores/back-office.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { Dashboard as Found } from '#src/contracts/dashboard.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime } from '#src/i18n/order-dates.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import type { AdminData, SectionProps } from '../admin-data.ts';
import { Attention } from './Attention.tsx';
import { Figures } from './Figures.tsx';
import { Health } from './Health.tsx';
import { LowStock, RecentOrders, TopProducts } from './Lists.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { Today } from './Today.tsx';

interface Shown {
  readonly found: Found;
  /** Milliseconds since 1970, and that the answer took. */
  readonly at: number;
  readonly took: number;
}

/** Reads the figures, and reads them again when somebody asks; what was shown before stays until then. */
function useDashboard({ texts, admin }: AdminData) {
  const [shown, setShown] = useState<Shown>();
  const [isBusy, setBusy] = useState(false);
  const read = useCallback(async () => {
    setBusy(true);
    const began = performance.now();
    const answer = await asCustomer(({ token }) => readDashboard(token));
    setBusy(false);
    // One of the locks has closed meanwhile: the gate says which.
    if (answer.ok && answer.value === null) return lookAtGate();
    if (answer.ok && answer.value)
      return setShown({ found: answer.value, at: Date.now(), took: performance.now() - began });
    if (!answer.ok)
      showToast({ kind: 'error', title: admin.messages.notFetched, text: errorText(texts, answer.failure.code) });
  }, [texts, admin]);
  useEffect(() => void read(), [read]);
  return { shown, isBusy, read };
}

/** The first section: this month's figures, what waits for somebody, the latest, and whether everything works. */
export function Dashboard({ data, texts: today }: SectionProps<'admin-today'>) {
  const { language, admin } = data;
  const texts = admin.dashboard;
  const { shown, isBusy, read } = useDashboard(data);
  return (
    <div className="admin-section" aria-busy={isBusy}>
      <p className="admin-as-of">
        <span className="muted" role="status">
          {shown
            ? islandText(language, texts)('asOf', { time: clockTime(shown.at, language) })
            : isBusy && admin.loading}
        </span>
        <button type="button" className="link" disabled={isBusy} onClick={() => void read()}>
          {shown || isBusy ? texts.refresh : admin.retry}
        </button>
      </p>
      {shown && (
        <>
          <Figures data={data} found={shown.found} />
          <QuickActions data={data} texts={today} />
          <Today data={data} texts={today} again={shown.at} />
          <div className="admin-split">
            <RevenueChart data={data} days={shown.found.days} />
            <Attention data={data} found={shown.found} />
          </div>
          <RecentOrders data={data} found={shown.found} />
          <div className="admin-pair">
            <TopProducts data={data} found={shown.found} />
            <LowStock data={data} found={shown.found} />
          </div>
          <Health data={data} health={shown.found.health} took={shown.took} />
        </>
      )}
    </div>
  );
}
