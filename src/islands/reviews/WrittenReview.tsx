import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $reviewWork, showReviewForm, takeReviewBack } from '#src/client/stores/review-page.ts';
import type { WrittenReview as Written } from '#src/contracts/reviews.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { photoAddress, type ReviewLineProps } from './review-view.ts';

interface Props extends ReviewLineProps {
  readonly review: Written;
}

/** Asks before a review goes: it does not come back. */
function DeleteReview({ data, line }: ReviewLineProps) {
  const [isAsked, setAsked] = useState(false);
  const words = data.texts.written;
  const text = islandText(data.language, words);
  const name = line.name[data.language];
  if (!isAsked) {
    return (
      <button
        type="button"
        className="link review-act"
        aria-label={text('deleteNamed', { name })}
        onClick={() => setAsked(true)}
      >
        {words.delete}
      </button>
    );
  }
  return (
    <fieldset className="review-sure">
      <legend>{words.deleteSure}</legend>
      {/* biome-ignore lint/a11y/noAutofocus: the question takes the place of the button that had the focus */}
      <button type="button" className="button button-line" autoFocus onClick={() => setAsked(false)}>
        {words.deleteNo}
      </button>
      <button type="button" className="button" onClick={() => void takeReviewBack(line)}>
        {words.deleteYes}
      </button>
    </fieldset>
  );
}

/** What was said of a line, how far it is, and what its writer may still do about it. */
export function WrittenReview(props: Props) {
  const { data, line, review, token } = props;
  const { refusal, said } = useStore($reviewWork)[line.line] ?? {};
  const words = data.texts.written;
  const text = islandText(data.language, words);
  const name = line.name[data.language];
  const pending = said === 'sent' ? words.pending : words.pendingShort;
  return (
    <div className="review-written ui">
      <p className={said === 'sent' ? undefined : 'muted'} data-review-state={review.state}>
        {review.state === 'pending' ? pending : words[review.state]}
      </p>
      {review.rejection !== null && <p>{text('rejectedWhy', { reason: review.rejection })}</p>}
      <p>
        <span
          className={`rating rating-${review.stars}`}
          role="img"
          aria-label={text('rating', { stars: review.stars })}
        >
          <i />
        </span>{' '}
        {review.fit !== null && <span className="small muted">{data.texts.form[review.fit]}</span>}
      </p>
      {review.text !== '' && <p className="review-words">{review.text}</p>}
      {review.photo !== null && (
        <img
          className="review-preview"
          src={photoAddress(review.photo, token)}
          alt={islandText(data.language, data.texts.photo)('alt', { name })}
          width={120}
          height={120}
        />
      )}
      {refusal !== undefined && (
        <p className="message" role="alert">
          {data.texts.errors[refusal]}
        </p>
      )}
      <div className="review-acts">
        {review.state === 'pending' && (
          <button
            type="button"
            className="link review-act"
            aria-label={text('changeNamed', { name })}
            onClick={() => showReviewForm(line, true)}
          >
            {words.change}
          </button>
        )}
        {review.state === 'rejected' && (
          <button type="button" className="link review-act" onClick={() => void takeReviewBack(line, true)}>
            {words.again}
          </button>
        )}
        {review.state === 'approved' && line.isSold && (
          <a className="link review-act" href={`${localizePath(`/product/${line.productId}`, data.language)}#reviews`}>
            {words.see}
          </a>
        )}
        <DeleteReview {...props} />
      </div>
    </div>
  );
}
