import { useId, useRef, useState } from 'react';
import { changeStaff } from '#src/client/functions/admin-settings.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { type StaffRole, staffRoles } from '#src/domain/admin/sections.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { Field } from '#src/ui/Field.tsx';
import { Select } from '#src/ui/Select.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { SectionProps } from '../admin-data.ts';
import { useActing } from '../use-acting.ts';

type Section = SectionProps<'admin-settings'>;

/** Gives a role to the account of an address. */
export function GrantForm({ data, texts, onGranted }: Section & { readonly onGranted: () => void }) {
  const { staff, problems, errors } = texts;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('editor');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { attempt } = useActing(data, errors);
  const { isBusy, send } = useSending();

  async function submit(): Promise<void> {
    const address = email.trim();
    const against = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
      ? await attempt(
          (token) => changeStaff(token, { act: 'grant', email: address, role }),
          ({ changed = false }) => {
            setEmail('');
            showToast({ kind: 'done', text: changed ? staff.granted : staff.hadIt });
            onGranted();
          },
        )
      : problems.email;
    setProblem(against);
    if (against !== undefined) form.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }

  return (
    <form
      ref={form}
      className="admin-editor"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(submit);
      }}
    >
      <div className="admin-editor-fields">
        <Field
          label={staff.grantEmail}
          name="email"
          type="email"
          hint={staff.grantHint}
          problem={problem}
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={email}
          onValue={setEmail}
        />
        <Select
          label={staff.role}
          name="role"
          value={role}
          options={staffRoles.map((value) => ({ value, text: data.admin.frame.roles[value] }))}
          onValue={setRole}
        />
      </div>
      <p className="field-hint">{staff.rolesMean[role]}</p>
      <p className="admin-ways">
        <button type="submit" className="button" aria-disabled={isBusy} data-loading={isBusy || undefined}>
          {staff.grant}
        </button>
      </p>
    </form>
  );
}

interface FirstPinProps extends Section {
  readonly name: string;
  readonly pin: string;
  readonly until: string;
  readonly onClosed: () => void;
}

/** A first PIN, said this once: nobody can read it again. */
export function FirstPin({ data, texts, name, pin, until, onClosed }: FirstPinProps) {
  const text = islandText(data.language, texts);
  const { modal, close } = useModal(onClosed);
  const id = useId();
  return (
    <dialog {...modal} className="admin-dialog" aria-labelledby={id}>
      <h2 id={id}>{text('staff.firstPin', { name })}</h2>
      <p className="admin-first-pin">
        <output>{pin}</output>
      </p>
      <p>
        {text('staff.firstPinLead', {
          time: `${shortDay(until, data.language)}, ${clockTime(until, data.language)}`,
        })}
      </p>
      <p className="admin-ways">
        <button type="button" className="button" onClick={close}>
          {texts.staff.noted}
        </button>
      </p>
    </dialog>
  );
}
