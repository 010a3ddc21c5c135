import { useCallback, useEffect, useRef, useState } from 'react';
import type { Factor } from '#src/client/backend/factors.ts';
import { countCodes, makeCodes } from '#src/client/stores/own-account.ts';
import { listFactors, refreshUser } from '#src/client/stores/sign-in.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import type { TabProps } from '../account-data.ts';
import { CodesLeft } from './CodesLeft.tsx';
import { EnrolFactor } from './EnrolFactor.tsx';
import { FactorList } from './FactorList.tsx';
import { OnDemand } from './OnDemand.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SafetySection } from './SafetySection.tsx';

/** The second factor: the apps that are connected, another one, and the codes for the day when none is at hand. */
export function FactorSection({ data, user, texts }: TabProps<'account-security'>) {
  const [factors, setFactors] = useState<readonly Factor[]>();
  const [left, setLeft] = useState<number>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  const state = useRef<HTMLParagraphElement>(null);
  const text = islandText(data.language, texts);
  const { factor: words } = texts;

  const load = useCallback(async () => {
    setProblem('');
    const answer = await listFactors();
    if (!answer.ok) return setProblem(errorText(data.texts, answer.failure.code));
    const verified = answer.value.filter(({ isVerified }) => isVerified);
    setFactors(verified);
    if (verified.length === 0) return;
    const counted = await countCodes();
    setLeft(counted.ok ? counted.value.left : undefined);
  }, [data.texts]);
  useEffect(() => void load(), [load]);

  async function renewCodes(): Promise<void> {
    setProblem('');
    const answer = await makeCodes();
    if (!answer.ok) return setProblem(texts.errors[answer.failure.code]);
    setCodes(answer.value.codes);
    setLeft(answer.value.codes.length);
  }

  async function connected(name: string): Promise<void> {
    const isFirst = factors?.length === 0;
    setSaid(text('factor.done', { name }));
    await load();
    // The first app is the moment to think of the day when it is lost.
    if (isFirst) await renewCodes();
  }

  async function removed(name: string): Promise<void> {
    await refreshUser();
    await load();
    setSaid(text('factor.removed', { name }));
    setCodes(undefined);
    // The button that was pressed is gone.
    setTimeout(() => state.current?.focus());
  }

  const isOn = factors !== undefined && factors.length > 0;
  return (
    <SafetySection title={words.title} lead={words.lead} said={said}>
      {factors ? (
        <p ref={state} tabIndex={-1}>
          {isOn ? words.stateOn : words.stateOff}
        </p>
      ) : (
        !problem && <p className="muted">{data.texts.loading}</p>
      )}
      <div className="message safety-problem" role="alert">
        {problem}
      </div>
      {!factors && problem && (
        <button type="button" className="button button-line" onClick={() => void load()}>
          {words.retry}
        </button>
      )}
      {isOn && <FactorList {...{ data, texts, factors }} onRemoved={removed} onProblem={setProblem} />}
      {codes && (
        <RecoveryCodes
          {...{ texts, user, codes }}
          onKept={() => {
            setCodes(undefined);
            setTimeout(() => state.current?.focus());
          }}
        />
      )}
      {isOn && !codes && <CodesLeft {...{ data, texts, left }} onRenew={renewCodes} />}
      {factors && !codes && (
        <OnDemand label={isOn ? words.openMore : words.open} onOpen={() => setSaid('')}>
          {(close) => (
            <EnrolFactor
              {...{ data, texts }}
              onDone={async (name) => {
                close();
                await connected(name);
              }}
              onCancel={close}
            />
          )}
        </OnDemand>
      )}
    </SafetySection>
  );
}
