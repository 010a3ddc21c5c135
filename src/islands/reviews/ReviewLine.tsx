import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $reviewWork, showReviewForm } from '#src/client/stores/review-page.ts';
import { reviewAnchor } from '#src/domain/catalogue/review.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { type ReviewLineProps, variantOf } from './review-view.ts';
import { WrittenReview } from './WrittenReview.tsx';

/** A line of the order: what it is, and what was or can be said of it. */
export function ReviewLine(props: ReviewLineProps) {
  const { data, line } = props;
  const { isOpen = false, said } = useStore($reviewWork)[line.line] ?? {};
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== undefined) status.current?.focus();
  }, [said]);
  const name = line.name[data.language];
  const { form, written } = data.texts;
  const text = islandText(data.language, form);
  return (
    <section className="review-line" id={reviewAnchor(line.line)} aria-labelledby={`name-${line.line}`}>
      <div className="review-product">
        <span className="picture ratio-3-4">
          {line.image && <img src={line.image} alt="" width={75} height={100} />}
        </span>
        <div>
          <h2 className="title-2" id={`name-${line.line}`}>
            {name}
          </h2>
          <p className="small muted">{variantOf(data, line)}</p>
        </div>
      </div>
      <p className="ui review-said" role="status" tabIndex={-1} ref={status}>
        {said && written[said]}
      </p>
      {isOpen && <ReviewForm {...props} />}
      {!isOpen && line.review !== null && <WrittenReview {...props} review={line.review} />}
      {!isOpen && line.review === null && (
        <button
          type="button"
          className="button button-line"
          aria-label={text('openNamed', { name })}
          onClick={() => showReviewForm(line, true)}
        >
          {form.open}
        </button>
      )}
    </section>
  );
}
