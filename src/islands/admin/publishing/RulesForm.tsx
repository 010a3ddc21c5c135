import { type FormEvent, useRef, useState } from 'react';
import { changePublishing } from '#src/client/functions/admin-publishing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { PublishingPage } from '#src/contracts/staff-publishing.ts';
import { Field } from '#src/ui/Field.tsx';
import { Block } from '../Block.tsx';
import { useActing } from '../use-acting.ts';
import type { Section } from './publishing-words.ts';

interface Props extends Section {
  readonly rules: PublishingPage['rules'];
  readonly onDone: () => void;
}

const most = 10_080;

/** Whole minutes from `least` to a week; undefined for anything else. */
function readMinutes(text: string, least: number): number | undefined {
  const minutes = /^\d{1,5}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
  return minutes >= least && minutes <= most ? minutes : undefined;
}

/** When what is changed goes live by itself. */
export function RulesForm({ data, texts, rules, onDone }: Props) {
  const [quiet, setQuiet] = useState(String(rules.quiet_minutes));
  const [longest, setLongest] = useState(String(rules.longest_minutes));
  const [wasSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, act } = useActing(data, texts.errors);
  const quietMinutes = readMinutes(quiet, 0);
  const longestMinutes = readMinutes(longest, 1);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    if (quietMinutes === undefined || longestMinutes === undefined) {
      form.current
        ?.querySelector<HTMLInputElement>(`[name="${quietMinutes === undefined ? 'quiet' : 'longest'}"]`)
        ?.focus();
      return;
    }
    void act(
      (token) =>
        changePublishing(token, {
          act: 'set_rules',
          quiet_minutes: quietMinutes,
          longest_minutes: longestMinutes,
          version: rules.version,
        }),
      () => {
        showToast({ kind: 'done', text: texts.rules.saved });
        onDone();
      },
    );
  }

  return (
    <Block title={texts.rules.title}>
      <form ref={form} className="admin-rules" noValidate onSubmit={submit}>
        <p className="muted">{texts.rules.lead}</p>
        <Field
          label={texts.rules.quiet}
          name="quiet"
          inputMode="numeric"
          hint={texts.rules.quietHint}
          problem={wasSent && quietMinutes === undefined ? texts.rules.wrongQuiet : undefined}
          value={quiet}
          onValue={setQuiet}
        />
        <Field
          label={texts.rules.longest}
          name="longest"
          inputMode="numeric"
          hint={texts.rules.longestHint}
          problem={wasSent && longestMinutes === undefined ? texts.rules.wrongLongest : undefined}
          value={longest}
          onValue={setLongest}
        />
        <p className="admin-ways">
          <button type="submit" className="button" aria-disabled={isBusy} data-loading={isBusy || undefined}>
            {texts.rules.save}
          </button>
        </p>
      </form>
    </Block>
  );
}
