import sharp from 'sharp';

/** Median colour of the upper corners, where the ground of a picture is plain, `#rrggbb`: shown until the picture is there. */
export async function groundOf(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes).resize(60, 80, { fit: 'fill' }).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const corners = [0, 1, 2, 3, info.width - 4, info.width - 3, info.width - 2, info.width - 1];
  const samples = [1, 2, 3, 4].flatMap((row) => corners.map((column) => (row * info.width + column) * 3));
  const channels = [0, 1, 2].map((channel) => {
    const values = samples.map((at) => data[at + channel] ?? 0).sort((left, right) => left - right);
    return (values[values.length >> 1] ?? 0).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
