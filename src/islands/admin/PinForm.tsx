import { useId, useRef, useState } from 'react';
import { openGate, type PinRefusal } from '#src/client/stores/back-office.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime } from '#src/i18n/order-dates.ts';
import { SentForm } from '../shared/session/SentForm.tsx';
import { useSending } from '../shared/session/use-sending.ts';
import type { GateData } from './admin-data.ts';

const length = 4;

/** What a refusal says: the specification's sentence, which is Lithuanian in every language, and what to do about it. */
function wordsOf({ language, admin }: GateData, refusal: PinRefusal): readonly [said: string, what: string] {
  const text = islandText(language, admin.gate);
  switch (refusal.code) {
    case 'wrong_pin':
      return [`${admin.messages.wrongPin}.`, refusal.left === undefined ? '' : text('left', { count: refusal.left })];
    case 'too_many_tries':
      return ['', text('tooMany', { time: clockTime(refusal.againAt ?? Date.now(), language) })];
    case 'rate_limited':
      return [`${admin.messages.signInError}.`, admin.gate.limited];
    default:
      return [`${admin.messages.signInError}.`, admin.gate[refusal.code]];
  }
}

/** The third lock: four figures. A wrong PIN empties the field (accounts-and-back-office.md, 8). */
export function PinForm({ data }: { readonly data: GateData }) {
  const { admin } = data;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [pin, setPin] = useState('');
  const [[said, what], setProblem] = useState<readonly [string, string]>(['', '']);
  const sending = useSending();
  const refuse = (problem: readonly [string, string]) => {
    setProblem(problem);
    form.current?.querySelector('input')?.focus();
  };

  async function submit(): Promise<void> {
    if (pin.length !== length) return refuse([`${admin.messages.pinLength}.`, '']);
    setProblem(['', '']);
    const refusal = await openGate(pin);
    if (refusal === undefined) return showToast({ kind: 'done', text: admin.messages.opened });
    // What was typed was right where nobody could be asked.
    if (refusal.code === 'wrong_pin' || refusal.code === 'too_many_tries') setPin('');
    refuse(wordsOf(data, refusal));
  }

  return (
    <SentForm form={form} name="pin" sending={sending} onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{admin.gate.pin}</label>
        <input
          id={id}
          className="input admin-pin"
          type="password"
          name="pin"
          inputMode="numeric"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the page is for nothing else.
          autoFocus
          value={pin}
          aria-invalid={said || what ? true : undefined}
          aria-describedby={`${id}-problem ${id}-hint`}
          onChange={(event) => {
            setPin(event.target.value.replace(/\D/g, '').slice(0, length));
            setProblem(['', '']);
          }}
        />
        <p className="message" id={`${id}-problem`} role="alert">
          {said && <span lang="lt">{said}</span>} {what}
        </p>
        <p className="field-hint" id={`${id}-hint`}>
          {admin.gate.hint}
        </p>
      </div>
      <button type="submit" className="button button-large" aria-disabled={sending.isBusy}>
        {sending.isBusy ? admin.gate.opening : admin.gate.open}
      </button>
    </SentForm>
  );
}
