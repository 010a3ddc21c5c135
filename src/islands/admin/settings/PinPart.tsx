import { useRef, useState } from 'react';
import { changePin } from '#src/client/functions/admin-settings.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { pinRefusal } from '#src/contracts/admin-gate.ts';
import { newPinProblem, type PinProblem, pinLength } from '#src/domain/admin/pin.ts';
import type { Failure } from '#src/domain/result/result.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime } from '#src/i18n/order-dates.ts';
import { useSending } from '../../shared/session/use-sending.ts';
import type { SectionProps } from '../admin-data.ts';
import { NewPinFields } from '../NewPinFields.tsx';
import { PinField } from '../PinField.tsx';
import { useActing } from '../use-acting.ts';

const empty = { pin: '', repeated: '' };

/** One's own PIN: the old one is asked, and wrong ones are counted as at the gate. */
export function PinPart({ data, texts }: SectionProps<'admin-settings'>) {
  const { admin, language } = data;
  const form = useRef<HTMLFormElement>(null);
  const [old, setOld] = useState('');
  const [own, setOwn] = useState(empty);
  const [oldProblem, setOldProblem] = useState<string>();
  const [ownProblem, setOwnProblem] = useState<PinProblem>();
  const { attempt } = useActing(data, texts.errors);
  const { isBusy, send } = useSending();
  const focus = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

  /** The gate's own sentences. */
  function refused({ code, details }: Failure): string | undefined {
    const text = islandText(language, admin.gate);
    const told = pinRefusal.safeParse(details).data;
    if (code === 'wrong_pin')
      return [`${admin.messages.wrongPin}.`, told?.left === undefined ? '' : text('left', { count: told.left })].join(
        ' ',
      );
    return code === 'too_many_tries'
      ? text('tooMany', { time: clockTime(told?.again_at ?? Date.now(), language) })
      : undefined;
  }

  async function submit(): Promise<void> {
    const isShort = old.length !== pinLength;
    const problem = newPinProblem(own.pin, own.repeated, old);
    setOldProblem(isShort ? `${admin.messages.pinLength}.` : undefined);
    setOwnProblem(isShort ? undefined : problem);
    if (isShort || problem) return void focus();
    const against = await attempt(
      (token) => changePin(token, { old_pin: old, new_pin: own.pin }),
      () => {
        setOwn(empty);
        showToast({ kind: 'done', text: texts.pin.changed });
      },
      refused,
    );
    setOld('');
    setOldProblem(against);
    if (against !== undefined) focus();
  }

  return (
    <>
      <p className="muted admin-lead">{texts.pin.lead}</p>
      <form
        ref={form}
        className="admin-editor"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(submit);
        }}
      >
        <PinField label={texts.pin.old} name="oldPin" value={old} problem={oldProblem} onValue={setOld} />
        <NewPinFields data={data} typed={own} problem={ownProblem} onChange={setOwn} />
        <p className="admin-ways">
          <button type="submit" className="button" aria-disabled={isBusy} data-loading={isBusy || undefined}>
            {texts.pin.change}
          </button>
        </p>
      </form>
    </>
  );
}
