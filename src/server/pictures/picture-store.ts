import type { PictureFormat } from '#src/domain/catalogue/picture-address.ts';
import { type Rendition, recipeVersion, renditionsOf } from '#src/domain/catalogue/picture-recipe.ts';
import type { UploadedPicture } from '#src/domain/catalogue/uploaded-picture.ts';

/** Files that nobody reads past the shop's functions. */
export interface PrivateFiles {
  signUpload(path: string): Promise<string>;
  read(path: string): Promise<Blob | undefined>;
  stream(path: string): Promise<ReadableStream<Uint8Array> | undefined>;
  write(path: string, bytes: Uint8Array, type: string): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  list(folder: string): Promise<string[]>;
}

export const mediaTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** The whole picture of an upload, drawn anew. */
export const sourcePath = (upload: string) => `sources/${upload}.webp`;
/** What all files of a picture are made of. */
export const masterPath = (hash: string) => `${hash}/master.webp`;
/** A made file; another recipe makes another one. */
export const renditionPath = (hash: string, { width, format }: Pick<Rendition, 'width' | 'format'>) =>
  `${hash}/${recipeVersion}-${width}.${format}`;

/** All files that are made of an uploaded picture. */
export const renditionsOfUpload = (picture: Pick<UploadedPicture, 'width' | 'height'>) =>
  renditionsOf('uploaded', picture);

export async function bytesOf(file: Blob | undefined): Promise<Buffer | undefined> {
  return file && Buffer.from(await file.arrayBuffer());
}
