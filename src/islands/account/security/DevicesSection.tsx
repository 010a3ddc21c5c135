import { useState } from 'react';
import { signOutElsewhere } from '#src/client/stores/own-account.ts';
import { signOut } from '#src/client/stores/sign-in.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import { signOutToHome } from '../../shared/session/sign-out-to-home.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { TabProps } from '../account-data.ts';
import { leadsAway } from './leads-away.ts';
import { SafetySection } from './SafetySection.tsx';

/** Signing out here, everywhere else, or everywhere. */
export function DevicesSection({ data, texts }: TabProps<'account-security'>) {
  const [said, setSaid] = useState('');
  const { isBusy, send } = useSending();
  const { devices } = texts;

  async function leaveOthers(): Promise<void> {
    setSaid('');
    const answer = await signOutElsewhere('others');
    if (answer.ok) return setSaid(devices.othersDone);
    const { code } = answer.failure;
    if (!(await leadsAway(code))) showToast({ kind: 'error', text: errorText(data.texts, code) });
  }

  const ways = [
    [devices.others, leaveOthers],
    [texts.signOutAll, () => signOutToHome(() => signOutElsewhere('global'), data, devices.allDone)],
    [devices.here, () => signOutToHome(() => signOut('local'), data)],
  ] as const;
  return (
    <SafetySection title={devices.title} lead={devices.lead} said={said}>
      <p className="safety-ways">
        {ways.map(([label, act]) => (
          <button
            key={label}
            type="button"
            className="button button-line"
            aria-disabled={isBusy}
            onClick={() => void send(act)}
          >
            {label}
          </button>
        ))}
      </p>
    </SafetySection>
  );
}
