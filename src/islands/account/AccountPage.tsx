import { useEffect, useState } from 'react';
import { awaitedEmail } from '#src/client/stores/sign-in.ts';
import { withBoundary } from '../shared/IslandBoundary.tsx';
import { SessionGate } from '../shared/session/SessionGate.tsx';
import { AccountArea } from './AccountArea.tsx';
import { AwaitedMail } from './AwaitedMail.tsx';
import type { AccountData } from './account-data.ts';

function AccountPage({ data }: { readonly data: AccountData }) {
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => setAwaited(awaitedEmail() ?? ''), []);
  if (awaited === undefined) return <p className="wrap auth-waiting">{data.texts.loading}</p>;
  return (
    <SessionGate data={data} otherwise={awaited && <AwaitedMail data={data} email={awaited} />}>
      {(user) => <AccountArea data={data} user={user} />}
    </SessionGate>
  );
}

/** The account of whoever is signed in. */
export default withBoundary(AccountPage);
