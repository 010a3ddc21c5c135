import { useStore } from '@nanostores/react';
import { listReviews, type ReviewsAsked } from '#src/client/backend/staff-reviews.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { reviewStatuses, type StaffReview, type StaffReviewPage } from '#src/contracts/staff-reviews.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { LetterList, moved } from '../LetterList.tsx';
import { useReading } from '../use-reading.ts';
import type { Section } from './product-words.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** The page without a review that went to another state. */
const without = (page: StaffReviewPage, { id, status }: StaffReview, to: 'approved' | 'rejected') => ({
  ...page,
  reviews: page.reviews.filter((review) => review.id !== id),
  counts: moved(page.counts, status, to),
});

/** What people wrote about what they bought: those that wait to be read, the longest first, and those that were decided. */
export function ReviewList(section: Section) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const { query } = useStore($place);
  const status = reviewStatuses.find((each) => each === query['reviews']) ?? 'pending';
  const asked: ReviewsAsked = { status, language: data.language };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listReviews(token, asked));
  return (
    <LetterList
      data={data}
      section="products"
      name="reviews"
      words={texts.reviews}
      statuses={reviewStatuses}
      status={status}
      reading={reading}
      lettersOf={({ reviews }) => reviews}
      keyOf={({ id, revision }) => `${id} ${revision}`}
      shown={(numbers) => text('reviews.shown', numbers)}
      onMore={({ reviews }) =>
        reading.extend(
          ({ token }) => listReviews(token, { ...asked, after: reviews.at(-1)?.place }),
          (before, { more, reviews: next }) => ({ ...before, more, reviews: [...before.reviews, ...next] }),
        )
      }
    >
      {(review) => (
        <ReviewItem
          {...section}
          review={review}
          onDecided={(to) => reading.show((page) => without(page, review, to))}
          onChanged={() => void reading.again()}
        />
      )}
    </LetterList>
  );
}
