import { lazy, type ReactNode, Suspense } from 'react';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { SessionGate } from '../shared/session/SessionGate.tsx';
import type { AdminData } from './admin-data.ts';
import { Frame } from './Frame.tsx';
import { Gate } from './Gate.tsx';

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx').then((it) => ({ default: it.Dashboard })));

function AdminPage({ data, wordmark }: { readonly data: AdminData; readonly wordmark?: ReactNode }) {
  const { admin } = data;
  return (
    <SessionGate data={data}>
      {(user) => (
        <Gate data={data} user={user}>
          {({ role }) => (
            <Frame data={data} user={user} role={role} wordmark={wordmark} title={admin.frame.dashboard}>
              <Suspense
                fallback={
                  <p className="admin-section muted" role="status">
                    {admin.loading}
                  </p>
                }
              >
                {role === 'admin' ? (
                  <Dashboard data={data} />
                ) : (
                  <p className="admin-section muted">{admin.dashboard.forAdministrators}</p>
                )}
              </Suspense>
            </Frame>
          )}
        </Gate>
      )}
    </SessionGate>
  );
}

/** The back office: role, second factor and PIN, then its sections, each loaded when it is opened. */
export default withBoundary(AdminPage);
