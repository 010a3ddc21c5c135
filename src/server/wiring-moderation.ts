import { type AdminMessagesRequest, adminMessagesResponse } from '#src/contracts/admin-messages.ts';
import type { AdminReviewsRequest } from '#src/contracts/admin-reviews.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import type { Staff } from './admin/staff.ts';
import { approveReview, rejectReview } from './reviews/moderate-reviews.ts';
import { readPhotoToModerate } from './reviews/review-photo.ts';

interface Dependencies {
  readonly call: CallDatabase;
  callAs(userId: string): CallDatabase;
}

/** The use cases of the back office about what people write: reviews and messages, for `shop()`. */
export function joinModeration({ call, callAs }: Dependencies) {
  return {
    decideReview: ({ review, revision, ...request }: AdminReviewsRequest, { userId }: Staff) => {
      const verdict = { reviewId: review, revision, moderator: userId };
      return request.act === 'approve'
        ? approveReview(callAs(userId), verdict)
        : rejectReview(callAs(userId), verdict, request.reason);
    },
    reviewPhotoForStaff: (photo: string) => readPhotoToModerate(call, photo),
    fileMessage: async ({ message, status }: AdminMessagesRequest, { userId }: Staff) =>
      readAnswer(
        await callAs(userId)('file_contact_message', { filed: message, wanted: status }),
        adminMessagesResponse,
        ['message_unknown'] as const,
      ),
  };
}
