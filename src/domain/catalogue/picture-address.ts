export type PictureFormat = 'avif' | 'webp' | 'jpg';

/**
 * Address of a picture in one width (pixels), from its key alone: `dress/burgundy` → `/pictures/dress/burgundy-480.webp`.
 * It stays the same when the picture is replaced, so carts and mails may keep it. Product pictures exist as WebP in 240, 480
 * and 720, as JPEG in 150 (for mails, 150 × 200) and 720 (for what cannot read WebP).
 */
export function pictureAddress(key: string, width = 480, format: PictureFormat = 'webp'): string {
  return `/pictures/${key}-${width}.${format}`;
}
