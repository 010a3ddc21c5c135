import { useState } from 'react';
import { changePublishing } from '#src/client/functions/admin-publishing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { vilniusDay } from '#src/domain/document/vilnius-day.ts';
import { Field } from '#src/ui/Field.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import type { Section } from './publishing-words.ts';

interface Props extends Section {
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

const dayAfter = (time: number) => new Date(time + 86_400_000).toISOString();

/** Plans when what is changed by then goes live; the times are those of Vilnius. */
export function PlanDialog({ data, texts, onDone, onClosed }: Props) {
  const [at, setAt] = useState(() => `${vilniusDay(dayAfter(Date.now()))}T06:00`);
  const { attempt } = useActing(data, texts.errors);
  return (
    <ActDialog
      data={data}
      title={texts.plan.title}
      act={texts.plan.act}
      onAct={async () =>
        at.length < 16
          ? texts.plan.timeless
          : attempt(
              (token) => changePublishing(token, { act: 'publish', kind: 'changes', at: at.slice(0, 16) }),
              () => {
                showToast({ kind: 'done', text: texts.plan.planned });
                onDone();
              },
            )
      }
      onClosed={onClosed}
    >
      <p>{texts.plan.lead}</p>
      <Field
        label={texts.plan.time}
        name="at"
        type="datetime-local"
        hint={texts.plan.zone}
        value={at}
        onValue={setAt}
      />
    </ActDialog>
  );
}
