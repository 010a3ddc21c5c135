/** Pixels of the longest side of a photo that is sent; the shop shows it smaller. */
const longestSide = 2000;

/**
 * Draws a photo smaller before it is sent: cameras make 10 MB of what 500 KB show, and write the place into it, which then never
 * leaves the phone. What the browser cannot draw goes as it is: the shop says what is wrong with it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  try {
    const photo = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(photo.width * scale);
    canvas.height = Math.round(photo.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) return file;
    // JPEG knows no transparency: it would turn black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(photo, 0, 0, canvas.width, canvas.height);
    photo.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
    return drawn ?? file;
  } catch {
    return file;
  }
}
