import type { PictureFormat } from '#src/domain/catalogue/picture-address.ts';
import { readUploadedKey } from '#src/domain/catalogue/uploaded-picture.ts';
import { failure, type Result, success } from '#src/domain/result/result.ts';
import type { encodeRenditions } from '#src/pictures/encode.ts';
import {
  bytesOf,
  masterPath,
  mediaTypes,
  type PrivateFiles,
  renditionPath,
  renditionsOfUpload,
} from './picture-store.ts';

interface Dependencies {
  readonly pictures: Pick<PrivateFiles, 'read' | 'write'>;
  /** What writes pictures is large: it is loaded where a file has to be made. */
  loadEncoding(): Promise<{ readonly encodeRenditions: typeof encodeRenditions }>;
}

const address = /^\/pictures\/(uploaded\/[0-9a-f]{20}\/[a-z0-9-]+)-(\d+)\.(avif|webp|jpg)$/;

/** What an address asks for: the picture and one of the files that are made of it. */
function wantedFile(pathname: string) {
  const [, key = '', width, format] = address.exec(pathname) ?? [];
  const picture = readUploadedKey(key);
  const rendition =
    picture &&
    renditionsOfUpload(picture).find(
      (made) => made.width === Number(width) && made.format === (format as PictureFormat),
    );
  return picture && rendition && { picture, rendition };
}

/** Nothing at an address ever changes: another crop has another one. The platform keeps it beyond deployments. */
function pictureResponse(bytes: Buffer, format: PictureFormat): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': mediaTypes[format],
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'netlify-cdn-cache-control': 'public, max-age=31536000, immutable, durable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}

/**
 * A file of an uploaded picture by its address (`/pictures/uploaded/…-480.webp`). One that is not there yet, since the recipe
 * has changed or drawing was interrupted, is made of the master and kept.
 */
export async function givePicture(
  { pictures, loadEncoding }: Dependencies,
  pathname: string,
): Promise<Result<Response, 'picture_unknown'>> {
  const wanted = wantedFile(pathname);
  if (wanted === undefined) return failure('picture_unknown');
  const { picture, rendition } = wanted;
  const path = renditionPath(picture.hash, rendition);
  const kept = await bytesOf(await pictures.read(path));
  if (kept !== undefined) return success(pictureResponse(kept, rendition.format));
  const master = await bytesOf(await pictures.read(masterPath(picture.hash)));
  if (master === undefined) return failure('picture_unknown');
  const { encodeRenditions } = await loadEncoding();
  for await (const { bytes } of encodeRenditions(master, [rendition])) {
    await pictures.write(path, bytes, mediaTypes[rendition.format]);
    return success(pictureResponse(bytes, rendition.format));
  }
  return failure('picture_unknown');
}
