import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { $gate, forgetGate, type GateView, keepGateOpen, lookAtGate } from '#src/client/stores/back-office.ts';
import type { AuthUser } from '#src/contracts/stored-session.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import type { GateData } from './admin-data.ts';
import { PinForm } from './PinForm.tsx';

interface Props {
  readonly data: GateData;
  readonly user: AuthUser;
  readonly children: (gate: Extract<GateView, { readonly state: 'open' }>) => ReactNode;
}

/** A page in place of the back office: what is the matter, and where to go. */
function Shut({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="wrap auth-narrow">
      <h1 className="display-2">{title}</h1>
      <p className="lead admin-lead">{text}</p>
      <p className="auth-ways">{children}</p>
    </section>
  );
}

function Refused({
  data,
  user,
  why,
}: Omit<Props, 'children'> & { readonly why: 'not_staff' | 'no_pin' | 'second_factor_required' }) {
  const { language, admin } = data;
  const { gate } = admin;
  const email = user.email ?? '';
  if (why === 'second_factor_required')
    return (
      <Shut title={gate.factorTitle} text={gate.factor}>
        <a className="button" href={`${localizePath('/account', language)}?tab=security`}>
          {gate.toSecurity}
        </a>
      </Shut>
    );
  const isStaff = why === 'no_pin';
  return (
    <Shut
      title={isStaff ? gate.noPinTitle : gate.notStaffTitle}
      text={isStaff ? gate.noPin : islandText(language, gate)('notStaff', { email })}
    >
      <a className="button" href={localizePath('/', language)}>
        {gate.toShop}
      </a>
    </Shut>
  );
}

/** Shows the back office to whoever has opened its three locks, and to everybody else what stands in the way. */
export function Gate({ data, user, children }: Props) {
  const { language, admin, texts } = data;
  const gate = useStore($gate);
  const isOpen = gate.state === 'open';
  // Drawn anew for each person: what was open to the one before is not theirs.
  useEffect(() => {
    void lookAtGate();
    return forgetGate;
  }, []);
  useEffect(() => (isOpen ? keepGateOpen() : undefined), [isOpen]);
  switch (gate.state) {
    case 'open':
      return children(gate);
    case 'shut':
      return <Refused data={data} user={user} why={gate.why} />;
    case 'unreachable':
      return (
        <Shut title={admin.gate.unreachableTitle} text={admin.gate.offline}>
          <button type="button" className="button" onClick={() => void lookAtGate()}>
            {admin.retry}
          </button>
        </Shut>
      );
    case 'locked':
      return (
        <section className="wrap auth-narrow admin-gate">
          <h1 className="display-2">{admin.gate.title}</h1>
          {gate.hasEnded && (
            <p className="notice" role="status">
              {admin.gate.ended}
            </p>
          )}
          <p className="muted admin-lead">{islandText(language, admin.gate)('lead', { email: user.email ?? '' })}</p>
          <PinForm data={data} />
        </section>
      );
    default:
      return (
        <p className="wrap auth-waiting" role="status">
          {texts.loading}
        </p>
      );
  }
}
