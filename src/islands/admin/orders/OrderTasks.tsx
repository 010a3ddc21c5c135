import { useState } from 'react';
import type { StaffTask } from '#src/contracts/staff-order.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { shortDay } from '#src/i18n/order-dates.ts';
import { Block } from '../Block.tsx';
import { wordOf } from '../naming.ts';
import type { OrderPart } from './order-part.ts';
import { WordsDialog } from './WordsDialog.tsx';

/** Tasks that end when the money of their refund was sent, whoever sent it. */
const endedByMoney: readonly string[] = ['refund_by_bank', 'refund_failed'];

/** What a person has to do about this order, each with the day by which, and the button that settles it. */
export function OrderTasks({ data, order, texts, attempt }: OrderPart) {
  const { admin, language } = data;
  const text = islandText(language, texts);
  const [open, setOpen] = useState<StaffTask>();
  if (order.tasks.length === 0) return null;
  const isMoney = (task: StaffTask) => endedByMoney.includes(task.kind) && task.refund_id !== null;
  const words = open && isMoney(open) ? texts.tasks.sent : texts.tasks.settle;
  const now = new Date().toISOString();
  return (
    <Block title={texts.tasks.title}>
      <ul className="admin-rows">
        {order.tasks.map((task) => (
          <li key={task.id}>
            <span>
              {wordOf(admin.dashboard.tasks, task.kind)}
              <span className={task.due_at < now ? 'admin-late' : 'muted'}>
                {' '}
                {text(task.due_at < now ? 'tasks.overdue' : 'tasks.due', { day: shortDay(task.due_at, language) })}
              </span>
            </span>
            <button type="button" className="admin-act" onClick={() => setOpen(task)}>
              {isMoney(task) ? texts.tasks.sent.act : texts.tasks.settle.act}
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <WordsDialog
          data={data}
          title={wordOf(admin.dashboard.tasks, open.kind)}
          lead={words.lead}
          label={texts.tasks.note}
          act={words.act}
          onAct={(note) =>
            open.refund_id !== null && isMoney(open)
              ? attempt({ act: 'confirm_bank_refund', refund: open.refund_id, note }, words.done)
              : attempt({ act: 'settle_task', task: open.id, note }, words.done)
          }
          onClosed={() => setOpen(undefined)}
        />
      )}
    </Block>
  );
}
