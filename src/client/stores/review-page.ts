import { atom, map } from 'nanostores';
import type { ReviewableLine, ReviewOptionsResponse } from '#src/contracts/reviews.ts';
import { photoTypes } from '#src/domain/catalogue/review.ts';
import { firstDraft, type ReviewDraft, readReviewDrafts } from '#src/domain/catalogue/review-draft.ts';
import type { Language } from '#src/domain/language/languages.ts';
import { deleteReview, readReviewOptions, sendReviewPhoto, writeReview } from '../functions/reviews.ts';
import { shrinkPhoto } from '../functions/shrink-photo.ts';
import { sessionMemory } from './session-memory.ts';

/** The order that the page is about, as far as it could be had. */
type OpenedOrder =
  | { readonly state: 'loading' | 'without' | 'failed' | 'limited' }
  | { readonly state: 'open'; readonly token: string; readonly options: ReviewOptionsResponse };

/** Why something was not taken: keys of the texts. */
export type ReviewRefusal = 'closed' | 'photoGone' | 'limited' | 'offline' | 'unexpected';
export type PhotoRefusal = 'type' | 'unfit' | 'tooLarge' | 'limited' | 'offline' | 'unexpected';

/** What goes on about one line. */
interface LineWork {
  readonly isOpen?: boolean;
  readonly isBusy?: boolean;
  readonly isSendingPhoto?: boolean;
  readonly refusal?: ReviewRefusal | undefined;
  readonly photoRefusal?: PhotoRefusal | undefined;
  /** What has just been done, to be said once. */
  readonly said?: 'sent' | 'deleted' | undefined;
}

export const $reviewOrder = atom<OpenedOrder>({ state: 'loading' });
export const $reviewDrafts = atom<Readonly<Record<string, ReviewDraft>>>({});
export const $reviewWork = map<Record<string, LineWork>>({});

const nameOf = (token: string) => `review-${token}`;
const note = (line: number, work: LineWork) =>
  $reviewWork.setKey(String(line), { ...$reviewWork.get()[String(line)], ...work });

/** Opens the order behind a token; what was typed about its lines in this tab comes back. */
export async function openReviews(token: string | null, wanted?: number): Promise<void> {
  if (token === null || token === '') {
    $reviewOrder.set({ state: 'without' });
    return;
  }
  const answer = await readReviewOptions(token);
  if (!answer.ok) {
    const { code } = answer.failure;
    if (code === 'order_unknown' || code === 'invalid_request') $reviewOrder.set({ state: 'without' });
    else $reviewOrder.set({ state: code === 'rate_limited' ? 'limited' : 'failed' });
    return;
  }
  const { lines } = answer.value;
  const drafts = readReviewDrafts(sessionMemory.read(nameOf(token)));
  const unwritten = lines.filter(({ review }) => review === null);
  // The form that somebody came for is open, or the one that they had begun, or the first.
  const chosen =
    unwritten.find(({ line }) => line === wanted) ?? unwritten.find(({ line }) => drafts[line]) ?? unwritten[0];
  $reviewDrafts.set(drafts);
  $reviewWork.set(chosen === undefined ? {} : { [chosen.line]: { isOpen: true } });
  $reviewOrder.set({ state: 'open', token, options: answer.value });
}

function opened() {
  const order = $reviewOrder.get();
  return order.state === 'open' ? order : undefined;
}

function keep(drafts: Readonly<Record<string, ReviewDraft>>): void {
  $reviewDrafts.set(drafts);
  const order = opened();
  if (order) sessionMemory.write(nameOf(order.token), drafts);
}

const draftOf = (line: ReviewableLine) => $reviewDrafts.get()[line.line] ?? firstDraft(line);

/** Takes over what was chosen or typed about a line. */
export function changeReview(line: ReviewableLine, changes: Partial<ReviewDraft>): void {
  keep({ ...$reviewDrafts.get(), [line.line]: { ...draftOf(line), ...changes } });
  note(line.line, { refusal: undefined, said: undefined });
}

