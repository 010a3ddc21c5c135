import { useRef, useState } from 'react';
import { challengeFactor, listFactors, signOut, verifyFactor } from '#src/client/stores/sign-in.ts';
import { Field } from '#src/ui/Field.tsx';
import { type AuthData, errorText } from './auth-texts.ts';
import { FormProblem } from './FormProblem.tsx';
import { passFactor } from './pass-factor.ts';
import { RecoveryStep } from './RecoveryStep.tsx';
import { SentForm } from './SentForm.tsx';
import { useFields } from './use-fields.ts';
import { useSending } from './use-sending.ts';

interface Props {
  readonly data: AuthData;
  readonly onPassed: () => Promise<void>;
  /** Let past by a recovery code; there is no second factor any more. */
  readonly onRecovered: () => void;
  readonly onOther: () => void;
}

/** The app's code, asked for after the password of somebody who has a second factor. */
export function FactorStep({ data, onPassed, onRecovered, onOther }: Props) {
  const { texts } = data;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const [isLost, setLost] = useState(false);
  const sending = useSending();
  const { isBusy } = sending;
  const fields = useFields(
    'factor',
    { code: '' },
    ({ code }) => (/^\d{6}$/.test(code.replaceAll(' ', '')) ? {} : { code: texts.errors.code }),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const answer = await passFactor(fields.values.code.replaceAll(' ', ''), {
      list: listFactors,
      challenge: challengeFactor,
      verify: verifyFactor,
    });
    if (answer.ok) return onPassed();
    const sentence = errorText(texts, answer.failure.code);
    if (answer.failure.code !== 'code_wrong') return setProblem(sentence);
    fields.clear('code');
    fields.mark('code', sentence);
  }

  if (isLost) return <RecoveryStep data={data} onRecovered={onRecovered} onBack={() => setLost(false)} />;
  return (
    <SentForm form={form} name="factor" sending={sending} onSubmit={submit}>
      <h2 className="title-1">{texts.factor.title}</h2>
      <p>{texts.factor.lead}</p>
      <FormProblem>{problem}</FormProblem>
      <Field
        {...fields.field('code')}
        label={texts.factor.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        // The step replaces the form that was just sent: the next thing to do is to type.
        autoFocus
        required
      />
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.factor.busy : texts.factor.submit}
      </button>
      <button type="button" className="link auth-forgot" onClick={() => setLost(true)}>
        {texts.recovery.open}
      </button>
      <button
        type="button"
        className="link auth-forgot"
        onClick={() => void sending.send(async () => signOut('local').then(onOther))}
      >
        {texts.factor.other}
      </button>
    </SentForm>
  );
}
