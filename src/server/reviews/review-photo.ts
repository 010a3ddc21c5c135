import * as z from 'zod/mini';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import type { encodePhoto } from './encode-photo.ts';
import { admitReviewer, findReviewer, type ReviewDependencies } from './reviewer.ts';

interface PhotoDependencies extends ReviewDependencies {
  readonly encode: typeof encodePhoto;
}

interface SentPhoto {
  readonly token: string | undefined;
  readonly line: number;
  readonly bytes: Uint8Array;
}

const codes = ['order_unknown', 'not_delivered', 'review_closed'] as const;
type Refusal = (typeof codes)[number] | 'not_signed_in' | 'rate_limited' | 'photo_type' | 'photo_unfit';

/** Draws a photo anew and keeps it for the review of a line; the review names it when it is sent. */
export async function keepReviewPhoto(
  { encode, ...dependencies }: PhotoDependencies,
  { bytes, line, token }: SentPhoto,
  bearer: string | undefined,
): Promise<Result<{ photo: string }, Refusal>> {
  const reviewer = await admitReviewer(dependencies, token, bearer);
  if (!reviewer.ok) return reviewer;
  const encoded = await encode(Buffer.from(bytes));
  if (!encoded.ok) return encoded;
  const { height, picture, thumbnail, width } = encoded.value;
  const answer = await dependencies.call('keep_review_photo', {
    ...{ ...reviewer.value, line, width, height },
    ...{ picture: picture.toString('base64'), thumbnail: thumbnail.toString('base64') },
  });
  return readAnswer(answer, z.object({ photo: z.string() }), codes);
}

const stored = z.nullable(z.object({ bytes: z.string(), is_public: z.boolean() }));

interface WantedPhoto {
  readonly id: string;
  readonly size: 'small' | 'large';
  readonly token?: string | undefined;
}

/** Seconds that everybody may keep the photo of a published review; it may be taken down. */
const publicSeconds = 3600;

function photoResponse({ bytes, is_public: isPublic }: NonNullable<z.infer<typeof stored>>): Response {
  const picture = Buffer.from(bytes, 'base64');
  return new Response(picture, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(picture.byteLength),
      'content-disposition': 'inline; filename="photo.webp"',
      'cache-control': isPublic ? `public, max-age=${publicSeconds}` : 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}

/** The photo of a published review, or to its writer their own. */
export async function readReviewPhoto(
  { call, identify }: Pick<ReviewDependencies, 'call' | 'identify'>,
  { id, size, token }: WantedPhoto,
  bearer: string | undefined,
): Promise<Result<Response, 'photo_unknown'>> {
  const found = await findReviewer(identify, token, bearer);
  const reviewer = found.ok ? found.value : { order_token: null, owner: null };
  const row = stored.parse(await call('read_review_photo', { photo: id, is_small: size === 'small', ...reviewer }));
  return row === null ? failure('photo_unknown') : success(photoResponse(row));
}

/** A photo whose review waits to be read, for whoever moderates. */
export async function readPhotoToModerate(call: CallDatabase, id: string): Promise<Result<Response, 'photo_unknown'>> {
  const row = stored.parse(
    await call('read_review_photo', { photo: id, is_small: false, order_token: null, owner: null, moderates: true }),
  );
  return row === null ? failure('photo_unknown') : success(photoResponse({ ...row, is_public: false }));
}