/** Shows the form of a line, or puts it away; what was typed stays. */
export function showReviewForm({ line }: ReviewableLine, isOpen: boolean): void {
  note(line, { isOpen, refusal: undefined, said: undefined });
}

function replaceReview({ line }: ReviewableLine, review: ReviewableLine['review']): void {
  const order = opened();
  if (order === undefined) return;
  const lines = order.options.lines.map((one) => (one.line === line ? { ...one, review } : one));
  $reviewOrder.set({ ...order, options: { ...order.options, lines } });
}

const refusals: Readonly<Record<string, ReviewRefusal>> = {
  review_closed: 'closed',
  photo_unknown: 'photoGone',
  rate_limited: 'limited',
  offline: 'offline',
};

/** Sends what was said of a line. What is refused stays as it was typed. */
export async function sendReview(line: ReviewableLine, language: Language): Promise<void> {
  const order = opened();
  if (order === undefined || $reviewWork.get()[line.line]?.isBusy) return;
  note(line.line, { isBusy: true, refusal: undefined });
  const draft = draftOf(line);
  const said = { ...draft, text: draft.text.trim(), authorName: draft.authorName.trim() };
  const answer = await writeReview({ token: order.token, line: line.line, language, ...said });
  note(line.line, { isBusy: false });
  if (answer.ok) {
    const { [line.line]: _, ...others } = $reviewDrafts.get();
    keep(others);
    replaceReview(line, { ...said, state: answer.value.state, rejection: null });
    note(line.line, { isOpen: false, said: 'sent', photoRefusal: undefined });
    return;
  }
  const refusal = refusals[answer.failure.code] ?? 'unexpected';
  // A photo that waited too long has gone: another one can be chosen.
  if (refusal === 'photoGone') changeReview(line, { photo: null });
  note(line.line, { refusal });
}

/** Takes a review back. `again`: its words stay in the form, to be written anew. */
export async function takeReviewBack(line: ReviewableLine, again = false): Promise<void> {
  const order = opened();
  if (order === undefined || $reviewWork.get()[line.line]?.isBusy) return;
  note(line.line, { isBusy: true, refusal: undefined });
  const answer = await deleteReview(order.token, line.line);
  note(line.line, { isBusy: false });
  // What is gone already is what was wanted.
  if (!answer.ok && answer.failure.code !== 'review_unknown') {
    note(line.line, { refusal: refusals[answer.failure.code] ?? 'unexpected' });
    return;
  }
  // The photo went with the review.
  if (again) changeReview(line, { photo: null });
  replaceReview(line, null);
  note(line.line, { isOpen: again, said: again ? undefined : 'deleted' });
}

const photoRefusals: Readonly<Record<string, PhotoRefusal>> = {
  photo_type: 'type',
  content_type_not_supported: 'type',
  photo_unfit: 'unfit',
  body_too_large: 'tooLarge',
  rate_limited: 'limited',
  offline: 'offline',
};

/** Sends a photo ahead, so that it is there when the review is sent, and after a reload. */
export async function chooseReviewPhoto(line: ReviewableLine, file: Blob): Promise<void> {
  const order = opened();
  if (order === undefined) return;
  note(line.line, { isSendingPhoto: true, photoRefusal: undefined });
  const photo = await shrinkPhoto(file);
  const isPhoto = (photoTypes as readonly string[]).includes(photo.type);
  const answer = isPhoto ? await sendReviewPhoto(order.token, line.line, photo) : undefined;
  if (answer?.ok) changeReview(line, { photo: answer.value.photo });
  const refusal =
    answer === undefined ? 'type' : answer.ok ? undefined : (photoRefusals[answer.failure.code] ?? 'unexpected');
  note(line.line, { isSendingPhoto: false, photoRefusal: refusal });
}
