import { useStore } from '@nanostores/react';
import { listReviews, type ReviewsAsked } from '#src/client/backend/staff-reviews.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { reviewStatuses, type StaffReview, type StaffReviewPage } from '#src/contracts/staff-reviews.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import { formatNumber } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { Listed } from '../Listed.tsx';
import { StatusTabs } from '../StatusTabs.tsx';
import { useReading } from '../use-reading.ts';
import type { Section } from './product-words.tsx';
import { ReviewItem } from './ReviewItem.tsx';

/** The page without a review that went to another state. */
function without(page: StaffReviewPage, review: StaffReview, to: 'approved' | 'rejected'): StaffReviewPage {
  const counts = page.counts && {
    ...page.counts,
    [review.status]: page.counts[review.status] - 1,
    [to]: page.counts[to] + 1,
  };
  return { ...page, reviews: page.reviews.filter(({ id }) => id !== review.id), ...(counts && { counts }) };
}

/** What people wrote about what they bought: those that wait to be read, the longest first, and those that were decided. */
export function ReviewList(section: Section) {
  const { data, texts } = section;
  const { reviews: words } = texts;
  const text = islandText(data.language, texts);
  const { query } = useStore($place);
  const status = reviewStatuses.find((each) => each === query['reviews']) ?? 'pending';
  const asked: ReviewsAsked = { status, language: data.language };
  const reading = useReading(JSON.stringify(asked), ({ token }) => listReviews(token, asked));
  const { value } = reading;
  const showMore = ({ reviews }: StaffReviewPage) =>
    reading.extend(
      ({ token }) => listReviews(token, { ...asked, after: reviews.at(-1)?.place }),
      (before, { more, reviews: next }) => ({ ...before, more, reviews: [...before.reviews, ...next] }),
    );
  return (
    <div className="admin-section">
      <p className="admin-as-of">
        <a className="link" href={localizePath(sectionPath('products'), data.language)}>
          {words.back}
        </a>
        <button type="button" className="link" onClick={() => void reading.again()}>
          {data.admin.dashboard.refresh}
        </button>
      </p>
      <div className="admin-bar">
        <StatusTabs
          label={words.label}
          section="products"
          name="reviews"
          current={status}
          statuses={reviewStatuses}
          names={words.tabs}
          counts={value?.counts}
        />
      </div>
      <Listed
        data={data}
        reading={reading}
        rowsOf={({ reviews }) => reviews}
        none={words.none[status]}
        more={words.more}
        onMore={showMore}
        shown={({ reviews, counts }) =>
          text('reviews.shown', {
            shown: formatNumber(reviews.length, data.language),
            total: formatNumber(counts?.[status] ?? reviews.length, data.language),
          })
        }
      >
        {({ reviews }) => (
          <ul className="admin-letters" aria-label={words.list} aria-busy={reading.isBusy}>
            {reviews.map((review) => (
              <ReviewItem
                key={`${review.id} ${review.revision}`}
                {...section}
                review={review}
                onDecided={(to) => reading.show((page) => without(page, review, to))}
                onChanged={() => void reading.again()}
              />
            ))}
          </ul>
        )}
      </Listed>
    </div>
  );
}
