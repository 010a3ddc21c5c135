import { useRef, useState } from 'react';
import { openGate, type PinRefusal } from '#src/client/stores/back-office.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { newPinProblem, type PinProblem, pinLength } from '#src/domain/admin/pin.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime } from '#src/i18n/order-dates.ts';
import { SentForm } from '../shared/session/SentForm.tsx';
import { useSending } from '../shared/session/use-sending.ts';
import type { GateData } from './admin-data.ts';
import { NewPinFields } from './NewPinFields.tsx';
import { PinField } from './PinField.tsx';

type Said = readonly [said: string, what: string];
const nothing: Said = ['', ''];

/** What a refusal says: the specification's sentence, which is Lithuanian in every language, and what to do about it. */
function wordsOf({ language, admin }: GateData, refusal: PinRefusal): Said {
  const text = islandText(language, admin.gate);
  switch (refusal.code) {
    case 'wrong_pin':
      return [`${admin.messages.wrongPin}.`, refusal.left === undefined ? '' : text('left', { count: refusal.left })];
    case 'too_many_tries':
      return ['', text('tooMany', { time: clockTime(refusal.againAt ?? Date.now(), language) })];
    case 'rate_limited':
      return [`${admin.messages.signInError}.`, admin.gate.limited];
    case 'pin_to_change':
    case 'same_pin':
      return nothing;
    default:
      return [`${admin.messages.signInError}.`, admin.gate[refusal.code]];
  }
}

/**
 * The third lock: four figures. A wrong PIN empties the field (accounts-and-back-office.md, 8). One that was handed over asks for
 * one's own in its place.
 */
export function PinForm({ data }: { readonly data: GateData }) {
  const { admin } = data;
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const [own, setOwn] = useState({ pin: '', repeated: '' });
  const [isFirst, setFirst] = useState(false);
  const [ownProblem, setOwnProblem] = useState<PinProblem>();
  const [[said, what], setProblem] = useState<Said>(nothing);
  const sending = useSending();
  const focus = (name: string) =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus());
  const refuse = (problem: Said) => {
    setProblem(problem);
    focus('pin');
  };
  const refuseOwn = (problem: PinProblem | undefined) => {
    setOwnProblem(problem);
    focus(problem === 'differs' ? 'repeatedPin' : 'newPin');
  };

  async function submit(): Promise<void> {
    if (pin.length !== pinLength) return refuse([`${admin.messages.pinLength}.`, '']);
    setProblem(nothing);
    const problem = isFirst ? newPinProblem(own.pin, own.repeated, pin) : undefined;
    if (problem) return refuseOwn(problem);
    setOwnProblem(undefined);
    const refusal = await openGate(pin, isFirst ? own.pin : undefined);
    if (refusal === undefined) return showToast({ kind: 'done', text: admin.messages.opened });
    if (refusal.code === 'pin_to_change') {
      setFirst(true);
      return refuseOwn(undefined);
    }
    if (refusal.code === 'same_pin') return refuseOwn('same');
    // What was typed was right where nobody could be asked.
    if (refusal.code === 'wrong_pin' || refusal.code === 'too_many_tries') setPin('');
    refuse(wordsOf(data, refusal));
  }

  return (
    <SentForm form={form} name="pin" sending={sending} onSubmit={submit}>
      <PinField
        label={admin.gate.pin}
        name="pin"
        hint={admin.gate.hint}
        isFirst
        value={pin}
        problem={
          (said || what) && (
            <>
              {said && <span lang="lt">{said}</span>} {what}
            </>
          )
        }
        onValue={(typed) => {
          setPin(typed);
          setProblem(nothing);
        }}
      />
      {isFirst && (
        <>
          <p role="status">{admin.gate.firstPin}</p>
          <NewPinFields data={data} typed={own} problem={ownProblem} onChange={setOwn} />
        </>
      )}
      <button type="submit" className="button button-large" aria-disabled={sending.isBusy}>
        {sending.isBusy ? admin.gate.opening : admin.gate.open}
      </button>
    </SentForm>
  );
}
