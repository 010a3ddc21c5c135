import type { AdminUploadsRequest } from '#src/contracts/admin-uploads.ts';
import type { CallDatabase } from '#src/server/database/call-database.ts';
import type { Staff } from './admin/staff.ts';
import { runJob } from './jobs/run-job.ts';
import { givePicture } from './pictures/give-picture.ts';
import type { PrivateFiles } from './pictures/picture-store.ts';
import { takeUploads } from './pictures/take-uploads.ts';

/** What reads and writes pictures is large: only a function that draws loads it, when it draws. */
const loadUploads = () => import('./pictures/draw-uploads.ts');
const loadPreparing = () => import('./pictures/prepare-upload.ts');

/** Milliseconds that a run draws for; the platform ends scheduled functions after 30 seconds. */
const drawingTime = 15_000;

interface Dependencies {
  readonly call: CallDatabase;
  callAs(userId: string): CallDatabase;
  /** A private bucket of Storage. */
  files(bucket: string): PrivateFiles;
  now(): Date;
}

/** The use cases of uploaded pictures, for `shop()`. */
export function joinPictures({ call, callAs, files, now }: Dependencies) {
  const stores = { uploads: files('uploads'), pictures: files('pictures') };
  const drawFor = async (milliseconds: number) => {
    const { drawUploads } = await loadUploads();
    const end = now().getTime() + milliseconds;
    return drawUploads({ call, callAs, ...stores }, () => now().getTime() < end);
  };
  return {
    takeUploads: (request: AdminUploadsRequest, { userId }: Staff) =>
      takeUploads(
        {
          call: callAs(userId),
          ...stores,
          loadDrawing: async () => ({ ...(await loadUploads()), ...(await loadPreparing()) }),
        },
        request,
        userId,
      ),
    drawUploads: () => drawFor(drawingTime * 10),
    tendUploads: () =>
      runJob({ call, now }, 'tend-uploads', async () => {
        const drawn = await drawFor(drawingTime);
        const { removeUnusedUploads } = await loadUploads();
        return { ...drawn, ...(await removeUnusedUploads({ call, ...stores })) };
      }),
    givePicture: (pathname: string) =>
      givePicture({ pictures: stores.pictures, loadEncoding: () => import('#src/pictures/encode.ts') }, pathname),
  };
}
