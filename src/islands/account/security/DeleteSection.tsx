import { type ReactNode, useRef, useState } from 'react';
import { deleteOwnAccount } from '#src/client/stores/own-account.ts';
import { leaveNotice } from '#src/client/stores/passing-notice.ts';
import { dropSession } from '#src/client/stores/session.ts';
import { unsettledOrders } from '#src/contracts/account-data.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { leaveFor } from '../../shared/session/go-to-sign-in.ts';
import { useFields } from '../../shared/session/use-fields.ts';
import type { TabProps } from '../account-data.ts';
import { OnDemand } from './OnDemand.tsx';
import { PasswordByMail } from './PasswordByMail.tsx';
import { SafetyForm } from './SafetyForm.tsx';
import { SafetySection } from './SafetySection.tsx';

interface Unsettled extends Pick<TabProps<'account-security'>, 'data' | 'texts'> {
  readonly details: unknown;
}

/** Which orders keep the account, and why. */
function UnsettledOrders({ data, texts, details }: Unsettled) {
  const { leaving } = texts;
  const orders = unsettledOrders.safeParse(details).data?.orders ?? [];
  return (
    <>
      <p>{leaving.ordersOpen}</p>
      <ul className="safety-orders">
        {orders.map(({ order_number: number, reason }) => (
          <li key={`${number} ${reason}`}>
            {number}: {leaving.reasons[reason]}
          </li>
        ))}
      </ul>
      <a className="link" href={`${localizePath('/account', data.language)}?tab=orders`}>
        {leaving.toOrders}
      </a>
    </>
  );
}

function DeleteForm({ data, user, texts, onCancel }: TabProps<'account-security'> & { readonly onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ReactNode>('');
  const { errors, leaving } = texts;
  const fields = useFields(
    'leaving',
    { password: '' },
    ({ password }) => (password === '' ? { password: data.texts.errors.password } : {}),
    form,
  );

  async function submit(): Promise<void> {
    setProblem('');
    if (!fields.isRight()) return;
    const answer = await deleteOwnAccount(fields.values.password);
    if (answer.ok) {
      leaveNotice({ kind: 'done', title: leaving.doneTitle, text: leaving.done });
      // First, so that nobody is sent to sign in where nobody is any more.
      leaveFor('/', data.language);
      return dropSession();
    }
    const { code, details } = answer.failure;
    if (code === 'orders_open') return setProblem(<UnsettledOrders {...{ data, texts, details }} />);
    if (code !== 'wrong_password') return setProblem(errors[code]);
    fields.clear('password');
    fields.mark('password', errors.wrong_password);
  }

  return (
    <SafetyForm
      form={form}
      name="leaving"
      problem={problem}
      words={{ ...leaving, cancel: texts.cancel }}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <input type="email" name="username" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        {...fields.field('password')}
        label={leaving.password}
        hint={leaving.passwordHint}
        texts={data.texts.fields}
        autoComplete="current-password"
        // The form was just asked for: the next thing to do is to type.
        autoFocus
        required
      />
      <PasswordByMail {...{ data, user, texts }} />
    </SafetyForm>
  );
}

/** Deleting the account: what goes, what the law keeps, and the password once more. */
export function DeleteSection(tab: TabProps<'account-security'>) {
  const { leaving } = tab.texts;
  return (
    <SafetySection title={leaving.title} lead={leaving.lead}>
      <dl className="safety-fate">
        <dt>{leaving.goes}</dt>
        <dd>{leaving.goesText}</dd>
        <dt>{leaving.stays}</dt>
        <dd>{leaving.staysText}</dd>
      </dl>
      <OnDemand label={leaving.open}>{(close) => <DeleteForm {...tab} onCancel={close} />}</OnDemand>
    </SafetySection>
  );
}
