import * as z from 'zod/mini';
import { cropAround, middle, type PictureCrop } from '#src/domain/catalogue/picture-crop.ts';
import type { PictureSize } from '#src/domain/catalogue/picture-recipe.ts';
import { tall, uploadedPictureKey } from '#src/domain/catalogue/uploaded-picture.ts';
import { encodeRenditions } from '#src/pictures/encode.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import {
  bytesOf,
  masterPath,
  mediaTypes,
  type PrivateFiles,
  renditionPath,
  renditionsOfUpload,
  sourcePath,
} from './picture-store.ts';
import { cutPicture, prepareUpload } from './prepare-upload.ts';

interface Dependencies {
  readonly call: CallDatabase;
  /** On behalf of whoever uploaded. */
  callAs(userId: string): CallDatabase;
  /** What was sent. */
  readonly uploads: PrivateFiles;
  readonly pictures: PrivateFiles;
}

const taken = z.nullable(z.object({ id: z.uuid(), path: z.string(), owner: z.nullable(z.uuid()) }));

/** Cuts a picture out of a prepared one and keeps all its files. Answers its key and hash. */
export async function cutAndKeep(
  pictures: PrivateFiles,
  upload: string,
  source: Buffer,
  size: PictureSize,
  crop: PictureCrop,
): Promise<{ readonly hash: string; readonly picture: string }> {
  const { hash, width, ground, master } = await cutPicture(upload, source, size, crop);
  await pictures.write(masterPath(hash), master, mediaTypes.webp);
  const renditions = renditionsOfUpload({ width, height: tall(width) });
  for await (const { rendition, bytes } of encodeRenditions(master, renditions))
    await pictures.write(renditionPath(hash, rendition), bytes, mediaTypes[rendition.format]);
  return { hash, picture: uploadedPictureKey({ hash, color: '', width, ground }) };
}

async function draw({ uploads, pictures }: Dependencies, id: string, path: string): Promise<object> {
  const sent = await bytesOf(await uploads.read(path));
  if (sent === undefined) return { refusal: 'not_received' };
  const prepared = await prepareUpload(sent);
  if (!prepared.ok) return { refusal: prepared.failure.code };
  const { source, width, height } = prepared.value;
  await pictures.write(sourcePath(id), source, mediaTypes.webp);
  const crop = cropAround({ width, height }, middle);
  return { width, height, crop, ...(await cutAndKeep(pictures, id, source, { width, height }, crop)) };
}

/**
 * Draws anew what was uploaded, one after the other, until nothing waits or the time is over. What was sent is removed once it
 * is settled: nothing of it is ever given out. Interrupted anywhere, a later run begins with the same upload again.
 */
export async function drawUploads(
  dependencies: Dependencies,
  isTimeLeft: () => boolean,
): Promise<{ drawn: number; refused: number }> {
  const counts = { drawn: 0, refused: 0 };
  while (isTimeLeft()) {
    const next = taken.parse(await dependencies.call('take_upload', {}));
    if (next === null) break;
    const outcome = await draw(dependencies, next.id, next.path);
    const call = next.owner === null ? dependencies.call : dependencies.callAs(next.owner);
    await call('settle_upload', { upload: next.id, outcome });
    await dependencies.uploads.remove([next.path]);
    counts['refusal' in outcome ? 'refused' : 'drawn'] += 1;
  }
  return counts;
}

const givenUp = z.object({
  pictures: z.array(z.string()),
  uploads: z.array(z.object({ id: z.uuid(), path: z.string() })),
});

/** Removes what was uploaded a day ago and nobody used. Interrupted anywhere, the next run goes on. */
export async function removeUnusedUploads({
  call,
  uploads,
  pictures,
}: Omit<Dependencies, 'callAs'>): Promise<{ removed: number }> {
  const found = givenUp.parse(await call('give_up_uploads', {}));
  for (const hash of found.pictures) await pictures.remove(await pictures.list(hash));
  await uploads.remove(found.uploads.map(({ path }) => path));
  await pictures.remove(found.uploads.map(({ id }) => sourcePath(id)));
  await call('forget_uploads', { pictures: found.pictures, given_up: found.uploads.map(({ id }) => id) });
  return { removed: found.pictures.length + found.uploads.length };
}
