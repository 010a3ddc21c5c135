import { useStore } from '@nanostores/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { $place, followPlaces } from '#src/client/stores/admin-place.ts';
import { maySee, type StaffRole } from '#src/domain/admin/sections.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { SessionGate } from '../shared/session/SessionGate.tsx';
import type { AdminData } from './admin-data.ts';
import { Frame } from './Frame.tsx';
import { Gate } from './Gate.tsx';
import { sectionParts } from './section-parts.ts';

/** The section that the address names, or that it is for another role. */
function OpenSection({ data, role }: { readonly data: AdminData; readonly role: StaffRole }) {
  const { section } = useStore($place);
  const Section = sectionParts[section];
  if (!maySee(role, section)) return <p className="admin-section muted">{data.admin.frame.forAdministrators}</p>;
  return (
    <Suspense
      fallback={
        <p className="admin-section muted" role="status">
          {data.admin.loading}
        </p>
      }
    >
      <Section data={data} />
    </Suspense>
  );
}

function AdminPage({ data, wordmark }: { readonly data: AdminData; readonly wordmark?: ReactNode }) {
  useEffect(followPlaces, []);
  return (
    <SessionGate data={data}>
      {(user) => (
        <Gate key={user.id} data={data} user={user}>
          {({ role }) => (
            <Frame data={data} user={user} role={role} wordmark={wordmark}>
              <OpenSection data={data} role={role} />
            </Frame>
          )}
        </Gate>
      )}
    </SessionGate>
  );
}

/** The back office: role, second factor and PIN, then its sections, each loaded when it is opened. */
export default withBoundary(AdminPage);
