import type { Failure } from '../result/result.ts';

/** What a link in a mail of ours brings back: something that becomes a session, a word on what happened, or a refusal. */
export type AuthLink =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'tokens'; readonly accessToken: string; readonly refreshToken: string }
  | { readonly kind: 'hash'; readonly tokenHash: string }
  /** The first of two addresses has confirmed; the other one's mail is still to be opened. */
  | { readonly kind: 'half_confirmed' }
  | { readonly kind: 'refused'; readonly failure: Failure<'link_invalid'> };

export interface ReadLink {
  /** What the link is for: `signup`, `recovery`, `email_change`, …; empty where it does not say. */
  readonly type: string;
  readonly link: AuthLink;
}

/** The parameters of both places of an address, those of the fragment first. */
function parameters(address: string): (name: string) => string {
  const [query = '', fragment = ''] = address.replace(/^\?/, '').split('#');
  const places = [new URLSearchParams(fragment), new URLSearchParams(query)];
  return (name) => places.map((place) => place.get(name)).find((value) => value) ?? '';
}

/**
 * Reads what the backend put into the query or the fragment of an address (`?type=recovery&code=…`,
 * `#access_token=…&refresh_token=…&type=recovery`). Undefined where there is nothing of it.
 */
export function readAuthLink(address: string): ReadLink | undefined {
  const read = parameters(address);
  const type = read('type');
  const [code, tokenHash, accessToken, refreshToken] = [
    read('code'),
    read('token_hash'),
    read('access_token'),
    read('refresh_token'),
  ];
  if (read('error_code') || read('error') || read('error_description'))
    return { type, link: { kind: 'refused', failure: { code: 'link_invalid' } } };
  if (accessToken && refreshToken) return { type, link: { kind: 'tokens', accessToken, refreshToken } };
  if (code) return { type, link: { kind: 'code', code } };
  if (tokenHash) return { type, link: { kind: 'hash', tokenHash } };
  if (read('message')) return { type, link: { kind: 'half_confirmed' } };
  return undefined;
}
