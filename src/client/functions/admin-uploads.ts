import { type AdminUploadsRequest, adminUploadsErrors, adminUploadsResponse } from '#src/contracts/admin-uploads.ts';
import { callFunction } from './call-function.ts';

/** An address to upload to, word that a file was sent there, and what is cropped out of a picture. */
export function changeUploads(token: string, body: AdminUploadsRequest) {
  return callFunction({
    name: 'admin-uploads',
    body,
    token,
    answer: adminUploadsResponse,
    codes: adminUploadsErrors,
    retries: 1,
  });
}

/** Has what was uploaded be drawn anew now, not only within a minute. Nothing is lost where this does not arrive. */
export function hurryUploads(): void {
  void fetch('/.netlify/functions/draw-uploads-background', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => {});
}

/**
 * Sends a file to the signed address that it was given, telling how much of it has gone (0 to 1); false where it did not
 * arrive. An answer that was lost counts: the address takes one file, once.
 */
export function sendUpload(
  address: string,
  file: Blob,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    // fetch tells nothing of what was sent.
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.setRequestHeader('content-type', file.type);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(request.status < 300 || request.responseText.includes('Duplicate')));
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, () => resolve(false));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
