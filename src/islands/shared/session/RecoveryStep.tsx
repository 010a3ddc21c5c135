import { useRef, useState } from 'react';
import { recoverWithCode } from '#src/client/stores/own-account.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { Field } from '#src/ui/Field.tsx';
import type { AuthData } from './auth-texts.ts';
import { FormProblem } from './FormProblem.tsx';
import { SentForm } from './SentForm.tsx';
import { useFields } from './use-fields.ts';
import { useSending } from './use-sending.ts';

interface Props {
  readonly data: AuthData;
  readonly onRecovered: () => void;
  readonly onBack: () => void;
}

/** In place of the app's code, for who has lost the app: one of the codes that they have put aside. */
export function RecoveryStep({ data, onRecovered, onBack }: Props) {
  const { language, texts } = data;
  const { recovery, errors } = texts;
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const sending = useSending();
  const { isBusy } = sending;
  const fields = useFields(
    'recovery',
    { code: '' },
    ({ code }) => (code.trim() === '' ? { code: recovery.empty } : {}),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const answer = await recoverWithCode(fields.values.code);
    if (answer.ok) return onRecovered();
    const { code } = answer.failure;
    if (code === 'code_wrong' || code === 'invalid_request') return fields.mark('code', recovery.wrong);
    if (code === 'too_many_codes') return setProblem(recovery.tooMany);
    if (code === 'session_expired') return setProblem(errors.session_gone);
    if (code === 'rate_limited') return setProblem(errors.rate_limited);
    setProblem(code === 'offline' ? errors.unreachable : errors.unexpected);
  }

  return (
    <SentForm form={form} name="recovery" sending={sending} onSubmit={submit}>
      <h2 className="title-1">{recovery.title}</h2>
      <p>{recovery.lead}</p>
      <FormProblem>{problem}</FormProblem>
      <Field
        {...fields.field('code')}
        label={recovery.code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        // The step was just asked for: the next thing to do is to type.
        autoFocus
        required
      />
      <button type="submit" className="button button-large" aria-disabled={isBusy}>
        {isBusy ? texts.factor.busy : recovery.submit}
      </button>
      <button type="button" className="link auth-forgot" onClick={onBack}>
        {recovery.back}
      </button>
      <a className="link auth-forgot" href={localizePath('/contact', language)}>
        {recovery.help}
      </a>
    </SentForm>
  );
}
