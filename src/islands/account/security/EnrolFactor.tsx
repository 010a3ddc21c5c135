import { useRef, useState } from 'react';
import type { NewFactor } from '#src/client/backend/factors.ts';
import {
  challengeFactor,
  enrolFactor,
  listFactors,
  refreshUser,
  unenrolFactor,
  verifyFactor,
} from '#src/client/stores/sign-in.ts';
import { failure } from '#src/domain/result/result.ts';
import { Field } from '#src/ui/Field.tsx';
import { errorText } from '../../shared/session/auth-texts.ts';
import { useFields } from '../../shared/session/use-fields.ts';
import type { TabProps } from '../account-data.ts';
import { CopyButton } from './CopyButton.tsx';
import { leadsAway } from './leads-away.ts';
import { SafetyForm } from './SafetyForm.tsx';

interface Props extends Pick<TabProps<'account-security'>, 'data' | 'texts'> {
  readonly onDone: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Begins a factor; one that was begun before and left unfinished goes first. */
async function begin(name: string) {
  const listed = await listFactors();
  if (!listed.ok) return listed;
  for (const { id, isVerified } of listed.value) if (!isVerified) await unenrolFactor(id);
  return enrolFactor(name);
}

async function prove(factorId: string, code: string) {
  const challenge = await challengeFactor(factorId);
  return challenge.ok ? verifyFactor(factorId, challenge.value, code) : failure(challenge.failure.code);
}

/** The first step: what the app is called in the list. */
function NameStep({ data, texts, onBegun, onCancel }: Props & { onBegun: (factor: NewFactor, name: string) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const { factor: words } = texts;
  const fields = useFields(
    'factor-name',
    { name: words.nameDefault },
    ({ name }) => (name.trim() === '' ? { name: words.nameProblem } : {}),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const name = fields.values.name.trim();
    const answer = await begin(name);
    if (answer.ok) return onBegun(answer.value, name);
    const { code } = answer.failure;
    if (await leadsAway(code)) return;
    const sentence = errorText(data.texts, code);
    if (code === 'factor_name_taken') fields.mark('name', sentence);
    else setProblem(sentence);
  }

  return (
    <SafetyForm
      form={form}
      name="factor-name"
      problem={problem}
      words={{ submit: words.next, busy: data.texts.loading, cancel: texts.cancel }}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field
        {...fields.field('name')}
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={60}
        // The form was just asked for: the next thing to do is to type.
        autoFocus
        required
      />
    </SafetyForm>
  );
}

interface ProofProps extends Props {
  readonly fresh: NewFactor;
  readonly name: string;
}

/** The second step: the app takes the key from the picture, or typed, and shows a code of it. */
function ProofStep({ data, texts, fresh, name, onDone, onCancel }: ProofProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState('');
  const { factor: words } = texts;
  const fields = useFields(
    'factor-code',
    { code: '' },
    ({ code }) => (/^\d{6}$/.test(code.replaceAll(' ', '')) ? {} : { code: data.texts.errors.code }),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const answer = await prove(fresh.id, fields.values.code.replaceAll(' ', ''));
    if (answer.ok) {
      await refreshUser();
      return onDone(name);
    }
    const { code } = answer.failure;
    if (await leadsAway(code)) return;
    if (code === 'code_wrong') {
      fields.clear('code');
      return fields.mark('code', errorText(data.texts, code));
    }
    // After ten minutes the service forgets a factor that was never finished.
    setProblem(code === 'factor_unknown' ? words.forgotten : errorText(data.texts, code));
  }

  return (
    <SafetyForm
      form={form}
      name="factor-code"
      problem={problem}
      words={{ submit: words.verify, busy: words.verifying, cancel: texts.cancel }}
      onSubmit={submit}
      onCancel={() => {
        void unenrolFactor(fresh.id);
        onCancel();
      }}
    >
      <div className="safety-key">
        <img src={fresh.qrCode} alt={words.qrAlt} width={176} height={176} />
        <div>
          <p>{words.scan}</p>
          <p className="small muted">{words.key}</p>
          <p className="safety-secret">{fresh.secret.match(/.{1,4}/g)?.join(' ')}</p>
          <p className="safety-links">
            <CopyButton text={fresh.secret} label={words.copyKey} texts={texts} />
            <a className="link" href={fresh.uri}>
              {words.openApp}
            </a>
          </p>
        </div>
      </div>
      <Field
        {...fields.field('code')}
        label={words.code}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        // The step follows the one that was just sent.
        autoFocus
        required
      />
    </SafetyForm>
  );
}

/** Connects an authenticator app. */
export function EnrolFactor(props: Props) {
  const [begun, setBegun] = useState<Pick<ProofProps, 'fresh' | 'name'>>();
  if (begun) return <ProofStep {...props} {...begun} />;
  return <NameStep {...props} onBegun={(fresh, name) => setBegun({ fresh, name })} />;
}
