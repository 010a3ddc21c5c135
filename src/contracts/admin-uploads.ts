import * as z from 'zod/mini';
import { staffErrors } from './staff.ts';

/** Bytes of a picture that may be uploaded: what cameras write as JPEG. */
export const maximumUploadBytes = 25_000_000;
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

const pictureKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]{0,119}$/));
const pixels = z.int().check(z.gte(0), z.lte(12_000));
export const pictureCrop = z.strictObject({ left: pixels, top: pixels, width: pixels });

/** Body of `POST /.netlify/functions/admin-uploads`. */
export const adminUploadsRequest = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('begin'),
    /** Made by who asks: said twice, it is one upload. */
    upload: z.uuid(),
    bytes: z.int().check(z.gte(1), z.lte(maximumUploadBytes)),
  }),
  /** The file has been sent to its address. */
  z.strictObject({ act: z.literal('finish'), upload: z.uuid() }),
  /** The whole of an uploaded picture, to crop it by. */
  z.strictObject({ act: z.literal('look'), picture: pictureKey }),
  z.strictObject({ act: z.literal('crop'), picture: pictureKey, crop: pictureCrop }),
]);
export type AdminUploadsRequest = z.output<typeof adminUploadsRequest>;

export const adminUploadsResponse = z.object({
  ok: z.literal(true),
  /** Where the file goes, as the body of a PUT. */
  address: z.optional(z.string()),
  /** Key of the picture that was cut out. */
  picture: z.optional(z.string()),
  whole: z.optional(
    z.object({
      /** Pixels of the whole picture; what is shown of it may be smaller. */
      width: z.int(),
      height: z.int(),
      crop: pictureCrop,
      /** An address that holds the picture itself. */
      shown: z.string(),
    }),
  ),
});
export type AdminUploadsResponse = z.output<typeof adminUploadsResponse>;
export type WholePicture = NonNullable<AdminUploadsResponse['whole']>;

export const adminUploadsErrors = {
  ...staffErrors,
  /** Somebody else's, or one that nobody used for a day. */
  upload_unknown: 404,
  /** It was not uploaded, or what it was cut out of is gone. */
  picture_unknown: 404,
  /** Past the edges, or too small to be shown. */
  crop_unfit: 400,
} as const;
