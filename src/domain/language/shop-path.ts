import { splitPath } from './paths.ts';

/** As the database's is_shop_path: one slash first, no second, no backslash, space or control character; 500 characters at most. */
const shopPath = /^\/([^/\\\s\p{Cc}][^\\\s\p{Cc}]*)?$/u;

/** Whether this is the address of a page of the shop, without its origin. */
export function isShopPath(path: string): boolean {
  return path.length <= 500 && shopPath.test(path);
}

/**
 * The page of the shop that somebody means by what they typed or pasted: without the shop's own `origin` and without language, which
 * readers bring along themselves. Undefined where it leads anywhere else.
 */
export function meantShopPath(typed: string, origin: string): string | undefined {
  const trimmed = typed.trim();
  const path = trimmed.startsWith(`${origin}/`) ? trimmed.slice(origin.length) : trimmed;
  if (!isShopPath(path)) return undefined;
  const [address = '/', ...rest] = path.split(/(?=[?#])/);
  return splitPath(address).path + rest.join('');
}
