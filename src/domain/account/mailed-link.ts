import type { Language } from '#src/domain/language/languages.ts';
import { localizePath, splitPath } from '#src/domain/language/paths.ts';
import type { LinkLetterKind } from './auth-mail.ts';

/** What the auth service takes at `POST /verify`, and the page of the shop that brings it there. */
const ways: Readonly<Record<LinkLetterKind, { readonly type: string; readonly page: string }>> = {
  signup: { type: 'signup', page: '/' },
  recovery: { type: 'recovery', page: '/reset-password' },
  email_change_current: { type: 'email_change', page: '/account' },
  email_change_new: { type: 'email_change', page: '/account' },
};

interface OwnAddress {
  readonly language: Language | undefined;
  /** Without its language: `/account`. */
  readonly path: string;
  /** `?tab=profile`, or nothing. */
  readonly query: string;
}

/**
 * An address of the shop in its parts; undefined for every other one, and for paths that a browser would take for another host
 * (`//elsewhere`).
 */
function readOwnAddress(address: string, siteUrl: string): OwnAddress | undefined {
  if (!URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname, search } = new URL(address, siteUrl);
  if (origin !== new URL(siteUrl).origin || pathname.startsWith('//')) return undefined;
  return { ...splitPath(pathname), query: search };
}

/** The language that an address of the shop has in front; undefined where it has none or is not the shop's. */
export function languageOfAddress(address: string, siteUrl: string): Language | undefined {
  return readOwnAddress(address, siteUrl)?.language;
}

interface MailedLink {
  readonly kind: LinkLetterKind;
  readonly tokenHash: string;
  /** Of the letter; a page that was asked for in another language stays in that one. */
  readonly language: Language;
  /** Where whoever asked for the mail wanted to be led; counts only if it is an address of the shop. */
  readonly redirectTo: string;
}

/**
 * The link of a letter: a page of the shop with the token in its fragment (`#type=recovery&token_hash=…`). Opening it uses
 * nothing up, since only the page's own `POST` does, so programs that look into mail leave the link whole, and it works in
 * another browser than the one that asked. A fragment reaches no server, log or referrer.
 */
export function mailedLink(siteUrl: string, { kind, tokenHash, language, redirectTo }: MailedLink): string {
  const { type, page } = ways[kind];
  const asked = readOwnAddress(redirectTo, siteUrl);
  // The auth service gives the home page where nobody said anything; a new password is set on its own page alone.
  const isPage = asked !== undefined && asked.path !== '/' && kind !== 'recovery';
  const path = localizePath(isPage ? asked.path : page, asked?.language ?? language);
  return `${siteUrl}${path}${isPage ? asked.query : ''}#${new URLSearchParams({ type, token_hash: tokenHash })}`;
}
