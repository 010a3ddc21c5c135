import { useState } from 'react';
import { changePublishing } from '#src/client/functions/admin-publishing.ts';
import { lookAtPublishing } from '#src/client/stores/publishing.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { PublishingPage, PublishingState } from '#src/contracts/staff-publishing.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ActDialog } from '../ActDialog.tsx';
import { useActing } from '../use-acting.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { failureWords, type Section, timeWords } from './publishing-words.ts';

interface Props extends Section {
  readonly page: PublishingPage;
  /** As it is this moment; newer than the page. */
  readonly state: PublishingState;
  readonly onDone: () => void;
}

function Progress({ texts, data, state }: Section & Pick<Props, 'state'>) {
  const { running } = state;
  const text = islandText(data.language, texts);
  if (running === null) return null;
  const { done, total } = running;
  return (
    <div className="admin-progress">
      <progress aria-label={texts.now.running} {...(total ? { value: done ?? 0, max: total } : {})} />
      <p role="status">{total ? text('now.progress', { done: done ?? 0, total }) : texts.now.preparing}</p>
    </div>
  );
}

/** What stands between the shop and what is changed, in a sentence. */
function lead(section: Section, { page, state }: Pick<Props, 'page' | 'state'>): string {
  const { texts, data } = section;
  const text = islandText(data.language, texts);
  if (state.running) return texts.now.running;
  const waits = page.builds.find((build) => build.state === 'queued');
  if (waits && Date.parse(waits.due_at) > Date.now())
    return text('now.planned', { time: timeWords(section, waits.due_at) });
  if (waits) return texts.now.queued;
  return state.waiting > 0 ? text('now.waiting', { count: state.waiting }) : texts.now.live;
}

/** What is to be published, how far it is, and the ways to begin it, plan it, or take the plan back. */
export function PublishingNow({ page, state, onDone, ...section }: Props) {
  const { data, texts } = section;
  const { act, attempt, isBusy } = useActing(data, texts.errors);
  const [dialog, setDialog] = useState<'plan' | 'full'>();
  const waits = page.builds.find((build) => build.state === 'queued');
  const [last] = page.builds.filter((build) => build.state === 'failed' || build.state === 'succeeded');
  const reason = last?.state === 'failed' && !state.running ? failureWords(section, last.error) : undefined;
  const finish = (words: string) => () => {
    showToast({ kind: 'done', text: words });
    lookAtPublishing(0);
    onDone();
  };
  const publish = () =>
    void act((token) => changePublishing(token, { act: 'publish', kind: 'changes' }), finish(texts.now.asked));
  return (
    <section className="admin-publishing-now" aria-label={texts.now.label}>
      <p className="admin-publishing-lead">{lead(section, { page, state })}</p>
      <Progress {...section} state={state} />
      {reason && (
        <div className="admin-warning" role="alert">
          <p>
            {texts.now.failed} {reason.text}
          </p>
          {reason.said !== '' && <pre>{reason.said}</pre>}
        </div>
      )}
      <div className="admin-acts">
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          data-loading={isBusy || undefined}
          onClick={publish}
        >
          {reason ? texts.now.retry : texts.now.publish}
        </button>
        <button type="button" className="admin-act" onClick={() => setDialog('plan')}>
          {texts.now.plan}
        </button>
        {waits && (
          <button
            type="button"
            className="admin-act"
            onClick={() =>
              void act(
                (token) => changePublishing(token, { act: 'cancel', build: waits.id }),
                finish(texts.now.cancelled),
              )
            }
          >
            {texts.now.cancel}
          </button>
        )}
        <button type="button" className="admin-act" onClick={() => setDialog('full')}>
          {texts.now.full}
        </button>
      </div>
      {dialog === 'plan' && <PlanDialog {...section} onDone={onDone} onClosed={() => setDialog(undefined)} />}
      {dialog === 'full' && (
        <ActDialog
          data={data}
          title={texts.now.full}
          act={texts.now.fullAct}
          onAct={() =>
            attempt((token) => changePublishing(token, { act: 'publish', kind: 'full' }), finish(texts.now.asked))
          }
          onClosed={() => setDialog(undefined)}
        >
          <p>{texts.now.fullLead}</p>
        </ActDialog>
      )}
    </section>
  );
}
