import { useState } from 'react';
import { exportOwnData } from '#src/client/stores/own-account.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { TabProps } from '../account-data.ts';
import { SafetySection } from './SafetySection.tsx';

/** Everything that the shop holds of the person, as a file (GDPR art. 15 and 20). */
export function DataSection({ texts }: TabProps<'account-security'>) {
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const { isBusy, send } = useSending();
  const { errors, myData } = texts;

  async function save(): Promise<void> {
    setSaid('');
    setProblem('');
    const answer = await exportOwnData();
    if (!answer.ok) {
      const { code } = answer.failure;
      return setProblem(code === 'rate_limited' ? myData.tooOften : errors[code]);
    }
    const day = vilniusDay(new Date().toISOString());
    saveFile(
      `gija-data-${day}.json`,
      new Blob([`${JSON.stringify(answer.value, null, 2)}\n`], { type: 'application/json' }),
    );
    setSaid(answer.value['complete'] === false ? myData.newest : myData.done);
  }

  return (
    <SafetySection title={myData.title} lead={myData.lead} said={said}>
      <div className="message safety-problem" role="alert">
        {problem}
      </div>
      <button type="button" className="button button-line" aria-disabled={isBusy} onClick={() => void send(save)}>
        {isBusy ? myData.busy : myData.download}
      </button>
    </SafetySection>
  );
}
