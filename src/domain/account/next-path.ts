/** Any origin does: only whether a path stays on its own is asked. */
const ownOrigin = 'https://own.invalid';

/**
 * Where to go after signing in, as the address asks for it (`?next=`): a path of the shop's own, with its query. Undefined for
 * everything that could lead elsewhere (`//host`, `/\host`, other schemes, hidden control characters) and for the page of
 * signing in itself.
 */
export function nextPath(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked)) return undefined;
  if (!URL.canParse(asked, ownOrigin)) return undefined;
  const { origin, pathname, search } = new URL(asked, ownOrigin);
  if (origin !== ownOrigin || pathname.startsWith('//') || /^\/(?:[a-z]{2}\/)?auth\/?$/.test(pathname))
    return undefined;
  return pathname + search;
}
