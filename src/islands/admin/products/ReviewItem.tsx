import { useState } from 'react';
import { decideReview } from '#src/client/functions/admin-reviews.ts';
import { showToast } from '#src/client/stores/toast.ts';
import { longestRejection } from '#src/contracts/admin-reviews.ts';
import type { StaffReview } from '#src/contracts/staff-reviews.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { TextArea } from '#src/ui/TextArea.tsx';
import { ActDialog } from '../ActDialog.tsx';
import { variantOf } from '../naming.ts';
import { useActing } from '../use-acting.ts';
import type { Section } from './product-words.tsx';
import { ReviewPhoto } from './ReviewPhoto.tsx';

interface Props extends Section {
  readonly review: StaffReview;
  readonly onDecided: (to: 'approved' | 'rejected') => void;
  /** Its writer has changed or deleted it meanwhile. */
  readonly onChanged: () => void;
}

function RejectDialog({
  review,
  onDecided,
  onClosed,
  ...section
}: Omit<Props, 'onChanged'> & { readonly onClosed: () => void }) {
  const { data, texts } = section;
  const { reviews: words } = texts;
  const text = islandText(data.language, texts);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { attempt } = useActing(data, texts.errors);
  async function reject(): Promise<string | undefined> {
    setProblem(reason.trim() === '' ? words.reasonMissing : undefined);
    if (reason.trim() === '') return words.reasonMissing;
    const { id, revision } = review;
    return attempt(
      (token) => decideReview(token, { act: 'reject', review: id, revision, reason: reason.trim() }),
      () => {
        showToast({ kind: 'done', text: words.rejected });
        onDecided('rejected');
      },
    );
  }
  return (
    <ActDialog
      data={data}
      title={text('reviews.rejectTitle', { name: review.author_name })}
      act={review.status === 'approved' ? words.takeDown : words.reject}
      onAct={reject}
      onClosed={onClosed}
    >
      <p>{words.rejectLead}</p>
      <TextArea
        label={words.reason}
        name="reason"
        lang={review.language}
        maxLength={longestRejection}
        problem={problem}
        value={reason}
        onValue={setReason}
      />
    </ActDialog>
  );
}

/** A review with everything that is needed to decide about it, and the ways to do so. */
export function ReviewItem({ review, onDecided, onChanged, ...section }: Props) {
  const { data, texts } = section;
  const { language } = data;
  const { reviews: words } = texts;
  const text = islandText(language, texts);
  const { act, isBusy } = useActing(data, texts.errors);
  const [isRejecting, setRejecting] = useState(false);
  const { id, revision, status, author_name: name, order_number: order } = review;
  const approve = () =>
    act(
      (token) => decideReview(token, { act: 'approve', review: id, revision }),
      () => {
        showToast({ kind: 'done', text: words.approved });
        onDecided('approved');
      },
      ({ code }) => {
        if (code === 'review_changed' || code === 'review_unknown') onChanged();
        return undefined;
      },
    );
  const time = `${shortDay(review.created_at, language)}, ${clockTime(review.created_at, language)}`;
  return (
    <li>
      <p className="admin-letter-head">
        <a className="link" href={`${localizePath(sectionPath('products'), language)}?product=${review.product}`}>
          {review.product_name}
        </a>
        <span>{[variantOf(data, review), review.fit && words.fit[review.fit]].filter(Boolean).join(' · ')}</span>
        <strong>{text('reviews.stars', { stars: review.stars })}</strong>
      </p>
      <p className="admin-letter-words" lang={review.language}>
        {review.body || (
          <span className="muted" lang={language}>
            {words.wordless}
          </span>
        )}
      </p>
      {review.photo && <ReviewPhoto {...section} photo={review.photo} />}
      <p className="muted">
        {text('reviews.by', { name, time })}
        {order && (
          <>
            {' · '}
            <a className="link" href={`${localizePath(sectionPath('orders'), language)}?order=${order}`}>
              {text('reviews.order', { order })}
            </a>
          </>
        )}
      </p>
      {review.rejection && <p>{text('reviews.rejection', { reason: review.rejection })}</p>}
      <p className="admin-ways">
        {status !== 'approved' && (
          <button
            type="button"
            className="admin-act"
            aria-disabled={isBusy}
            aria-label={text('reviews.approveNamed', { name })}
            onClick={() => void approve()}
          >
            {words.approve}
          </button>
        )}
        {status !== 'rejected' && (
          <button
            type="button"
            className="admin-act"
            aria-label={text('reviews.rejectNamed', { name })}
            onClick={() => setRejecting(true)}
          >
            {status === 'approved' ? words.takeDown : words.reject}
          </button>
        )}
      </p>
      {isRejecting && (
        <RejectDialog {...section} review={review} onDecided={onDecided} onClosed={() => setRejecting(false)} />
      )}
    </li>
  );
}
