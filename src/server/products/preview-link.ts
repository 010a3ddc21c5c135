import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a preview can be looked at, milliseconds. */
const life = 30 * 60_000;

const sign = (key: string, id: string, until: string) =>
  createHmac('sha256', key).update(`product-preview\n${id}\n${until}`).digest('hex');

/** Path of the page that shows a product as the shop would, for half an hour: `/preview/{id}?until=…&signature=…`. */
export function previewPath(key: string, id: string, now: Date): string {
  const until = String(now.getTime() + life);
  return `/preview/${id}?${new URLSearchParams({ until, signature: sign(key, id, until) })}`;
}

/** Whether the query of a preview's address was signed here for this product, and still counts. */
export function isPreview(key: string, id: string, query: URLSearchParams, now: Date): boolean {
  const until = query.get('until') ?? '';
  const given = Buffer.from(query.get('signature') ?? '');
  const wanted = Buffer.from(sign(key, id, until));
  return (
    /^\d{13}$/.test(until) &&
    Number(until) > now.getTime() &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  );
}
