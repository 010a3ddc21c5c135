import { atom } from 'nanostores';
import { readPublishingState } from '#src/client/backend/staff-publishing.ts';
import type { PublishingState } from '#src/contracts/staff-publishing.ts';
import { asStaff } from './as-staff.ts';

/** How much is changed and not live yet, and what the builds do; undefined until it is known. */
export const $publishing = atom<PublishingState | undefined>(undefined);

/** Milliseconds between two looks: while a build runs or is about to, and otherwise. */
const often = 1_500;
const seldom = 60_000;
/** What was done has to reach the database first. */
const soon = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let isFollowed = false;

function isBusy({ running, queued }: PublishingState): boolean {
  return running !== null || (queued !== null && Date.parse(queued.due_at) < Date.now() + often);
}

async function look(): Promise<void> {
  const answer =
    document.visibilityState === 'visible' ? await asStaff(({ token }) => readPublishingState(token)) : undefined;
  if (answer?.ok) $publishing.set(answer.value);
  const known = $publishing.get();
  if (isFollowed) lookAtPublishing(known !== undefined && isBusy(known) ? often : seldom);
}

/** Looks again in a while (milliseconds); what was going to be looked at later is looked at then. */
export function lookAtPublishing(within = soon): void {
  clearTimeout(timer);
  if (isFollowed) timer = setTimeout(() => void look(), within);
}

/** Keeps `$publishing` as it is for as long as the back office is open; the caller ends it with what it gives back. */
export function followPublishing(): () => void {
  const back = () => document.visibilityState === 'visible' && lookAtPublishing(0);
  isFollowed = true;
  lookAtPublishing(0);
  document.addEventListener('visibilitychange', back);
  return () => {
    isFollowed = false;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', back);
  };
}
