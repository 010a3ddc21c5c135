import * as z from 'zod/mini';
import {
  type AdminUploadsRequest,
  type AdminUploadsResponse,
  maximumUploadBytes,
  pictureCrop,
} from '#src/contracts/admin-uploads.ts';
import { isCropOf } from '#src/domain/catalogue/picture-crop.ts';
import { readUploadedKey, recolored } from '#src/domain/catalogue/uploaded-picture.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import { readAnswer } from '#src/server/database/read-answer.ts';
import type { cutAndKeep } from './draw-uploads.ts';
import { bytesOf, type PrivateFiles, sourcePath } from './picture-store.ts';
import type { previewOf } from './prepare-upload.ts';

interface Dependencies {
  /** On behalf of who asks. */
  readonly call: CallDatabase;
  readonly uploads: PrivateFiles;
  readonly pictures: PrivateFiles;
  /** What reads and writes pictures is large: it is loaded when one is cropped. */
  loadDrawing(): Promise<{ readonly cutAndKeep: typeof cutAndKeep; readonly previewOf: typeof previewOf }>;
}

type Refusal = 'upload_unknown' | 'picture_unknown' | 'crop_unfit';
type Answer = Promise<Result<AdminUploadsResponse, Refusal>>;

const found = z.nullable(z.object({ upload: z.uuid(), width: z.int(), height: z.int(), crop: pictureCrop }));

async function begin({ call, uploads }: Dependencies, upload: string, bytes: number, owner: string): Answer {
  const answer = readAnswer(
    await call('begin_upload', { upload, owner, upload_purpose: 'product', upload_bytes: bytes }),
    z.object({ path: z.string() }),
    ['upload_unknown'] as const,
  );
  return answer.ok ? success({ ok: true, address: await uploads.signUpload(answer.value.path) }) : answer;
}

/** An uploaded picture by its key: what it was cut out of, and the whole of it. */
async function findWhole({ call, pictures }: Dependencies, key: string) {
  const hash = readUploadedKey(key)?.hash;
  const cut = hash === undefined ? null : found.parse(await call('find_cut', { picture_hash: hash }));
  const source = cut === null ? undefined : await bytesOf(await pictures.read(sourcePath(cut.upload)));
  return cut === null || source === undefined ? undefined : { ...cut, source };
}

/**
 * Takes uploads of whoever works here, and crops what became of them. Files never pass through here: they go to a signed
 * address, and are drawn anew by another function (drawUploads).
 */
export async function takeUploads(dependencies: Dependencies, request: AdminUploadsRequest, owner: string): Answer {
  if (request.act === 'begin')
    return begin(dependencies, request.upload, Math.min(request.bytes, maximumUploadBytes), owner);
  if (request.act === 'finish')
    return readAnswer(
      await dependencies.call('receive_upload', { upload: request.upload, owner }),
      z.object({ ok: z.literal(true) }),
      ['upload_unknown'] as const,
    );
  const whole = await findWhole(dependencies, request.picture);
  if (whole === undefined) return failure('picture_unknown');
  const { upload, source, width, height } = whole;
  const drawing = await dependencies.loadDrawing();
  if (request.act === 'look')
    return success({ ok: true, whole: { width, height, crop: whole.crop, shown: await drawing.previewOf(source) } });
  if (!isCropOf({ width, height }, request.crop)) return failure('crop_unfit');
  const cut = await drawing.cutAndKeep(dependencies.pictures, upload, source, { width, height }, request.crop);
  const isKept = z
    .boolean()
    .parse(await dependencies.call('keep_cut', { upload, cut: { hash: cut.hash, crop: request.crop } }));
  if (!isKept) return failure('picture_unknown');
  return success({ ok: true, picture: recolored(cut.picture, readUploadedKey(request.picture)?.color ?? '') });
}
